/** GET /api/autocomplete/routeMeta: the meaning of an address or an input, over the library. */

import { standardWord } from '#core/contract/address/standard-word'
import { AppError } from '#core/errors'
import { routeMetaOf } from '#core/scripture/reading/addresses/route-meta-of'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { librarySource } from '../../library/page-source'
import type { Services } from '../../services'
import { standardFor } from '../../settings/standard'

/** The meaning of an address. */
export function routeMeta({ library, config, names }: Services): Handler<'routeMeta'> {
  return async ({ params: { type, locale, first, rest }, query }) => {
    const view = library.view()
    const standard = standardFor(config, view, locale)
    const isStandard = first.toUpperCase() === standardWord
    const answer = await routeMetaOf(librarySource(view, names), {
      type,
      locale,
      first: isStandard ? standard.join('.') : first,
      rest,
      fallback: query.fallback?.split('.') ?? standard,
    })
    if (answer.kind === 'found') return prepareJson(answer.meta)
    const { kind, ...details } = answer
    throw new AppError(kind, details)
  }
}
