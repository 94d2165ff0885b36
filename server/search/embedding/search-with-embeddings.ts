/** A searcher whose hybrid searches also know the verses that an embedding service finds near the query. */

import { hourMs } from '#core/time'
import type { Library } from '../../library/library'
import type { Log } from '../../log'
import { failureLog } from '../../process/failure-log'
import type { EmbeddingService } from '../../settings/embedding-settings'
import type { Searcher } from '../searcher'
import { embedLibrary } from './embed-library'
import { embeddingClient } from './embedding-client'
import { QueryVectors } from './query-vectors'
import { modelKey } from './vector-files'

const firstAfterMs = 2_000

const everyMs = 60_000

/** Searches with `searcher`, and embeds `library` in the background until it is closed. */
export function searchWithEmbeddings(
  searcher: Searcher,
  library: Library,
  service: EmbeddingService,
  log: Log,
): Searcher {
  const client = embeddingClient(service)
  const model = modelKey(service.model)
  const onFailure = failureLog(log, new URL(service.url).host, {
    expected: 'the embedding service does not help',
    unexpected: 'vectors of verses cannot be kept',
  })
  const queries = new QueryVectors({ library, client, model, onFailure })
  const ending = new AbortController()
  const stop = embedInBackground(
    async () =>
      await embedLibrary({
        library,
        client,
        model,
        signal: ending.signal,
        onFailure,
        onEmbedded: (abbreviation, verses) => log.info({ abbreviation, verses }, 'verses embedded'),
      }),
  )
  return {
    ...searcher,
    find: async (asked) => await searcher.find({ ...asked, embedded: await queries.of(asked.request) }),
    async close() {
      ending.abort()
      client.close()
      await stop()
      await searcher.close()
    },
  }
}

/**
 * Embeds the library from time to time while the server runs: new editions come at any time. Runs `pass`
 * again and again; after one that returns false ever later, up to an hour. Returns the function that stops
 * it, which waits for a pass under way.
 */
function embedInBackground(pass: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let pauseMs = everyMs
  let isStopped = false
  const runLater = (afterMs: number) =>
    setTimeout(() => {
      running = pass().then((isWhole) => {
        pauseMs = isWhole ? everyMs : Math.min(2 * pauseMs, hourMs)
        if (!isStopped) timer = runLater(pauseMs)
      })
    }, afterMs).unref()
  let timer = runLater(firstAfterMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
