/** An entry of the finder as part of an answer: its main passage with its words, and where else it is. */

import { chapterOf } from '../../canonical'
import { topicAddress } from '../../content/reading/addresses'
import { topicNumberOf } from '../../content/reading/own-topics'
import { type Entry, type EntryPassage, versesOf } from '../../finder/entry'
import { titleOf } from '../../finder/finder'
import { rangeIn } from '../../scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '../../scripture/reading/addresses/addresses'
import type { AnswerLibrary, NewSource } from '../answer-library'
import type { Finding } from '../findings'
import { type FirstShown, passageSource } from '../passage-source'

/** Places of an entry that are named. */
const mostPlaces = 6

interface Showing {
  mostVerses: number
  /** The passage that is shown, else the main one. */
  first?: EntryPassage | undefined
  firstShown?: FirstShown | undefined
}

/** Undefined where the edition has none of it, and for an entry without a title. */
export async function entryFinding(
  { id, kind, passages }: Entry,
  library: AnswerLibrary,
  { mostVerses, first, firstShown }: Showing,
): Promise<Finding | undefined> {
  const { finder } = library
  const title = finder && titleOf(finder, id)
  const byWeight = passages.toSorted((a, b) => b.weight - a.weight)
  const inOrder = first ? [first, ...byWeight.filter((one) => one !== first)] : byWeight
  const ranges = inOrder.flatMap((passage) => rangeOf(passage, library))
  const main = await firstPassage(ranges, library, mostVerses, firstShown)
  if (!title || !main) return undefined
  const { source } = main
  const others = ranges.filter((_, at) => at !== main.at)
  const list = listOf(id, title, others, library)
  return {
    code: kind,
    values: { title: title.title },
    sources: others.length > 0 ? [source, list] : [source],
  }
}

/** An entry with the places it has in the edition, without words of them. */
export function entryList({ id, passages }: Entry, library: AnswerLibrary): NewSource | undefined {
  const title = library.finder && titleOf(library.finder, id)
  const ranges = passages.toSorted((a, b) => b.weight - a.weight).flatMap((one) => rangeOf(one, library))
  return title && ranges.length > 0 ? listOf(id, title, ranges, library) : undefined
}

function listOf(
  id: string,
  { title, locale }: { title: string; locale: string },
  ranges: readonly { from: number; to: number }[],
  { edition }: AnswerLibrary,
): NewSource {
  return {
    kind: 'entry',
    link: topicAddress({ id: topicNumberOf(id), title }),
    title,
    resource: '',
    name: '',
    locale,
    places: ranges.slice(0, mostPlaces).map(({ from, to }) => ({
      title: placeLabel(from, to, edition.naming),
      link: addressPath([edition.abbreviation], from, to, edition.naming),
    })),
  }
}

/** The first one that the edition has: many have not all books. */
async function firstPassage(
  ranges: readonly { from: number; to: number }[],
  library: AnswerLibrary,
  mostVerses: number,
  firstShown: FirstShown | undefined,
): Promise<{ source: NewSource; at: number } | undefined> {
  for (const [at, { from, to }] of ranges.entries()) {
    const source = await passageSource(library, from, to, mostVerses, firstShown)
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
