/** The part of one edition in a page of results: its verses in the rows of the page, marked. */

import { bookOf, chapterOf } from '../../canonical'
import type { Block, Chapter, Verse } from '../../contract/editions/chapter'
import { namesFor } from '../../contract/editions/text-answer'
import type { EditionHits, FoundVerse } from '../../contract/search/search-answer'
import { joinedMarks, type MarkedUnit, marksOf, type TextMark } from '../query/marks'
import { placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { RowMap, SearchSource } from './searched-edition'

/** `rows` in the order of the page; `books` counts over all pages. */
export async function editionHits(
  hits: Hits,
  map: RowMap,
  rows: Int32Array,
  books: EditionHits['books'],
  source: Pick<SearchSource, 'chapters'>,
): Promise<EditionHits> {
  const { edition } = hits.query
  const { canonicals } = edition.index.verses
  const places = [...rows].flatMap((row) =>
    map.documentsOn(row).map((document) => ({ row, document, canonical: canonicals[document] ?? 0 })),
  )
  const marked = places.length === 0 ? [] : hits.query.marked()
  const chapters = await readChapters(edition.abbreviation, places, source)
  const answer: EditionHits = {
    count: hits.documents.length,
    meant: hits.meant.length,
    verses: [],
    marks: {},
    headings: headingsOf(hits, marked, new Set(places.map(({ canonical }) => canonical)), chapters),
    booknames: namesFor(
      places.map(({ canonical }) => bookOf(canonical)),
      edition.names,
    ),
    books,
  }
  const ofOriginals = await originalMarks(hits, chapters)
  for (const { row, document, canonical } of places) {
    const chapter = chapters.get(chapterOf(canonical))
    const verse = chapter?.verses.find((one) => chapter.canonical + one.verse === canonical)
    if (!verse) continue
    answer.verses.push(foundVerse(verse, canonical, row))
    if (placeIn(hits.documents, document) >= 0)
      answer.marks[canonical] = joinedMarks([
        ...marksOf(verse.content, marked, edition.language),
        ...(ofOriginals.get(canonical) ?? []),
      ])
  }
  return answer
}

/** What renders the words of the original that were asked for, by canonical verse. */
async function originalMarks(
  { query: { originals } }: Hits,
  chapters: ReadonlyMap<number, Chapter>,
): Promise<ReadonlyMap<number, readonly TextMark[]>> {
  const found = new Map<number, readonly TextMark[]>()
  if (!originals) return found
  // In the order of the books, each of which is then read once.
  for (const [canonical, chapter] of [...chapters].sort(([one], [other]) => one - other))
    for (const [verse, marks] of await originals.marks(chapter)) found.set(canonical + verse, marks)
  return found
}

async function readChapters(
  abbreviation: string,
  places: readonly { canonical: number }[],
  source: Pick<SearchSource, 'chapters'>,
): Promise<Map<number, Chapter>> {
  const wanted = [...new Set(places.map(({ canonical }) => chapterOf(canonical)))]
  const chapters = await source.chapters(abbreviation, wanted)
  return new Map(chapters.map((chapter) => [chapter.canonical, chapter]))
}

/** Leaves out notes and references; the order of the keys is part of the contract. */
function foundVerse({ verse, verse_end, content, marks }: Verse, canonical: number, row: number): FoundVerse {
  return {
    verse,
    ...(verse_end === undefined ? {} : { verse_end }),
    content,
    ...(marks ? { marks: marks.map(({ type, from, to }) => ({ type, from, to })) } : {}),
    canonical,
    row,
  }
}

function headingsOf(
  { query, headings }: Hits,
  marked: readonly MarkedUnit[],
  shown: ReadonlySet<number>,
  chapters: ReadonlyMap<number, Chapter>,
): EditionHits['headings'] {
  const { index, language } = query.edition
  const found: EditionHits['headings'] = {}
  for (const document of headings) {
    const canonical = index.headings.canonicals[document] ?? 0
    const chapter = chapters.get(chapterOf(canonical))
    if (!shown.has(canonical) || !chapter) continue
    const content = headingAt(chapter, canonical)
    found[canonical] = { content, marks: marksOf(content, marked, language) }
  }
  return found
}

/** All headings before a verse, one per line. */
function headingAt({ canonical, blocks }: Chapter, verse: number): string {
  const isHere = ({ type, verse: number, content }: Block) =>
    type === 'heading' && content !== undefined && canonical + number === verse
  return blocks
    .filter(isHere)
    .map(({ content = '' }) => content)
    .join('\n')
}
