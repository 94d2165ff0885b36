/** The library as a list, the manifest of an edition, and its segments. */
import { AppError } from '#core/errors'
import { jsonType, type Prepared, prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { Library } from '../library/library'

/** The list is built once per state of the library. */
export function library(source: Library): Handler<'library'> {
  let made: { revision: string; answer: Awaited<ReturnType<Handler<'library'>>> } | undefined
  return async () => {
    const { revision, editions, damaged } = source.view()
    if (made?.revision !== revision) {
      const data = editions.map(({ summary }) => summary)
      made = {
        revision,
        answer: prepareJson(damaged.length > 0 ? { data, unavailable: [...damaged] } : { data }),
      }
    }
    return made.answer
  }
}

/** The manifest of an edition. */
export function manifest(source: Library): Handler<'manifest'> {
  const made = new WeakMap<object, Awaited<ReturnType<Handler<'manifest'>>>>()
  return async ({ params: { abbreviation } }) => {
    const edition = source.view().find(abbreviation)
    if (!edition) throw new AppError('edition-unknown', { abbreviation })
    const answer = made.get(edition) ?? prepareJson({ data: edition.manifest })
    made.set(edition, answer)
    return answer
  }
}

/** A segment may belong to a recently replaced revision. */
export function segment(source: Library): Handler<'segment'> {
  return async ({ params: { abbreviation, hash } }) => {
    for (const edition of source.view().revisionsOf(abbreviation)) {
      if (!edition.manifest.segments.some((one) => one.hash === hash)) continue
      const answer: Prepared<never> = {
        contentType: jsonType,
        hash,
        async bytes(encoding) {
          const bytes = await edition.segment(hash, encoding)
          if (!bytes) throw new AppError('not-found', { abbreviation, hash })
          return bytes
        },
      }
      return answer
    }
    throw new AppError('not-found', { abbreviation, hash })
  }
}
