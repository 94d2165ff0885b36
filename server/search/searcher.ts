/**
 * Runs the server's searches: in a separate thread, so that no search blocks the thread that serves readers;
 * or in the calling thread, for tests and tools.
 */
import type { Worker } from 'node:worker_threads'
import type { Library } from '../library/library'
import { startThread } from '../process/start-thread'
import { type ArticlesAsked, type Asked, type Found, LibrarySearch } from './library-search'
import type { SearchReply } from './search-messages'
import { WaitingSearches } from './waiting-searches'

/** Runs searches. */
export interface Searcher {
  /** Throws edition-unknown; unavailable when too many wait, it does not end in time or the thread ended. */
  find(asked: Asked): Promise<Found>
  /** Searches the articles of packs. Throws unavailable as `find` does. */
  findArticles(asked: ArticlesAsked): Promise<Found>
  close(): Promise<void>
}

/**
 * A search that has not ended by then fails, waiting included: a device gives up after ten seconds, and a connection
 * on which nothing is said is cut after thirty.
 */
const usualMostMs = 8_000

/** Searches in the calling thread. */
export function searchHere(library: Library): Searcher {
  const search = new LibrarySearch(library)
  return {
    find: async (asked) => await search.find(asked),
    findArticles: async (asked) => await search.findArticles(asked),
    close: async () => undefined,
  }
}

/**
 * The thread starts with the first search; when it ends, waiting searches fail and the
 * next search starts another.
 */
export function searchInThread(
  { directory }: Library,
  onEnded: (error: unknown) => void,
  mostMs = usualMostMs,
): Searcher {
  let thread: Worker | undefined
  const end = (ended: Worker, error: unknown) => {
    // A thread that failed before may end after the next has begun.
    if (thread !== ended) return
    thread = undefined
    searches.refuseAll()
    onEnded(error)
  }
  const start = () => {
    const started = startThread('search', directory)
    started.on('message', (reply: SearchReply) => {
      if (thread === started) searches.answer(reply)
    })
    started.once('error', (error) => end(started, error))
    started.once('exit', (code) => end(started, new Error(`the search thread ended with ${code}`)))
    // A closing server does not wait for it.
    started.unref()
    return started
  }
  const searches = new WaitingSearches((question) => {
    thread ??= start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
    thread.postMessage(question)
  }, mostMs)
  return {
    find: async (asked) => await searches.ask({ asked }),
    findArticles: async (articles) => await searches.ask({ articles }),
    async close() {
      const ending = thread
      thread = undefined
      searches.refuseAll()
      await ending?.terminate()
    },
  }
}
