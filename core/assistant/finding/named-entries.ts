/** Entries of the finder that a question names, as a whole or with some of its words. */

import type { Concern } from '../../contract/care'
import { type Entry, versesOf } from '../../finder/entry'
import { type Finder, findEntries } from '../../finder/finder'
import { rangeIn } from '../../scripture/pericopes/parallels-of'
import type { AnswerLibrary } from '../answer-library'
import { isOfGrief, isOnlyOfGrief, isSpecificSorrow, placeInGrief } from '../naming/grief-entries'
import { forLife, isKind, kindPassage } from '../naming/kind-passages'
import { type NameInside, namesInside } from '../naming/names-inside'
import type { QuestionTerms } from '../question/question-terms'
import { textBetween } from '../question/question-texts'
import type { Candidate } from '../ranking/candidate'
import { fromAnswer } from './answer-line'
import { type Asking, answerWithin } from './asking'
import { entryFinding } from './entry-finding'

/** How well a question names an entry: all of it, what it asks for, and a part of that. */
export interface Naming {
  whole: number
  asked: number
  part: number
  /** A name that the question has as a whole. */
  inside?: NameInside
}

/** Entries that are named less well are none. */
const least = 0.5
/** Of each way to read the question. */
const mostOfOne = 3
/** Exactly the name. */
const exact = 0.95
const mostVerses = 60
/** Words of a name beside its first that count. */
const mostInside = 2
/** Stories and persons are for a question of life only where it asks for them. */
const wellNamed = 0.8
/** A theme that shares some words only is none. */
const leastInLife = 0.7

/** By id, how the question names each entry that it names. */
export function namedEntries(terms: QuestionTerms, finder: Finder): Map<string, Naming> {
  const { question, asked, termsOf } = terms
  const words = asked.split(/\s+/).filter((word) => termsOf(word).length > 0)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const found = new Map<string, Naming>()
  const take = (way: 'whole' | 'asked' | 'part', text: string) => {
    for (const { id, score } of findEntries(finder, text).slice(0, mostOfOne)) {
      if (score < least) continue
      const naming = found.get(id) ?? unnamed
      found.set(id, { ...naming, [way]: Math.max(naming[way], score) })
    }
  }
  take('whole', question)
  take('asked', asked)
  for (const text of [...words, ...pairs]) take('part', text)
  for (const [id, inside] of namesInside(finder, terms))
    found.set(id, { ...(found.get(id) ?? unnamed), inside })
  return found
}

export const unnamed: Naming = { whole: 0, asked: 0, part: 0 }

export async function entryCandidates(
  named: ReadonlyMap<string, Naming>,
  asking: Asking,
): Promise<Candidate[]> {
  const {
    library,
    terms,
    found: { verses },
    concern,
  } = asking
  const looked = verses.slice(0, 5)
  const isFromLife = concern !== 'none'
  const isMournerNamed = [...named].some(([id, { inside }]) => inside && isOfGrief(id))
  const found = [...named].map(async ([id, naming]): Promise<Candidate[]> => {
    const entry = library.finder?.entries.get(id)
    const best = entry && mainPassage(entry)
    const [range] = best ? rangeIn(versesOf(best), library.edition.numbering) : []
    if (!entry || !best || !range || (isFromLife && !isForLife(entry, naming, concern))) return []
    const words = await textBetween(library, range.from, Math.min(range.to, range.from + mostVerses))
    const { from, to } = versesOf(best)
    const isFound = looked.some(({ place }) => from <= place && place <= to)
    const isTheme = entry.kind === 'theme'
    const answered = answerWithin(verses, entry.passages)
    return [
      {
        kind: 'entry',
        place: concern === 'grief' ? placeInGrief(id, naming.inside !== undefined, isMournerNamed) : 0,
        features: {
          entry: 1,
          entryWhole: naming.whole,
          entryAsked: naming.asked,
          entryNamed: Math.max(naming.whole, naming.asked),
          entryPart: naming.part >= exact ? 1 : 0,
          entryCoverage: terms.coverage(words),
          entryRest: 1 - terms.coverage(`${words} ${namesOf(id, library)}`),
          entryFound: isFound ? 1 : 0,
          person: entry.kind === 'person' ? 1 : 0,
          theme: isTheme ? 1 : 0,
          thing: entry.kind === 'thing' ? 1 : 0,
          entryFromLife: isFromLife ? 1 : 0,
          themeFromLife: isFromLife && isTheme ? 1 : 0,
          nameInside: naming.inside?.share ?? 0,
          insideWords: Math.max(0, Math.min(mostInside, (naming.inside?.words ?? 0) - 1)) / mostInside,
          insideFromLife: isFromLife ? (naming.inside?.share ?? 0) : 0,
          entryAnswers: answered,
          griefEntry: concern === 'grief' && isOfGrief(id) ? 1 : 0,
        },
        make: async (mostVerses) => await madeOf(entry, asking, mostVerses),
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

async function madeOf(entry: Entry, { library, terms, concern, way }: Asking, mostVerses: number) {
  const firstShown = way && fromAnswer(way, terms, library.locale)
  if (concern === 'none') return await entryFinding(entry, library, { mostVerses, firstShown })
  const shown = forLife(entry, library.finder?.entries ?? new Map())
  return shown && (await entryFinding(shown, library, { mostVerses, firstShown, first: kindPassage(shown) }))
}

/** In the language of the question. */
export function namesOf(id: string, { finder }: AnswerLibrary): string {
  return (finder?.languages[0]?.names.get(id) ?? []).join(' ')
}

/** Whether somebody who tells of themself may be shown the entry: a theme that they name well, or another that they ask for by its name. */
function isForLife({ id, kind }: Entry, naming: Naming, concern: Concern): boolean {
  const { whole, asked, part, inside } = naming
  if (!isKind(id) || (concern !== 'grief' && isOnlyOfGrief(id))) return false
  const isSpecific = isSpecificSorrow(id)
  if (concern === 'grief') {
    if (isOfGrief(id)) return !isSpecific || inside !== undefined
    return kind === 'theme' && (inside?.words ?? 0) > 1
  }
  const named = Math.max(whole, asked)
  if (kind !== 'theme') return named >= wellNamed
  if (isSpecific) return inside !== undefined || (!isOfGrief(id) && named >= exact)
  return inside !== undefined || part >= exact || named >= leastInLife
}

function mainPassage({ passages }: Entry) {
  return passages.toSorted((a, b) => b.weight - a.weight)[0]
}
