/** GET /api/autocomplete/suggestions: the suggestions of the combined input, over the library. */
import { suggestFor } from '#core/scripture/suggestions/read-input'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { librarySource } from '../../library/page-source'
import type { Services } from '../../services'
import { standardFor } from '../../settings/standard'

/** Suggestions for an input. */
export function suggestions({ library, config, names }: Services): Handler<'suggestions'> {
  return async ({ params: { locale, input }, query: { bibles } }) => {
    const view = library.view()
    const abbreviations = bibles?.split('.') ?? standardFor(config, view, locale)
    const source = {
      ...librarySource(view, names),
      abbreviations: async () => view.editions.map(({ summary }) => summary.abbreviation),
    }
    return prepareJson({ data: await suggestFor(source, input, { locale, abbreviations }) })
  }
}
