/**
 * What is stored of an answer (SYNC 3.7): rows by key and revision, without a second copy of their texts. A
 * repeated op is answered with the current rows, under the revisions of the first answer: those show what its
 * writer has seen, and everything newer comes with the next pull.
 */
import type { SyncRow } from '../../contract/members/things'
import type { Outcome, RecordedOutcome } from './outcome'
import { ask, type ServerSteps } from './server-store'

/** The stored form of an outcome. */
export function recordedOutcome(outcome: Outcome): RecordedOutcome {
  if (outcome.status !== 200) return outcome
  return { ...outcome, rows: outcome.rows.map(({ key, rev }) => ({ key, rev })) }
}

/** The answer to a repeated op. */
export function* outcomeAgain(recorded: RecordedOutcome): ServerSteps<Outcome> {
  if (recorded.status !== 200) return recorded
  const rows: SyncRow[] = []
  for (const { key, rev, deleted, data } of recorded.rows) {
    const now = deleted === undefined ? yield* ask('row', key) : { deleted, data }
    rows.push({ key, rev, deleted: now?.deleted ?? true, data: now?.data ?? null })
  }
  return { ...recorded, rows }
}
