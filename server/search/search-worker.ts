/** The thread that searches a library, one search at a time. Its data is the folder of the library. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { toErrorWire } from '#core/errors'
import { openLibrary } from '../library/library'
import { LibrarySearch } from './library-search'
import type { SearchQuestion, SearchReply } from './search-messages'

/** On Linux the priority of this thread alone: reading has precedence. */
const politeness = 5

function main(): void {
  if (process.platform === 'linux') setPriority(politeness)
  // It checks at each search whether the library has changed: the caller has already reported damage.
  const library = openLibrary(String(workerData), { onDamage: () => undefined, lookEveryMs: 0 })
  const search = new LibrarySearch(library)
  let last: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ id, asked }: SearchQuestion) => {
    last = last.then(async () => {
      const answer = await search.find(asked).then(
        (found): SearchReply => ({ id, found }),
        (error: unknown): SearchReply => ({ id, error: toErrorWire(error) }),
      )
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
      parentPort?.postMessage(answer)
    })
  })
}

main()
