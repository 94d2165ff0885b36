/**
 * Changes a restored backup lacks (SYNC 3.8): the server had confirmed them, so no op waits any more, but
 * this device still has the rows. The device sends again those that its person wrote.
 */
import type { RevisionGap } from '../../../contract/members/calls/sync-calls'
import type { Change } from '../../../contract/members/op'
import { noteFields, type SyncRow } from '../../../contract/members/things'
import { wordMarkFields } from '../../../contract/members/word-mark'
import { kindOf, kinds, type ThingKind } from '../../kinds'
import { ask, type StoreSteps } from '../client-store'

/** Rows read at once: a note may have 64 kB. */
const atOnce = 100

/**
 * Changes that restore rows whose revision lies in one of the gaps and which the
 * complete snapshot, still beside the rows, lacks or has in another state. Deletions
 * are not repeated: a backup may have been restored because of them.
 */
export function* lostChanges(gaps: readonly RevisionGap[]): StoreSteps<Change[]> {
  if (gaps.length === 0) return []
  const keys = yield* ask('rowKeys', '')
  const changes: Change[] = []
  for (let from = 0; from < keys.length; from += atOnce) {
    const rows = (yield* ask('rows', keys.slice(from, from + atOnce))).filter(
      (row) => !row.deleted && gapOf(row, gaps) !== undefined,
    )
    const own = rows.map(({ key }) => key)
    const restored = new Map((yield* ask('incoming', own)).map((row) => [row.key, row]))
    // Later changes of the person are already waiting.
    const waiting = new Set(
      (yield* ask('keyOps', own)).flatMap((op) => (op.state === 'queued' ? [op.key] : [])),
    )
    const left = rows.filter(({ key }) => !waiting.has(key))
    changes.push(...left.flatMap((row) => changeOf(row, restored.get(row.key), gaps) ?? []))
  }
  return changes
}

/** Undefined when nothing is lost, or nothing that a person wrote: reading is not recorded again. */
function changeOf(
  row: SyncRow,
  restored: SyncRow | undefined,
  gaps: readonly RevisionGap[],
): Change | undefined {
  const kind = kindOf(row.key)?.prefix
  const gap = gapOf(row, gaps)
  const change = kind && again[kind](row)
  if (!kind || !gap || !change || (restored && isSame(again[kind](restored), change))) return undefined
  if (change.kind !== 'note') return change
  // The writer had seen the text of the backup; a text written after the restore is new,
  // and is kept beside this one.
  const isOfBackup = !restored || restored.rev <= gap[0]
  return { ...change, seen: isOfBackup ? (restored?.rev ?? 0) : row.rev }
}

function gapOf({ rev }: SyncRow, gaps: readonly RevisionGap[]): RevisionGap | undefined {
  return gaps.find(([after, upto]) => rev > after && rev <= upto)
}

function isSame(one: Change | undefined, other: Change): boolean {
  return JSON.stringify(one?.body) === JSON.stringify(other.body)
}

/** The change that creates such a row. */
const again = {
  opt: (row) => ({ kind: 'option', key: row.key, body: kinds.option.data.safeParse(row.data).data ?? '' }),
  note: (row) => {
    const body = row.deleted ? undefined : noteFields.safeParse(row.data).data
    return body && { kind: 'note', key: row.key, body }
  },
  tag: (row) => {
    const body = row.deleted ? undefined : kinds.tag.data.safeParse(row.data).data
    return body && { kind: 'tag', key: row.key, body }
  },
  tgg: ({ key, deleted }) => ({ kind: 'tagging', key, body: deleted ? null : true }),
  wmk: (row) => {
    const body = row.deleted ? undefined : wordMarkFields.safeParse(row.data).data
    return body && { kind: 'wordMark', key: row.key, body }
  },
  like: ({ key, deleted }) => ({ kind: 'like', key, body: deleted ? null : true }),
  rpp: ({ key, deleted }) => ({ kind: 'progress', key, body: deleted ? null : true }),
  pln: (row) => {
    const body = row.deleted ? undefined : kinds.plan.data.safeParse(row.data).data
    return body && { kind: 'plan', key: row.key, body }
  },
  mpl: (row) => {
    const body = row.deleted ? undefined : kinds.madePlan.data.safeParse(row.data).data
    return body && { kind: 'madePlan', key: row.key, body }
  },
  act: () => undefined,
  dis: () => undefined,
} satisfies Record<ThingKind, (row: SyncRow) => Change | undefined>
