/**
 * How much of the server's disk a member uses, and may use (`ServerStore.quota`). A full account accepts
 * nothing that grows, but everything that frees space.
 */
import type { SyncRow } from '../../contract/members/things'
import { utf8Length } from '../../utf8-length'
import type { Refusal } from './outcome'
import { ask, type MemberMarks, type ServerSteps } from './server-store'

/** Approximate size of a row besides its data: key, numbers, indexes; also of a deleted one. */
const rowOverhead = 200

/** Bytes counted for a row. The database counts the same (store/migrations). */
export function rowBytes({ deleted, data }: Pick<SyncRow, 'deleted' | 'data'>): number {
  return rowOverhead + (deleted ? 0 : utf8Length(JSON.stringify(data)))
}

/**
 * The refusal of an op that would exceed the quota; a change that does not grow is always accepted. `before`
 * and `after` are the row it changes, undefined = there is none; `more`: bytes of other rows it creates.
 */
export function* refusalForSpace(
  marks: MemberMarks,
  before: SyncRow | undefined,
  after: unknown,
  more = 0,
): ServerSteps<Refusal | undefined> {
  const old = before ? rowBytes(before) : 0
  const growth = rowBytes({ deleted: after === undefined, data: after ?? null }) + more - old
  if (growth <= 0 || marks.space + growth <= (yield* ask('quota'))) return undefined
  return { status: 413, code: 'space-full' }
}
