/**
 * The thread that searches a library. It is given one search of verses at a time (searcher.ts); searches of articles
 * yield to them. Its data is the folder of the library.
 */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { toErrorWire } from '#core/errors'
import { openLibrary } from '../library/library'
import { type Found, LibrarySearch } from './library-search'
import type { SearchQuestion, SearchReply } from './search-messages'

/** On Linux the priority of this thread alone: reading has precedence. */
const politeness = 5

function main(): void {
  if (process.platform === 'linux') setPriority(politeness)
  // It checks at each search whether the library has changed: the caller has already reported damage.
  const library = openLibrary(String(workerData), { onDamage: () => undefined, lookEveryMs: 0 })
  const search = new LibrarySearch(library)
  const answer = async (id: number, find: () => Promise<Found>) => {
    const reply = await find().then(
      (found): SearchReply => ({ id, found }),
      (error: unknown): SearchReply => ({ id, error: toErrorWire(error) }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
    parentPort?.postMessage(reply)
  }
  parentPort?.on('message', (question: SearchQuestion) => {
    const { id } = question
    void answer(id, async () =>
      'articles' in question
        ? await search.findArticles(question.articles)
        : await search.find(question.asked),
    )
  })
}

main()
