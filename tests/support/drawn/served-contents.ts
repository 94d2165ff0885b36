/** What a library answers, brought onto the device as the real worker does it. */
import type { WorkerApi } from '#core/contract/browser/worker'
import type { ReadCall } from '#core/contract/content/read-calls'
import { database } from '../../../src/platform/local/database'
import { wantContent } from '../../../worker/packs/contents'

/** `serve` gives the data of an answer, or throws as the server refuses. */
export function servedContents(
  serve: (call: ReadCall, params: Record<string, string>, query: Record<string, string>) => Promise<unknown>,
): Pick<WorkerApi, 'wantContents'> {
  const ask = async (call: ReadCall, params: Record<string, string>, query: Record<string, string>) => ({
    data: await serve(call, params, query),
  })
  return {
    wantContents: async (call, asked) =>
      await Promise.all(
        asked.map(async (one) => await wantContent(database, call, one, Date.now(), ask as never)),
      ),
  }
}
