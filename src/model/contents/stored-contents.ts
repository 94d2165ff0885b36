/** Contents as the page reads them on this device: packs, and the server's answers that the worker stored. */
import type { ReadCall } from '#core/contract/content/read-calls'
import { type AskedContent, type ContentAnswer, contentKey } from '#core/contract/content/wanted'
import { fromErrorWire } from '#core/errors'
import { databaseContents } from '#db/content-source'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'

/** The packs on this device; one source, so that they stay open. */
export const storedContents = databaseContents(database)

/** The answers to each of `asked`, in order; undefined where one is not stored. */
export async function storedAnswers<N extends ReadCall>(
  call: N,
  asked: readonly AskedContent<N>[],
): Promise<ContentAnswer<N>[] | undefined> {
  const rows = await database.answers.bulkGet(asked.map((one) => contentKey(call, one)))
  // The worker checked it against the table of calls under the same key.
  const data = rows.flatMap((row) => (row ? [row.data as ContentAnswer<N>] : []))
  return data.length === asked.length ? data : undefined
}

/**
 * The server's answer now, else its last one; undefined for contents it does not have. Throws network, too-many-requests ... where
 * nothing is stored either.
 */
export async function wantAnswer<N extends ReadCall>(
  call: N,
  asked: AskedContent<N>,
): Promise<ContentAnswer<N> | undefined> {
  const [outcome] = await workerClient().wantContents(call, [asked])
  if (outcome?.kind === 'absent') return undefined
  const [answer] = (await storedAnswers(call, [asked])) ?? []
  if (answer === undefined && outcome?.kind === 'failed') throw fromErrorWire(outcome.error)
  return answer
}
