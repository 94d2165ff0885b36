/** The verses that a search finds for a question, and what their words say of it. */

import type { NameTerm } from '../../finder/matching/name-terms'
import { convert } from '../../scripture/numbering/convert'
import { tableNumbering } from '../../scripture/pericopes/parallels-of'
import type { AnswerLibrary } from '../answer-library'
import { passageSource } from '../passage-source'
import { isOfNames, type QuestionTerms } from '../question/question-terms'
import { textBetween } from '../question/question-texts'
import type { Candidate, Features } from '../ranking/candidate'
import type { Asking, FoundPlace, FoundVerses } from './asking'
import type { Finding } from './findings'

const mostShown = 5
/** In so many of the first verses a word must stand to count as known. */
const mostLooked = 10

export async function findVerses(terms: QuestionTerms, library: AnswerLibrary): Promise<FoundVerses> {
  const { edition } = library
  const answer = await library.search(terms.asked, 'hybrid')
  const own = answer.result[edition.abbreviation]
  const hits = (own?.verses ?? []).filter(({ canonical }) => own?.marks[String(canonical)] !== undefined)
  const verses = hits.map(({ canonical, content }) => ({
    canonical,
    place: convert(canonical, edition.numbering, tableNumbering)[0]?.canonical ?? canonical,
    keys: terms.keysOf(content),
  }))
  const misspelt = answer.corrections.filter(({ word }) => terms.coverage(word) > 0).length
  return {
    verses,
    ofQuestion: { ...strangeness(terms, verses, library), unknown: misspelt / terms.terms.length },
  }
}

/** How much of a question is in nothing that was found: names above all, where the language writes them with a capital. */
function strangeness(
  { question, terms, termsOf, isIn, fromElsewhere }: QuestionTerms,
  verses: readonly FoundPlace[],
  { finder, locale }: AnswerLibrary,
): Features {
  const looked = verses.slice(0, mostLooked)
  const isNowhere = (term: NameTerm) => !looked.some(({ keys }) => isIn(term, keys))
  const uncovered = terms.filter((term) => isNowhere(term) && !isOfNames(term, finder))
  const [, ...words] = question.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  // German writes every noun so.
  const names = locale === 'de' ? [] : words.filter((word) => /^\p{Lu}/u.test(word))
  const strange = uncovered.filter(({ term }) =>
    names.some((word) => termsOf(word).some((one) => one.term === term)),
  )
  return {
    strangeNames: Math.min(2, strange.length),
    uncovered: uncovered.length / terms.length,
    fromElsewhere: Math.min(2, fromElsewhere),
  }
}

/** The first verses as candidates: all of them are shown when one of them is. */
export async function verseCandidates({
  library,
  terms,
  found: { verses },
  isFromLife,
}: Asking): Promise<Candidate[]> {
  const first = verses.slice(0, mostShown)
  return await Promise.all(
    first.map(async ({ canonical }): Promise<Candidate> => {
      const chapter = canonical - (canonical % 1_000)
      const words = await textBetween(library, chapter + 1, chapter + 999)
      const others = first.filter((one) => one.canonical !== canonical).map((one) => one.canonical)
      return {
        kind: 'verse',
        features: { verse: 1, chapterCoverage: terms.coverage(words), verseFromLife: isFromLife ? 1 : 0 },
        make: async () => await versesFinding([canonical, ...others], library),
      }
    }),
  )
}

async function versesFinding(
  canonicals: readonly number[],
  library: AnswerLibrary,
): Promise<Finding | undefined> {
  const shown = await Promise.all(canonicals.map((canonical) => passageSource(library, canonical, canonical)))
  const sources = shown.flatMap((source) => source ?? [])
  return sources.length > 0 ? { code: 'found', sources } : undefined
}
