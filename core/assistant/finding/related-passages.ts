/** Passages that belong to another one: cross references, what the finder knows it by, verses with the same words. */

import { bookOf, chapterOf, placeOf } from '../../canonical'
import { entriesAt } from '../../finder/entries-at'
import { versesOf } from '../../finder/entry'
import { convertRange } from '../../scripture/numbering/convert-range'
import { rangeIn, tableNumbering } from '../../scripture/pericopes/parallels-of'
import { placeLabel } from '../../scripture/reading/addresses/addresses'
import type { AnswerLibrary } from '../answer-library'
import type { Finding } from '../findings'
import { passageSource } from '../passage-source'
import { questionTerms } from '../question/question-terms'
import { mostNamed, passages, type Range } from './beside-passage'

const mostSimilar = 3
/** Characters of the passage that are searched for. */
const mostSimilarWords = 120
/** Entries at a passage that lead on. */
const mostEntries = 2
const leastWeight = 2

/** Whether passages of a book are wanted. */
export type IsWanted = (book: number) => boolean

/** Cross references of the edition or of another one, else what the finder knows, else what is alike. */
export async function relatedPassages(
  range: Range,
  library: AnswerLibrary,
  isWanted: IsWanted,
): Promise<Finding | undefined> {
  return (
    (await finding('related', range, await referencesOf(range, library, isWanted), library)) ??
    (await finding('related', range, besideInFinder(range, library, isWanted), library)) ??
    (await finding('similar', range, await similarTo(range, library, isWanted), library))
  )
}

async function finding(
  code: 'related' | 'similar',
  { from, to }: Range,
  found: readonly Range[],
  library: AnswerLibrary,
): Promise<Finding | undefined> {
  const sources = await passages(found, library)
  const title = placeLabel(from, to, library.edition.naming)
  return sources.length > 0 ? { code, values: { title }, sources } : undefined
}

async function referencesOf(
  { from, to }: Range,
  { context, references }: AnswerLibrary,
  isWanted: IsWanted,
): Promise<Range[]> {
  const { book, chapter, verse } = placeOf(from)
  const first = verse === 0 ? 1 : verse
  const last = verse === 0 ? context.table.lastVerse(book, chapter) : placeOf(to).verse
  const ranges: Range[] = []
  for (const [number, own] of await references(chapterOf(from))) {
    if (number < first || number > Math.max(last, first)) continue
    for (const { canonical, canonical_end = canonical } of own)
      if (isWanted(bookOf(canonical)) && !isInside(canonical, from, to))
        ranges.push({ from: canonical, to: canonical_end })
  }
  return ranges.slice(0, mostNamed)
}

/** The other passages of the entries that tell the least beside this one. */
function besideInFinder(range: Range, { finder, edition }: AnswerLibrary, isWanted: IsWanted): Range[] {
  const [own] = convertRange(range.from, range.to, edition.numbering, tableNumbering)
  if (!finder || !own) return []
  const { from, to } = versesOf(own)
  const size = (one: Range) => versesOf(one).to - versesOf(one).from
  const here = entriesAt(finder.entries, from, to).sort((a, b) => size(a.passage) - size(b.passage))
  return here.slice(0, mostEntries).flatMap(({ entry }) =>
    entry.passages
      .filter((one) => one.weight >= leastWeight && isWanted(bookOf(one.from)))
      .map(versesOf)
      .filter((one) => one.from > to || one.to < from)
      .flatMap((one) => rangeIn(one, edition.numbering).slice(0, 1)),
  )
}

/** Verses with the same words and thoughts. */
async function similarTo({ from, to }: Range, library: AnswerLibrary, isWanted: IsWanted): Promise<Range[]> {
  const own = await passageSource(library, from, to)
  const words = (own?.verses ?? []).map(({ text }) => text).join(' ')
  if (words === '') return []
  const { asked } = await questionTerms(words.slice(0, mostSimilarWords), library.locale, library.finder)
  const answer = await library.search(asked, 'hybrid')
  const hits = answer.result[library.edition.abbreviation]
  return (
    (hits?.verses ?? [])
      .filter(({ canonical }) => hits?.marks[String(canonical)] !== undefined)
      // The reader sees the rest of the chapter anyway.
      .filter(({ canonical }) => chapterOf(canonical) !== chapterOf(from) && isWanted(bookOf(canonical)))
      .slice(0, mostSimilar)
      .map(({ canonical }) => ({ from: canonical, to: canonical }))
  )
}

function isInside(canonical: number, from: number, to: number): boolean {
  return from % 1_000 === 0 ? chapterOf(canonical) === from : canonical >= from && canonical <= to
}
