/**
 * A segment in transfer to a device: some whole books of one edition in canon order. Parts of verses lie in
 * columns (texts, marks, notes), which makes the download a tenth smaller than one object per verse
 * (PERFORMANCE T1); parsing a segment returns books again.
 */
import * as z from 'zod/mini'
import {
  type BookText,
  blockSchema,
  bookTextSchema,
  type Chapter,
  type Footnote,
  type Mark,
  markTypes,
  referenceSchema,
  type Verse,
} from './chapter'

/** Index of a verse in its chapter. */
const index = z.int().check(z.minimum(0))

const packedChapterSchema = z.object({
  canonical: z.int(),
  /** Contents of all verses. */
  texts: z.array(z.string()),
  /** Verse numbers, unless they are 1, 2, 3 ... */
  numbers: z.optional(z.array(z.int())),
  /** Last verses of merged ones. */
  ends: z.optional(z.array(z.tuple([index, z.int()]))),
  /** Lettered parts: verse, letter, start. */
  parts: z.optional(z.array(z.tuple([index, z.string(), index]))),
  /** The position is given only when it is not the next `*` of the verse. */
  footnotes: z.optional(
    z.array(z.union([z.tuple([index, z.string()]), z.tuple([index, z.string(), z.int()])])),
  ),
  /** Marks of the footnotes above, packed as `marks` are. */
  noteMarks: z.optional(z.array(z.int())),
  references: z.optional(z.array(z.tuple([index, referenceSchema]))),
  /**
   * Four numbers per mark: verses (or notes) since the previous mark, index of its type in `markTypes`, start
   * counted from the end of the previous mark in the same verse (else from 0), length.
   */
  marks: z.optional(z.array(z.int())),
  blocks: z.optional(z.array(blockSchema)),
})
type PackedChapter = z.infer<typeof packedChapterSchema>

const packedSegmentSchema = z.object({
  contract: z.int(),
  books: z.array(z.extend(bookTextSchema, { chapters: z.array(packedChapterSchema) })),
})
export type PackedSegment = z.infer<typeof packedSegmentSchema>

/** A parsed segment. */
export interface Segment {
  contract: number
  books: BookText[]
}

/** Parses the wire form into books. */
export const segmentSchema = z.pipe(
  packedSegmentSchema,
  z.transform(
    ({ contract, books }): Segment => ({
      contract,
      books: books.map((book) => ({ ...book, chapters: book.chapters.map(unpackChapter) })),
    }),
  ),
)

/** The wire form of some books. */
export function packSegment({ contract, books }: Segment): PackedSegment {
  return { contract, books: books.map((book) => ({ ...book, chapters: book.chapters.map(packChapter) })) }
}

function packChapter({ canonical, verses, blocks }: Chapter): PackedChapter {
  const isCounted = verses.every(({ verse }, position) => verse === position + 1)
  const column = <Item>(of: (verse: Verse, position: number) => Item[]) => {
    const items = verses.flatMap(of)
    return items.length > 0 ? items : undefined
  }
  return withoutAbsent({
    canonical,
    texts: verses.map(({ content }) => content),
    numbers: isCounted ? undefined : verses.map(({ verse }) => verse),
    ends: column(({ verse_end }, position) =>
      verse_end === undefined ? [] : [[position, verse_end] as [number, number]],
    ),
    parts: column(({ parts = [] }, position) =>
      parts.map(({ letter, from }): [number, string, number] => [position, letter, from]),
    ),
    footnotes: column(packFootnotes),
    noteMarks: packMarks(verses.flatMap(({ footnotes = [] }) => footnotes)),
    references: column(({ references = [] }, position) =>
      references.map((reference): [number, (typeof references)[number]] => [position, reference]),
    ),
    marks: packMarks(verses),
    blocks: blocks.length > 0 ? blocks : undefined,
  })
}

function packFootnotes({ content, footnotes = [] }: Verse, position: number) {
  let star = -1
  return footnotes.map((footnote): [number, string] | [number, string, number] => {
    star = content.indexOf('*', star + 1)
    return footnote.position === star && star >= 0
      ? [position, footnote.content]
      : [position, footnote.content, footnote.position]
  })
}

/** Anything with marks: the verses of a chapter, or its notes. */
type Marked = Pick<Verse, 'marks'>

function packMarks(marked: readonly Marked[]): number[] | undefined {
  const packed: number[] = []
  let before = 0
  for (const [position, { marks = [] }] of marked.entries()) {
    let end = 0
    for (const { type, from, to } of marks) {
      packed.push(position - before, markTypes.indexOf(type), from - end, to - from)
      before = position
      end = to
    }
  }
  return packed.length > 0 ? packed : undefined
}

function unpackChapter(packed: PackedChapter): Chapter {
  const {
    canonical,
    texts,
    numbers,
    ends = [],
    parts = [],
    footnotes = [],
    references = [],
    blocks = [],
  } = packed
  const verses = texts.map(
    (content, position): Verse => ({ verse: numbers?.[position] ?? position + 1, content }),
  )
  for (const [position, end] of ends) {
    const verse = verses[position]
    if (verse) verse.verse_end = end
  }
  for (const [position, letter, from] of parts) {
    const verse = verses[position]
    if (verse) verse.parts = [...(verse.parts ?? []), { letter, from }]
  }
  const notes: Footnote[] = []
  for (const [position, content, given] of footnotes) {
    const verse = verses[position]
    if (!verse) continue
    const note = { position: given ?? nextStar(verse), content }
    notes.push(note)
    verse.footnotes = [...(verse.footnotes ?? []), note]
  }
  for (const [position, reference] of references) {
    const verse = verses[position]
    if (verse) verse.references = [...(verse.references ?? []), reference]
  }
  unpackMarks(packed.marks ?? [], verses)
  unpackMarks(packed.noteMarks ?? [], notes)
  return { canonical, verses, blocks }
}

/** Position of the `*` for the next note: the one after as many as the verse already has notes. */
function nextStar({ content, footnotes = [] }: Verse): number {
  let star = -1
  for (let count = 0; count <= footnotes.length; count += 1) star = content.indexOf('*', star + 1)
  return Math.max(0, star)
}

function unpackMarks(packed: readonly number[], marked: readonly Marked[]): void {
  let position = 0
  let end = 0
  for (let at = 0; at + 3 < packed.length; at += 4) {
    const [step = 0, type = 0, start = 0, length = 0] = packed.slice(at, at + 4)
    if (step > 0) end = 0
    position += step
    const mark: Mark = { type: markTypes[type] ?? 'emphasis', from: end + start, to: end + start + length }
    end = mark.to
    const one = marked[position]
    if (one) one.marks = [...(one.marks ?? []), mark]
  }
}

function withoutAbsent(
  chapter: { [Key in keyof PackedChapter]: PackedChapter[Key] | undefined },
): PackedChapter {
  return packedChapterSchema.parse(
    Object.fromEntries(Object.entries(chapter).filter(([, value]) => value !== undefined)),
  )
}
