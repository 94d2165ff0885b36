/**
 * A library whose edition has a word at every verse, for what an answer chooses among the finder's passages: starter editions have
 * few books. The search is the real one, over a starter edition.
 */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { findForQuestion } from '#core/assistant/finding/find-for-question'
import type { Findings } from '#core/assistant/findings'
import { placeOf } from '#core/canonical'
import { hearText } from '#core/care/bundled-care'
import type { Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { titleOf } from '#core/finder/finder'
import { importStarter } from '../editions/starter-source'
import { editionLibrary } from './edition-library'

export async function wholeLibraries(): Promise<(locale: Locale) => Promise<AnswerLibrary>> {
  const starter = await editionLibrary(await importStarter('SDE'), 'de')
  const { table } = starter.context
  return async (locale) => ({
    ...starter,
    locale,
    finder: await bundledFinder.finder(locale, []),
    chapters: async (canonicals) =>
      canonicals.map((canonical) => {
        const { book, chapter } = placeOf(canonical)
        const count = table.lastVerse(book, chapter)
        const verses = Array.from({ length: count }, (_, at) => ({ verse: at + 1, content: '…' }))
        return { canonical, verses, blocks: [] }
      }),
  })
}

/** What is shown for a question: the ids of entries, best first, and the addresses of all places. */
export async function shownFor(
  question: string,
  library: AnswerLibrary,
): Promise<{
  outcome: Findings['outcome']
  codes: string[]
  ids: string[]
  near: string[]
  places: string[]
}> {
  const heard = await hearText(question, library.locale)
  const { outcome, list } = await findForQuestion({ question, canonicals: [], earlier: [], heard }, library)
  const { finder } = library
  const idOf = (title: string) =>
    [...(finder?.entries.keys() ?? [])].find((id) => finder && titleOf(finder, id)?.title === title)
  const sources = list.flatMap((finding) => finding.sources)
  return {
    outcome,
    codes: list.map(({ code }) => code),
    ids: list.flatMap(({ values }) => idOf(values?.['title'] ?? '') ?? []),
    near: list.filter(({ code }) => code === 'near').flatMap((one) => one.sources.map(({ title }) => title)),
    places: sources.flatMap(({ link, places = [] }) => [link, ...places.map((one) => one.link)]),
  }
}
