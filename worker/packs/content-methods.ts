/** The worker's methods that read contents of the library. */
import type { ContentSource } from '#core/content/reading/content-source'
import type { RequestOutcome, WorkerApi } from '#core/contract/browser/worker'
import { contentKey } from '#core/contract/content/wanted'
import type { Database } from '#db/database'
import { wantContent } from './contents'
import { typedHeads } from './typed-heads'

/**
 * `contents` are the packs on this device. Several views may want the same at once: `shared` gives those who ask under one key
 * the same answer.
 */
export function contentMethods(
  database: Database,
  contents: ContentSource,
  shared: (key: string, run: () => Promise<RequestOutcome>) => Promise<RequestOutcome>,
): Pick<WorkerApi, 'wantContents' | 'typedHeads' | 'readPlanFile'> {
  return {
    async wantContents(call, asked) {
      const wanted = asked.map((one) =>
        shared(`content ${contentKey(call, one)}`, () => wantContent(database, call, one, Date.now())),
      )
      return await Promise.all(wanted)
    },
    readPlanFile: async (file) => await (await import('./plan-file')).readPlanFile(file),
    typedHeads: async (words, locale) => await typedHeads(contents, words, locale),
  }
}
