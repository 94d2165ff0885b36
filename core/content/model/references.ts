/**
 * Cross references as they are downloaded: a segment is a book, each of its chapters one short text, so that reading a chapter unpacks no
 * other one. `16 45.5.8 62.4.9-10;17 42.9.56` are the verses 16 and 17 with their ranges.
 */
import * as z from 'zod/mini'
import { bookOf, placeOf } from '../../canonical'
import type { ChapterReferences } from '../../contract/content/answers'
import type { Range } from '../../contract/content/article'
import { AppError } from '../../errors'
import { bookByNumber } from '../../scripture/books'
import { packRanges, unpackRanges } from '../../scripture/packed-ranges'
import type { TextSegment } from './segments'

/** Chapters with their texts. */
const packedSchema = z.array(z.tuple([z.int(), z.string()]))

/** The segments of a pack. `byVerse`: the ranges of each verse (canonical), verses ascending. */
export function referenceTexts(byVerse: Iterable<readonly [number, readonly Range[]]>): TextSegment[] {
  const books = new Map<number, Map<number, string>>()
  for (const [place, ranges] of byVerse) {
    const { book, chapter, verse } = placeOf(place)
    const chapters = books.get(book) ?? new Map<number, string>()
    books.set(book, chapters)
    const before = chapters.get(chapter)
    const text = `${verse} ${packRanges(ranges)}`
    chapters.set(chapter, before === undefined ? text : `${before};${text}`)
  }
  return [...books].map(([book, chapters]) => ['references', String(book), JSON.stringify([...chapters])])
}

/** One chapter of the text of a book; empty where its verses have none. Throws file-damaged for other texts. */
export function unpackReferences(text: string, chapter: number): ChapterReferences {
  const [, verses = ''] = parsed(text).find(([number]) => number === chapter) ?? []
  return verses.split(';').filter(Boolean).map(unpackVerse)
}

function unpackVerse(text: string): ChapterReferences[number] {
  const [, verse, ranges] = /^(\d{1,3}) ([\d.\- ]+)$/.exec(text) ?? []
  if (verse === undefined || ranges === undefined) throw damaged('verse')
  return { verse: Number(verse), ranges: unpackRanges(ranges).map(checked) }
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
