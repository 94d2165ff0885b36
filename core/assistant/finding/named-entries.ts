/** Entries of the finder that a question names, as a whole or with some of its words. */
import { type Entry, versesOf } from '../../finder/entry'
import { type Finder, findEntries } from '../../finder/finder'
import { rangeIn } from '../../scripture/pericopes/parallels-of'
import type { QuestionTerms } from '../question/question-terms'
import { textBetween } from '../question/question-texts'
import type { Candidate } from '../ranking/candidate'
import type { Asking } from './asking'
import { entryFinding } from './entry-finding'

/** How well a question names an entry: all of it, what it asks for, and a part of that. */
export interface Naming {
  whole: number
  asked: number
  part: number
}

/** Entries that are named less well are none. */
const least = 0.5
/** Of each way to read the question. */
const mostOfOne = 3
/** Exactly the name. */
const exact = 0.95
const mostVerses = 60

/** By id. */
export function namedEntries(
  { question, asked, termsOf }: QuestionTerms,
  finder: Finder,
): Map<string, Naming> {
  const words = asked.split(/\s+/).filter((word) => termsOf(word).length > 0)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const found = new Map<string, Naming>()
  const take = (way: keyof Naming, text: string) => {
    for (const { id, score } of findEntries(finder, text).slice(0, mostOfOne)) {
      if (score < least) continue
      const naming = found.get(id) ?? { whole: 0, asked: 0, part: 0 }
      found.set(id, { ...naming, [way]: Math.max(naming[way], score) })
    }
  }
  take('whole', question)
  take('asked', asked)
  for (const text of [...words, ...pairs]) take('part', text)
  return found
}

export async function entryCandidates(
  named: ReadonlyMap<string, Naming>,
  { library, terms, found: { verses }, isFromLife }: Asking,
): Promise<Candidate[]> {
  const looked = verses.slice(0, 5)
  const found = [...named].map(async ([id, naming]): Promise<Candidate[]> => {
    const entry = library.finder?.entries.get(id)
    const best = entry && mainPassage(entry)
    const [range] = best ? rangeIn(versesOf(best), library.edition.numbering) : []
    if (!entry || !best || !range) return []
    const words = await textBetween(library, range.from, Math.min(range.to, range.from + mostVerses))
    const { from, to } = versesOf(best)
    const isFound = looked.some(({ place }) => from <= place && place <= to)
    const isTheme = entry.kind === 'theme'
    return [
      {
        kind: 'entry',
        features: {
          entry: 1,
          entryWhole: naming.whole,
          entryAsked: naming.asked,
          entryPart: naming.part >= exact ? 1 : 0,
          entryCoverage: terms.coverage(words),
          entryFound: isFound ? 1 : 0,
          person: entry.kind === 'person' ? 1 : 0,
          theme: isTheme ? 1 : 0,
          thing: entry.kind === 'thing' ? 1 : 0,
          entryFromLife: isFromLife ? 1 : 0,
          themeFromLife: isFromLife && isTheme ? 1 : 0,
        },
        make: async (mostVerses) => await entryFinding(entry, library, mostVerses),
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

function mainPassage({ passages }: Entry) {
  return passages.toSorted((a, b) => b.weight - a.weight)[0]
}
