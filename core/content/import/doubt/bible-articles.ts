/**
 * Whether the articles of a pack are the verses of a Bible: most of a book, each a verse long, and hardly any leads elsewhere. Notes on every
 * verse are longer or name other places.
 */

import { placeOf } from '../../../canonical'
import { type Article, rangesOf, wordsOf } from '../../../contract/content/article'
import type { NumberingBase } from '../../../contract/editions/edition'
import { verseTable } from '../../../scripture/numbering/verse-table'
import type { ReferenceReader } from '../references/reference-reader'

/** A book of fewer verses says nothing. */
const fewestVerses = 12
const bookShare = 0.9
const articleShare = 0.5
/** The longest verse has some 500 characters, the middle one 130. */
const verseCharacters = 300
const linkedShare = 0.1

export function areVerses(
  articles: readonly Article[],
  reader: ReferenceReader,
  numbering: NumberingBase,
): boolean {
  const verses = articles.flatMap((article) => {
    const verse = verseOf(article, reader)
    return verse === undefined ? [] : { article, verse }
  })
  if (verses.length < Math.max(fewestVerses, articles.length * articleShare)) return false
  if (!coversBook(new Set(verses.map(({ verse }) => verse)), numbering)) return false
  const lengths = verses
    .map(({ article }) => wordsOf(article.parts).length)
    .toSorted((one, other) => one - other)
  const middle = lengths[lengths.length >> 1] ?? 0
  const linked = verses.filter(({ article }) => rangesOf(article).length > 0).length
  return middle > 0 && middle <= verseCharacters && linked <= verses.length * linkedShare
}

/** Where it stands, else what its head names: `Genesis 1:1`. */
function verseOf({ at = [], head }: Article, reader: ReferenceReader): number | undefined {
  const [place] = at
  const [named] = place || !/\d\s*[:.,]\s*\d+\s*$/.test(head) ? [] : headPlaces(head, reader)
  const { from, to } = place ?? named ?? { from: 0, to: 0 }
  return from === to && from % 1000 > 0 ? from : undefined
}

function headPlaces(head: string, reader: ReferenceReader) {
  const range = reader.target(head)
  return range !== undefined && range !== 'absent' ? [range] : reader.marked(head, '', undefined).places
}

function coversBook(verses: ReadonlySet<number>, base: NumberingBase): boolean {
  const table = verseTable({ base, corrections: [] })
  const counts = new Map<number, number>()
  for (const verse of verses) {
    const { book } = placeOf(verse)
    counts.set(book, (counts.get(book) ?? 0) + 1)
  }
  return [...counts].some(([book, count]) => {
    let whole = 0
    for (let chapter = 1; chapter <= table.lastChapter(book); chapter += 1)
      whole += table.lastVerse(book, chapter)
    return whole >= fewestVerses && count >= whole * bookShare
  })
}
