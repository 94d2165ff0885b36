/** Cross references as they are downloaded: a segment is a book, its chapters hold for each verse the ranges as one short text. */
import * as z from 'zod/mini'
import { bookOf, placeOf } from '../../canonical'
import type { ChapterReferences } from '../../contract/content/answers'
import type { Range } from '../../contract/content/article'
import { AppError } from '../../errors'
import { bookByNumber } from '../../scripture/books'
import { packRanges, unpackRanges } from './ranges'
import type { TextSegment } from './segments'

/** Chapter, and its verses with their ranges. */
const packedSchema = z.array(z.tuple([z.int(), z.array(z.tuple([z.int(), z.string()]))]))

/** The segments of a pack. `byVerse`: the ranges of each verse (canonical), verses ascending. */
export function referenceTexts(byVerse: Iterable<readonly [number, readonly Range[]]>): TextSegment[] {
  const books = new Map<number, Map<number, [verse: number, ranges: string][]>>()
  for (const [place, ranges] of byVerse) {
    const { book, chapter, verse } = placeOf(place)
    const chapters = books.get(book) ?? new Map<number, [number, string][]>()
    books.set(book, chapters)
    const verses = chapters.get(chapter) ?? []
    chapters.set(chapter, verses)
    verses.push([verse, packRanges(ranges)])
  }
  return [...books].map(([book, chapters]) => ['references', String(book), JSON.stringify([...chapters])])
}

/** One chapter of the text of a book; empty where none of its verses has any. Throws file-damaged for other texts. */
export function unpackReferences(text: string, chapter: number): ChapterReferences {
  const [, verses = []] = parsed(text).find(([number]) => number === chapter) ?? []
  return verses.map(([verse, packed]) => ({ verse, ranges: unpackRanges(packed).map(checked) }))
}

function parsed(text: string): z.infer<typeof packedSchema> {
  try {
    return packedSchema.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(error instanceof Error ? error.message.slice(0, 200) : '')
  }
}

function checked(range: Range): Range {
  if (!bookByNumber(bookOf(range.from)) || !bookByNumber(bookOf(range.to)) || range.to < range.from)
    throw damaged('reference')
  return range
}

function damaged(reason: string): AppError {
  return new AppError('file-damaged', { file: 'references', line: 0, reason })
}
