/**
 * A chapter in several translations: the passage is in the first one's numbering, the
 * others' verses are assigned to it.
 */

import { bookOf, canonicalOf, placeOf } from '#core/canonical'
import type { Chapter } from '#core/contract/editions/chapter'
import {
  type ChapterPiece,
  type EditionText,
  namesFor,
  type TextAnswer,
  textChapter,
} from '#core/contract/editions/text-answer'
import { alignRows } from '#core/scripture/numbering/align-rows'
import { chaptersStandingOn } from '#core/scripture/numbering/chapters-standing-on'
import { type Prepared, prepareJson } from '../../http/answers/prepared'
import { booksReferredTo } from '../../library/answer-names'
import { languageOf } from '../../library/edition-language'
import { readChapter } from '../../library/page-source'
import type { StoredEdition } from '../../library/stored-edition'
import { breathe } from '../../process/breathe'

interface Column {
  edition: StoredEdition
  titles: string[]
  chapters: Chapter[]
  verses: { canonical: number; canonicalEnd: number }[]
}

/** The answer for several editions; undefined when none of them has the text. */
export async function comparedText(
  editions: readonly [StoredEdition, ...StoredEdition[]],
  canonical: number,
): Promise<Prepared<TextAnswer> | undefined> {
  const { numbering } = editions[0].manifest
  const columns = await Promise.all(
    editions.map((edition, index) =>
      readColumn(
        edition,
        index === 0 ? [canonical] : chaptersStandingOn(canonical, numbering, edition.manifest.numbering),
      ),
    ),
  )
  if (columns.every(({ chapters }) => chapters.length === 0)) return undefined
  const rows = alignRows(
    columns.map(({ edition, verses }) => ({ numbering: edition.manifest.numbering, verses })),
    canonical,
  )
  const rowOf = columns.map(() => new Map<number, number>())
  for (const { row, cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      for (const verse of cell) {
        const standing = columns[index]?.verses[verse]?.canonical
        if (standing !== undefined) rowOf[index]?.set(standing, row)
      }
    }
  }
  const data: TextAnswer['data'] = {}
  for (const [index, column] of columns.entries()) {
    data[column.edition.summary.abbreviation] = await editionText(column, rowOf[index] ?? new Map())
    await breathe()
  }
  return prepareJson({ data })
}

async function readColumn(edition: StoredEdition, wanted: readonly number[]): Promise<Column> {
  const found = (await Promise.all(wanted.map((canonical) => readChapter(edition, canonical)))).filter(
    (record) => record !== undefined,
  )
  const chapters = found.map(({ chapter }) => chapter)
  const verses = chapters.flatMap((chapter) => {
    const { book, chapter: number } = placeOf(chapter.canonical)
    return chapter.verses.map(({ verse, verse_end }) => ({
      canonical: canonicalOf(book, number, verse),
      canonicalEnd: canonicalOf(book, number, verse_end ?? verse),
    }))
  })
  return { edition, titles: found[0]?.titles ?? [], chapters, verses }
}

async function editionText(
  { edition, titles, chapters }: Column,
  rows: ReadonlyMap<number, number>,
): Promise<EditionText> {
  const { id, abbreviation, revision, locale, bookList } = edition.manifest
  const pieces = chapters.map((chapter): ChapterPiece => {
    const standing = chapter.verses.flatMap(({ verse }): [number, number][] => {
      const row = rows.get(chapter.canonical + verse)
      return row === undefined ? [] : [[verse, row]]
    })
    return { chapter, rows: new Map(standing) }
  })
  const chapter = textChapter({ id, abbreviation }, titles, pieces)
  const position = bookList.findIndex(
    ({ number }) => chapter !== null && number === bookOf(chapter.canonical),
  )
  const books = chapter
    ? bookList.slice(Math.max(0, position - 1), position + 2).map(({ number }) => number)
    : []
  const { names } = await languageOf({ locale, books: bookList })
  return {
    revision,
    version: bookList[position]?.hash ?? '',
    chapter,
    booknames: namesFor([...books, ...chapters.flatMap(booksReferredTo)], names),
  }
}
