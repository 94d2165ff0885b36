/**
 * How much of the server's disk a member takes, and may take (`ServerStore.quota`). What is full takes nothing more that grows; whatever
 * makes room is taken.
 */
import type { SyncRow } from '../../contract/members/things'
import { utf8Length } from '../../utf8-length'
import type { Refusal } from './outcome'
import { ask, type MemberMarks, type ServerSteps } from './server-store'

/** What a row takes besides its data, about: key, numbers, indexes; also a deleted one. */
const rowOverhead = 200

/** Bytes a row is counted with. The database counts the same (store/migrations). */
export function rowBytes({ deleted, data }: Pick<SyncRow, 'deleted' | 'data'>): number {
  return rowOverhead + (deleted ? 0 : utf8Length(JSON.stringify(data)))
}

/**
 * The refusal of an op that would exceed the quota; what does not grow is always taken. `before` and `after` are the row it changes,
 * undefined = there is none; `more`: bytes of other rows it makes.
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
