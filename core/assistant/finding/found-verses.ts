/** The verses that a search finds for a question, and what their words say of it. */

import type { NameTerm } from '../../finder/matching/name-terms'
import { languageFacts } from '../../languages/facts'
import { convert } from '../../scripture/numbering/convert'
import { tableNumbering } from '../../scripture/pericopes/parallels-of'
import { foldWord } from '../../words/fold'
import type { AnswerLibrary } from '../answer-library'
import type { Finding } from '../findings'
import { passageSource } from '../passage-source'
import { type AnswerWay, holdsAnswer } from '../question/answer-ways'
import { isOfNames, type QuestionTerms } from '../question/question-terms'
import { textBetween } from '../question/question-texts'
import type { Candidate, Features } from '../ranking/candidate'
import type { Asking, FoundPlace, FoundVerses } from './asking'
import { isRemembered } from './remembered-words'

const mostShown = 5
/** In so many of the first verses a word must stand to count as known. */
const mostLooked = 10
/** A verse beside the best one has so much of the question. */
const leastShare = 0.5
/** And so much of it a verse that somebody remembers. */
const leastRemembered = 0.6

export async function findVerses(
  terms: QuestionTerms,
  way: AnswerWay | undefined,
  library: AnswerLibrary,
): Promise<FoundVerses> {
  const { edition, locale } = library
  const answer = await library.search(terms.asked, 'hybrid')
  const own = answer.result[edition.abbreviation]
  const hits = (own?.verses ?? []).filter(({ canonical }) => own?.marks[String(canonical)] !== undefined)
  const verses = hits.map(({ canonical, content }): FoundPlace => {
    const keys = terms.keysOf(content)
    return {
      canonical,
      place: convert(canonical, edition.numbering, tableNumbering)[0]?.canonical ?? canonical,
      keys,
      share: terms.share(terms.terms.filter((term) => terms.isIn(term, keys))),
      holdsAnswer: way !== undefined && holdsAnswer(way, content, terms.question, locale),
    }
  })
  const misspelt = answer.corrections.filter(({ word }) => terms.coverage(word) > 0).length
  const spelt = answer.corrections.filter(({ word, used }) => used.some((one) => isSpelling(word, one)))
  return {
    verses,
    spellings: new Set(spelt.flatMap(({ word }) => terms.termsOf(word)).map(({ word }) => word)),
    isWording: hits
      .slice(0, mostLooked)
      .some(
        ({ content }, at) =>
          (verses[at]?.share ?? 0) >= leastRemembered && isRemembered(terms.question, content),
      ),
    ofQuestion: {
      ...strangeness(terms, verses, library),
      unknown: misspelt / terms.terms.length,
      bestShare: Math.max(0, ...verses.slice(0, mostLooked).map(({ share }) => share)),
    },
  }
}

/** The same word with a letter that is not heard. */
function isSpelling(word: string, used: string): boolean {
  const [one, other] = [word, used].map((text) => foldWord(text, '').replaceAll(/h/g, ''))
  return one === other
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
  const names = languageFacts[locale].hasNounsInCapitals ? [] : words.filter((word) => /^\p{Lu}/u.test(word))
  const strange = uncovered.filter(({ term }) =>
    names.some((word) => termsOf(word).some((one) => one.term === term)),
  )
  return {
    strangeNames: Math.min(2, strange.length),
    uncovered: uncovered.length / terms.length,
    fromElsewhere: Math.min(2, fromElsewhere),
  }
}

/** The first verses as candidates: those that have enough of the words are shown when one of them is. */
export async function verseCandidates({
  library,
  terms,
  found: { verses, isWording },
  concern,
}: Asking): Promise<Candidate[]> {
  // A single verse that has the words of a sorrow may say anything.
  if (concern !== 'none') return []
  const first = verses.slice(0, mostShown)
  return await Promise.all(
    first.map(async ({ canonical, share, holdsAnswer }): Promise<Candidate> => {
      const chapter = canonical - (canonical % 1_000)
      const words = await textBetween(library, chapter + 1, chapter + 999)
      const others = first
        .filter((one) => one.canonical !== canonical && one.share >= leastShare)
        .map((one) => one.canonical)
      return {
        kind: 'verse',
        features: {
          verse: 1,
          chapterCoverage: terms.coverage(words),
          verseCoverage: share,
          verseAnswers: holdsAnswer ? share : 0,
          verseRemembered: isWording ? 1 : 0,
        },
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
