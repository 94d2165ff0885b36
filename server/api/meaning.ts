/** The search models trained by `npm run library -- train`: their list, and each as a file. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError } from '#core/errors'
import { type Prepared, prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { Library } from '../library/library'
import { readMeaningList, readModelFile } from '../library/meaning/meaning-store'
import { markToLearn } from '../library/to-learn'

/** The list of models. */
export function meaning({ directory }: Library): Handler<'meaning'> {
  return async () => prepareJson<{ data: MeaningList | null }>({ data: listOf(directory) })
}

/** A damaged list counts as missing: the search goes by words, and the library learns again. */
function listOf(directory: string): MeaningList | null {
  try {
    return readMeaningList(directory) ?? null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    void markToLearn(directory).catch(() => undefined)
    return null
  }
}

/** A file of the previous version is served too, for running downloads. */
export function meaningModel({ directory }: Library): Handler<'meaningModel'> {
  return async ({ params: { language, hash } }) => {
    const answer: Prepared<never> = {
      contentType: 'application/octet-stream',
      hash,
      async bytes(encoding) {
        return await readModelFile(directory, hash, encoding).catch((cause: unknown) => {
          throw new AppError('not-found', { language, hash }, { cause })
        })
      },
    }
    return answer
  }
}
