/** The entries that a search names, as cards above its hits: their passages in the first edition, and its first words. */

import { type Canonical, chapterOf } from '../../../canonical'
import type { FoundEntry } from '../../../contract/search/search-answer'
import { versesOf } from '../../../finder/entry'
import { type Finder, titleOf } from '../../../finder/finder'
import { finderWeights } from '../../../finder/finder-weights'
import { rangeIn } from '../../../scripture/pericopes/parallels-of'
import { firstNotBelow } from '../../sorted'
import type { SearchedEdition, SearchSource } from '../searched-edition'
import type { EntryWithPassages } from './lift-entries'

const mostCards = 3
/** Passages of a card that are named. */
const mostPlaces = 4

export async function foundEntries(
  entries: readonly EntryWithPassages[],
  finder: Finder,
  edition: SearchedEdition,
  source: Pick<SearchSource, 'chapters'>,
): Promise<FoundEntry[]> {
  const shown = entries.filter(({ score }) => score >= finderWeights.card).slice(0, mostCards)
  const cards = await Promise.all(shown.map((entry) => cardOf(entry, finder, edition, source)))
  return cards.flatMap((card) => card ?? [])
}

/** Undefined where the edition has none of the passages. */
async function cardOf(
  { id, passages }: EntryWithPassages,
  finder: Finder,
  { abbreviation, numbering, index: { verses } }: SearchedEdition,
  source: Pick<SearchSource, 'chapters'>,
): Promise<FoundEntry | undefined> {
  const named = titleOf(finder, id)
  const { canonicals } = verses
  const places = passages.flatMap((passage) => {
    const { from, to } = versesOf(passage)
    const [range] = rangeIn({ from, to }, numbering)
    const first = range && canonicals[firstNotBelow(canonicals, range.from)]
    if (!range || first === undefined || first > range.to) return []
    const isWhole = passage.from % 1_000 === 0 && passage.to % 1_000 === 0
    return [
      {
        first,
        from: isWhole ? chapterOf(range.from) : range.from,
        to: isWhole ? chapterOf(range.to) : range.to,
      },
    ]
  })
  const [best] = places
  if (!named || !best) return undefined
  const [chapter] = await source.chapters(abbreviation, [chapterOf(best.first)])
  const text = chapter?.verses.find(({ verse }) => chapter.canonical + verse === best.first)?.content ?? ''
  return {
    id,
    title: named.title,
    locale: named.locale,
    places: places
      .slice(0, mostPlaces)
      .map(({ from, to }): { from: Canonical; to: Canonical } => ({ from, to })),
    text: text.replaceAll('*', ''),
  }
}
