/** Lifts the passages of entries that a query names (core/finder) above the other hits. Pure. */
import { type EntryPassage, versesOf } from '../../../finder/entry'
import { type Finder, type Searched, searchedEntries } from '../../../finder/finder'
import type { MeantEntry } from '../../../finder/matching/all-readers'
import { convertRange } from '../../../scripture/numbering/convert-range'
import { tableNumbering } from '../../../scripture/pericopes/parallels-of'
import { phraseScore } from '../../query/match-units'
import { searchWeights } from '../../search-weights'
import { firstNotBelow, lastNotAbove, placeIn } from '../../sorted'
import { withDocuments } from '../add-documents'
import type { Hits } from '../find-hits'
import type { SearchedEdition } from '../searched-edition'

/** More entries would lift what nobody meant. */
const mostEntries = 5
/** Verses of one passage that are lifted. */
const mostVerses = 40

/** An entry that a query may mean, and its passages, the best first. */
export interface EntryWithPassages extends MeantEntry {
  passages: readonly EntryPassage[]
}

/** Entries that a query may mean, best first. */
export function entriesWithPassages(finder: Finder, search: string, searched: Searched): EntryWithPassages[] {
  return searchedEntries(finder, search, searched)
    .slice(0, mostEntries)
    .map((match) => {
      const passages = finder.entries.get(match.id)?.passages ?? []
      return { ...match, passages: passages.toSorted((a, b) => b.weight - a.weight) }
    })
}

/** `addsVerses`: also those verses of the passages that have none of the words. */
export function liftEntries(hits: Hits, entries: readonly EntryWithPassages[], addsVerses: boolean): Hits {
  const bonuses = bonusesIn(hits.query.edition, entries)
  if (bonuses.size === 0) return hits
  const before = hits.documents.length
  const { documents, scores } = withDocuments(hits, addsVerses ? bonuses.keys() : [])
  let most = 0
  for (const score of scores) most = Math.max(most, score % phraseScore)
  const scale = most > 0 ? 1 / most : 1
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    const phrase = score >= phraseScore ? phraseScore : 0
    scores[at] = phrase + (score - phrase) * scale
  }
  for (const [verse, bonus] of bonuses) {
    const at = placeIn(documents, verse)
    if (at >= 0) scores[at] = (scores[at] ?? 0) + bonus
  }
  if (documents.length === before) return { ...hits, scores }
  const added = [...bonuses.keys()].filter((verse) => placeIn(hits.documents, verse) < 0)
  const meant = Int32Array.from([...hits.meant, ...added]).sort()
  return { ...hits, documents, scores, meant }
}

/** By document: what it gains, the most of all passages that it is in. */
function bonusesIn(
  { numbering, index: { verses } }: SearchedEdition,
  entries: readonly EntryWithPassages[],
): Map<number, number> {
  const bonuses = new Map<number, number>()
  const give = (verse: number, bonus: number) => bonuses.set(verse, Math.max(bonus, bonuses.get(verse) ?? 0))
  const best = entries.reduce((most, { lift }) => Math.max(most, lift), 0)
  for (const { lift, passages } of entries) {
    // An entry named less well than another one is most likely not meant.
    let bonus = searchWeights.entry * lift * power(lift / best, searchWeights.lesserEntry)
    for (const passage of passages) {
      const { from, to } = versesOf(passage)
      const own = (bonus * (2 + passage.weight)) / 5
      for (const range of convertRange(from, to, tableNumbering, numbering)) {
        const first = firstNotBelow(verses.canonicals, range.from)
        const last = Math.min(lastNotAbove(verses.canonicals, range.to), first + mostVerses - 1)
        for (let verse = first; verse <= last; verse += 1)
          give(verse, verse === first ? own : own * searchWeights.furtherVerses)
      }
      bonus *= searchWeights.nextPassage
    }
  }
  return bonuses
}

/** Whole powers by multiplying: the same on every engine. */
function power(value: number, exponent: number): number {
  let result = 1
  for (let count = 0; count < exponent; count += 1) result *= value
  return result
}
