/**
 * How much of the server's disk a member takes, and may take (`ServerStore.quota`). What is full takes nothing more that grows; whatever
 * makes room is taken.
 */
import type { SyncRow } from '../../contract/members/things'
import { utf8Length } from '../../utf8-length'
import type { ArrivingOp } from './calls/arriving-op'
import type { Outcome, Refusal } from './outcome'
import { ask, type MemberMarks, type ServerSteps } from './server-store'

/** What a row takes besides its data, about: key, numbers, indexes; also a deleted one. The same for the record of an op. */
export const rowOverhead = 200

/** Bytes a row is counted with. The database counts the same (store/migrations). */
export function rowBytes({ deleted, data }: Pick<SyncRow, 'deleted' | 'data'>): number {
  return rowOverhead + (deleted ? 0 : utf8Length(JSON.stringify(data)))
}

/**
 * The refusal of an op that would exceed the quota. `before` and `after` are the row it changes, undefined = there is none; `more`: bytes of
 * other rows it makes.
 */
export function* refusalForSpace(
  op: ArrivingOp,
  marks: MemberMarks,
  before: SyncRow | undefined,
  after: unknown,
  more = 0,
): ServerSteps<Refusal | undefined> {
  const [old, next] = [
    before ? rowBytes(before) : 0,
    rowBytes({ deleted: after === undefined, data: after ?? null }),
  ]
  const isFreeing = before !== undefined && !before.deleted && next + more < old
  const growth = next + more - old + (op.opId === undefined ? 0 : rowOverhead)
  if (isFreeing || marks.space + growth <= (yield* ask('quota'))) return undefined
  return spaceFull
}

const spaceFull: Refusal = { status: 413, code: 'space-full' }

export function isForSpace(outcome: Outcome): boolean {
  return outcome.status !== 200 && outcome.code === spaceFull.code
}

/**
 * Whether the record of an op may be kept (SYNC 3.7): what is refused for want of space, or makes room in a full account, would otherwise
 * fill the disk all the same. Such an op has the same effect when it comes again.
 */
export function* mayRecord(marks: MemberMarks): ServerSteps<boolean> {
  return marks.space + rowOverhead <= (yield* ask('quota'))
}
