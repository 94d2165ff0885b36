/** Entries that a question tells in its own words: several of its words stand in verses of one passage. */
import { type Entry, type EntryPassage, versesOf } from '../../finder/entry'
import type { QuestionTerms } from '../question/question-terms'
import type { Candidate } from '../ranking/candidate'
import { fromAnswer } from './answer-line'
import { type Asking, answerWithin, type FoundVerses } from './asking'
import { entryFinding } from './entry-finding'
import type { Naming } from './named-entries'

const mostCandidates = 5
/** A longer passage, in canonical numbers, has every word somewhere. */
const longest = 1_500
const leastWeight = 2
const mostTerms = 5

interface Told {
  entry: Entry
  passage: EntryPassage
  terms: number
  share: number
  /** Place of its best verse among those found. */
  best: number
  /** Verses found in it, for its length. */
  density: number
}

export function toldCandidates(
  named: ReadonlyMap<string, Naming>,
  { library, terms, found: { verses }, concern, way }: Asking,
): Candidate[] {
  // Words of a sorrow stand in many stories that have nothing to do with it.
  if (concern !== 'none') return []
  const firstShown = way && fromAnswer(way, terms, library.locale)
  const told = [...(library.finder?.entries.values() ?? [])].flatMap((entry) =>
    entry.passages.flatMap((passage) => toldIn(entry, passage, verses, terms)),
  )
  const best = told.sort((a, b) => b.share - a.share || b.density - a.density).slice(0, mostCandidates)
  return best.map((one) => ({
    kind: 'told',
    features: {
      told: 1,
      toldTerms: Math.min(one.terms, mostTerms) / mostTerms,
      toldBest: 1 / (1 + one.best),
      toldNamed: named.has(one.entry.id) ? 1 : 0,
      toldShare: one.share,
      toldAnswers: answerWithin(verses, [one.passage]),
    },
    make: async (mostVerses) =>
      await entryFinding(one.entry, library, { mostVerses, firstShown, first: one.passage }),
  }))
}

function toldIn(
  entry: Entry,
  passage: EntryPassage,
  verses: FoundVerses['verses'],
  { terms, isIn, share }: QuestionTerms,
): Told[] {
  const { from, to } = versesOf(passage)
  if (passage.weight < leastWeight || to - from > longest) return []
  const best = verses.findIndex(({ place }) => from <= place && place <= to)
  if (best < 0) return []
  const inside = verses.filter(({ place }) => from <= place && place <= to)
  const covered = terms.filter((term) => inside.some(({ keys }) => isIn(term, keys)))
  if (covered.length < 2) return []
  const density = inside.length / Math.sqrt(Math.max(1, to - from + 1))
  return [{ entry, passage, terms: covered.length, share: share(covered), best, density }]
}
