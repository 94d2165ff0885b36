/** An entry of the finder as part of an answer: its main passage with its words, and where else it is. */
import { topicAddress } from '../../content/reading/addresses'
import { type Entry, type EntryPassage, versesOf } from '../../finder/entry'
import { titleOf } from '../../finder/finder'
import { topicNumberOf } from '../../finder/own-topics'
import { chapterOf } from '../../scripture/canonical'
import { rangeIn } from '../../scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '../../scripture/reading/addresses/addresses'
import type { AnswerLibrary, NewSource } from '../answer-library'
import { passageSource } from '../passage-source'
import type { Finding } from './findings'

/** Places of an entry that are named. */
const mostPlaces = 6

/** `first`: the passage that is shown, else the main one. Undefined where the edition has none of it. */
export async function entryFinding(
  { id, kind, passages }: Entry,
  library: AnswerLibrary,
  mostVerses: number,
  first?: EntryPassage,
): Promise<Finding | undefined> {
  const { finder, edition } = library
  const title = finder && titleOf(finder, id)
  const byWeight = passages.toSorted((a, b) => b.weight - a.weight)
  const inOrder = first ? [first, ...byWeight.filter((one) => one !== first)] : byWeight
  const ranges = inOrder.flatMap((passage) => rangeOf(passage, library))
  const main = await firstPassage(ranges, library, mostVerses)
  if (!title || !main) return undefined
  const { source } = main
  const others = ranges.filter((_, at) => at !== main.at)
  const list: NewSource = {
    kind: 'entry',
    link: topicAddress({ id: topicNumberOf(id), title: title.title }),
    title: title.title,
    resource: '',
    name: '',
    locale: title.locale,
    places: others.slice(0, mostPlaces).map(({ from, to }) => ({
      title: placeLabel(from, to, edition.naming),
      link: addressPath([edition.abbreviation], from, to, edition.naming),
    })),
  }
  return {
    code: kind,
    values: { title: title.title },
    sources: others.length > 0 ? [source, list] : [source],
  }
}

/** The first one that the edition has: many have not all books. */
async function firstPassage(
  ranges: readonly { from: number; to: number }[],
  library: AnswerLibrary,
  mostVerses: number,
): Promise<{ source: NewSource; at: number } | undefined> {
  for (const [at, { from, to }] of ranges.entries()) {
    const source = await passageSource(library, from, to, mostVerses)
    if (source) return { source, at }
  }
  return undefined
}

/** Whole chapters stay whole. */
function rangeOf(passage: EntryPassage, { edition }: AnswerLibrary): { from: number; to: number }[] {
  const [range] = rangeIn(versesOf(passage), edition.numbering)
  const isWhole = passage.from % 1_000 === 0 && passage.to % 1_000 === 0
  if (!range) return []
  return [isWhole ? { from: chapterOf(range.from), to: chapterOf(range.to) } : range]
}
