/** The languages of the interface, and their messages. */
import { directionOf, type Locale, languageNumberOf, locales } from '#core/contract/locales'
import { languageFacts } from '#core/languages/facts'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { Services } from '../services'
import type { Languages, Messages } from '../settings/languages'

/** Groups that the specification (spec 1 §7) names differently. */
const otherNames: Readonly<Record<string, string>> = { autocomplete: 'finding' }

/** The list of languages. */
export function languages({ names }: Services): Handler<'languages'> {
  return async () =>
    prepareJson({
      data: await Promise.all(
        locales.map(async (locale) => ({
          id: languageNumberOf(locale),
          locale,
          name: languageFacts[locale].name,
          sep_book: (await names(locale))?.separators.book ?? ';',
          rtl: directionOf(locale) === 'rtl',
        })),
      ),
    })
}

/** Groups that do not exist are left out: the page then shows the keys themselves. */
export function languageGroups(source: Languages): Handler<'languageGroups'> {
  return async ({ query }) => {
    const { locale } = query
    return prepareJson({ data: { [locale]: await readGroups(source, locale, query['keys[]']) } })
  }
}

/** All messages of a language. */
export function languageCatalogue(source: Languages): Handler<'languageCatalogue'> {
  return async ({ params: { locale } }) =>
    prepareJson({ data: await readGroups(source, locale, await source.names(locale)) })
}

async function readGroups(
  source: Languages,
  locale: Locale,
  names: readonly string[],
): Promise<Record<string, Messages>> {
  const groups: Record<string, Messages> = {}
  for (const name of new Set(names)) {
    const messages = await source.group(locale, otherNames[name] ?? name)
    if (messages) groups[name] = messages
  }
  return groups
}
