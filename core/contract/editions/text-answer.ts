/**
 * The answer of GET /api/text (spec 1 §3 "Chapter data per translation", spec 1 §7): stored chapters, with
 * the fields the specification requires at every verse (heading, subheading) derived from the blocks. Parsing
 * it with `chapterSchema` returns the chapter.
 */
import * as z from 'zod/mini'
import { canonicalOf, placeOf } from '../../canonical'
import { type Block, blockSchema, type Chapter, type Verse, verseSchema } from './chapter'
import { type BookTitles, bookTitlesSchema, titlesOf } from './names'

/** A verse in the answer. */
export const textVerseSchema = z.extend(verseSchema, {
  /** In the edition's own numbering. */
  canonical: z.int(),
  /** The verse of the first requested edition in the same row, in that edition's numbering. */
  row: z.int(),
  /** Headings of level 1 and 2 directly before the verse, one per line. */
  heading: z.optional(z.string()),
  /** Headings of level 3 and 4 directly before the verse, one per line. */
  subheading: z.optional(z.string()),
})

/** `canonical` distinguishes blocks of two chapters when another numbering divides the text differently. */
export const textBlockSchema = z.extend(blockSchema, { canonical: z.int() })

/** A chapter in the answer. */
export const textChapterSchema = z.object({
  /** The chapter (verse 0) of its first verse, in the edition's own numbering. */
  canonical: z.int(),
  bible: z.object({ id: z.int(), abbreviation: z.string() }),
  /** Title lines of the book as printed. */
  titles: z.array(z.string()),
  verses: z.array(textVerseSchema),
  blocks: z.array(textBlockSchema),
})

/** The text of one edition in the answer. */
export const editionTextSchema = z.object({
  /** Revision of the edition. */
  revision: z.string(),
  /** Hash of the book: its chapters are stored under it. Empty when the chapter is null. */
  version: z.string(),
  /** Null when the edition lacks the text. */
  chapter: z.nullable(textChapterSchema),
  /** By book number: the books of this chapter, of its neighbours and of its references. */
  booknames: bookTitlesSchema,
})

/** By stored abbreviation. */
export const textAnswerSchema = z.object({ data: z.record(z.string(), editionTextSchema) })

export type TextVerse = z.infer<typeof textVerseSchema>
export type TextBlock = z.infer<typeof textBlockSchema>
export type TextChapter = z.infer<typeof textChapterSchema>
export type EditionText = z.infer<typeof editionTextSchema>
export type TextAnswer = z.infer<typeof textAnswerSchema>

/** Verses of one stored chapter; `rows` gives the row per verse number, a verse without one is left out. */
export interface ChapterPiece {
  chapter: Chapter
  rows: ReadonlyMap<number, number>
}

/** A whole chapter beside itself: every verse is its own row. */
export function wholeChapter(chapter: Chapter): ChapterPiece {
  const { book, chapter: number } = placeOf(chapter.canonical)
  const rows = chapter.verses.map(({ verse }) => [verse, canonicalOf(book, number, verse)] as const)
  return { chapter, rows: new Map(rows) }
}

/**
 * The chapter of an answer, built from pieces of one or more stored chapters in order; null without any
 * verse.
 */
export function textChapter(
  bible: TextChapter['bible'],
  titles: readonly string[],
  pieces: readonly ChapterPiece[],
): TextChapter | null {
  const standing = pieces.filter(({ chapter, rows }) => chapter.verses.some(({ verse }) => rows.has(verse)))
  const [first] = standing
  if (!first) return null
  return {
    canonical: first.chapter.canonical,
    bible,
    titles: [...titles],
    verses: standing.flatMap(versesOf),
    blocks: standing.flatMap(blocksOf),
  }
}

function versesOf({ chapter, rows }: ChapterPiece): TextVerse[] {
  const verses: TextVerse[] = []
  for (const verse of chapter.verses) {
    const row = rows.get(verse.verse)
    if (row === undefined) continue
    verses.push({
      ...verse,
      canonical: chapter.canonical + verse.verse,
      row,
      ...headingsOf(chapter.blocks, verse),
    })
  }
  return verses
}

function blocksOf({ chapter, rows }: ChapterPiece): TextBlock[] {
  return chapter.blocks
    .filter((block) => rows.has(block.verse))
    .map((block) => ({ ...block, canonical: chapter.canonical + block.verse }))
}

function headingsOf(blocks: readonly Block[], verse: Verse): Pick<TextVerse, 'heading' | 'subheading'> {
  const before = blocks.filter(
    (block) => block.type === 'heading' && block.verse === verse.verse && block.offset === 0 && block.content,
  )
  const heading = linesOf(before.filter(({ level = 1 }) => level <= 2))
  const subheading = linesOf(before.filter(({ level = 1 }) => level > 2))
  return { ...(heading ? { heading } : {}), ...(subheading ? { subheading } : {}) }
}

/** Headings of the specification have no notes, so the `*` of a note is removed. */
function linesOf(blocks: readonly Block[]): string {
  return blocks.map(({ content = '' }) => content.replaceAll('*', '')).join('\n')
}

/** The titles of these books by number; numbers without a name are left out. */
export function namesFor(numbers: readonly (number | undefined)[], names: BookTitles): BookTitles {
  const wanted = numbers.flatMap((number) => (number === undefined ? [] : (names[number] ?? [])))
  return titlesOf(Object.fromEntries(wanted.map((entry) => [entry.number, entry])))
}
