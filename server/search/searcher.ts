/**
 * Runs the server's searches: in a separate thread, so that no search blocks the thread that serves readers;
 * or in the calling thread, for tests and tools.
 */
import type { Worker } from 'node:worker_threads'
import { AppError, fromErrorWire } from '#core/errors'
import type { Library } from '../library/library'
import { startThread } from '../process/start-thread'
import { type ArticlesAsked, type Asked, type Found, LibrarySearch } from './library-search'
import type { SearchQuestion, SearchReply } from './search-messages'

/** Runs searches. */
export interface Searcher {
  /** Throws edition-unknown; unavailable when too many wait or the thread ended. */
  find(asked: Asked): Promise<Found>
  /** Searches the articles of packs. Throws unavailable as `find` does. */
  findArticles(asked: ArticlesAsked): Promise<Found>
  close(): Promise<void>
}

/** More would wait for seconds. */
const mostWaiting = 64

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
export function searchInThread({ directory }: Library, onEnded: (error: unknown) => void): Searcher {
  interface Waiting {
    resolve: (found: Found) => void
    reject: (error: AppError) => void
  }
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let nextId = 0

  const refuseWaiting = () => {
    const left = [...waiting.values()]
    waiting.clear()
    for (const { reject } of left) reject(new AppError('unavailable'))
  }
  const end = (ended: Worker, error: unknown) => {
    // A thread that failed before may end after the next has begun.
    if (thread !== ended) return
    thread = undefined
    refuseWaiting()
    onEnded(error)
  }
  const start = () => {
    const started = startThread('search', directory)
    started.on('message', (reply: SearchReply) => {
      const asker = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('found' in reply) asker?.resolve(reply.found)
      else asker?.reject(fromErrorWire(reply.error))
    })
    started.once('error', (error) => end(started, error))
    started.once('exit', (code) => end(started, new Error(`the search thread ended with ${code}`)))
    // A closing server does not wait for it.
    started.unref()
    return started
  }
  const ask = async (question: { asked: Asked } | { articles: ArticlesAsked }): Promise<Found> => {
    if (waiting.size >= mostWaiting) throw new AppError('unavailable')
    thread ??= start()
    const id = nextId
    nextId += 1
    const found = new Promise<Found>((resolve, reject) => waiting.set(id, { resolve, reject }))
    const sent: SearchQuestion = { id, ...question }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
    thread.postMessage(sent)
    return await found
  }
  return {
    find: async (asked) => await ask({ asked }),
    findArticles: async (articles) => await ask({ articles }),
    async close() {
      const ending = thread
      thread = undefined
      refuseWaiting()
      await ending?.terminate()
    },
  }
}
