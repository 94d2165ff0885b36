/** The library of this server as the assistant reads it. */
import { type AnswerLibrary } from '#core/assistant/answer-library'
import { openAnswerLibrary } from '#core/assistant/open-library'
import type { Locale } from '#core/contract/locales'
import { searchAnswerSchema } from '#core/contract/search/search-answer'
import { AppError } from '#core/errors'
import { bundledFinder } from '#core/finder/bundled-finder'
import { languageOf } from '#core/words/language'
import type { LibraryView } from '../library/library'
import { librarySource } from '../library/page-source'
import { breathe } from '../process/breathe'
import type { Services } from '../services'
import { standardFor } from '../settings/standard'

/** Editions that may lend cross references at most: each costs reading a chapter. */
const mostLenders = 6

/**
 * The edition that is wanted, else the standard one of the language; its state stays the same for the whole answer. Throws
 * edition-unknown where the library is empty.
 */
export async function serverAnswerLibrary(
  { library, search, names, config }: Pick<Services, 'library' | 'search' | 'names' | 'config'>,
  wanted: string | undefined,
  locale: Locale,
): Promise<AnswerLibrary> {
  const view = library.view()
  const edition = wanted === undefined ? undefined : view.find(wanted)
  const abbreviation = edition?.summary.abbreviation ?? standardFor(config, view, locale)[0]
  const language = languageOf(
    abbreviation === undefined ? locale : (view.find(abbreviation)?.summary.locale ?? locale),
  )
  const opened =
    abbreviation !== undefined &&
    (await openAnswerLibrary(abbreviation, locale, {
      source: librarySource(view, names),
      lenders: async () => lendersFor(view, abbreviation, language),
      search: async (request) =>
        searchAnswerSchema.parse(JSON.parse((await search.find({ request, locale })).json)),
      compared: () => comparedWith(view, abbreviation, [language, languageOf(locale)]),
      contents: { packs: async () => view.packs.all },
      finder: await bundledFinder.finder(locale, [language]),
      breathe,
    }))
  if (!opened) throw new AppError('edition-unknown', { abbreviation: wanted ?? '' })
  return opened
}

/** Editions whose words a model may know by heart: each makes a check of a sentence longer. */
const mostCompared = 5

function comparedWith(
  { editions }: LibraryView,
  abbreviation: string,
  languages: readonly string[],
): string[] {
  return editions
    .filter(
      ({ summary }) =>
        summary.abbreviation !== abbreviation && languages.includes(languageOf(summary.locale)),
    )
    .slice(0, mostCompared)
    .map(({ summary }) => summary.abbreviation)
}

/** Those of the same language first. */
function lendersFor({ editions }: LibraryView, abbreviation: string, language: string) {
  return editions
    .filter(({ summary }) => summary.abbreviation !== abbreviation)
    .toSorted((a, b) => Number(isOf(language, b)) - Number(isOf(language, a)))
    .slice(0, mostLenders)
    .map(({ manifest }) => manifest)
}

function isOf(language: string, { summary }: LibraryView['editions'][number]): boolean {
  return languageOf(summary.locale) === language
}
