/** Asks the server, through the worker, for contents that are not on this device. */
import type { CallAnswer, GivenParams, GivenQuery } from '#core/contract/api'
import type { ReadCall } from '#core/contract/content/read-calls'
import { workerClient } from './worker-client'

/** The data of an answer. Throws network, not-found, edition-unknown ... */
export async function readServer<N extends ReadCall>(
  name: N,
  params: GivenParams<N>,
  query: GivenQuery<N>,
): Promise<CallAnswer<N>['data']> {
  // Comlink's types forget that the answer belongs to the name; the worker has checked it against the table.
  const answer = (await workerClient().read(name, params, query)) as CallAnswer<N>
  return answer.data
}
