/** The worker's methods that read contents of the library. */
import type { ContentSource } from '#core/content/reading/content-source'
import type { RequestOutcome, WorkerApi } from '#core/contract/browser/worker'
import { contentKey } from '#core/contract/content/wanted'
import type { Database } from '#db/database'
import { wantContent } from './contents'
import { typedHeads } from './typed-heads'

/** `contents` are the packs on this device. Several views may want the same at once: one request serves them all. */
export function contentMethods(
  database: Database,
  contents: ContentSource,
): Pick<WorkerApi, 'wantContents' | 'typedHeads'> {
  const asking = new Map<string, Promise<RequestOutcome>>()
  return {
    async wantContents(call, asked) {
      const wanted = asked.map((one) => {
        const key = contentKey(call, one)
        const running =
          asking.get(key) ??
          wantContent(database, call, one, Date.now()).finally(() => void asking.delete(key))
        asking.set(key, running)
        return running
      })
      return await Promise.all(wanted)
    },
    typedHeads: async (words, locale) => await typedHeads(contents, words, locale),
  }
}
