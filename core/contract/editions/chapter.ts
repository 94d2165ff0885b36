/**
 * The shape of Bible text everywhere: in segments, in the local database and in /api/text.
 * Positions are UTF-16 offsets into `content` of the verse or note they stand at.
 */
import * as z from 'zod/mini'

const offset = z.int().check(z.minimum(0))

/**
 * A cross reference: the canonical range it points to (in the numbering of the edition that contains it;
 * `canonical_end` absent = one place) and the words printed for it. `position` is the place of its mark.
 */
export const referenceSchema = z.object({
  canonical: z.int(),
  canonical_end: z.optional(z.int()),
  content: z.string(),
  position: z.optional(offset),
})

/** Meanings a range of text can have. */
export const markTypes = [
  'jesus',
  'added',
  'name',
  'emphasis',
  'italic',
  'selah',
  'acrostic',
  'quote',
  'small',
  'sup',
] as const

/**
 * A range of a verse or note with a meaning: words of Jesus, words added by the translators, the divine name
 * ...
 */
export const markSchema = z.object({ type: z.enum(markTypes), from: offset, to: offset })

/**
 * A note: `position` is the offset of its `*` in the text it belongs to; `content` is plain text. `marks` are
 * those of its own words; chapters stored before marks existed lack them.
 */
export const footnoteSchema = z.object({
  position: offset,
  content: z.string(),
  marks: z.optional(z.array(markSchema)),
})

/** One verse, with its notes, references and marks. */
export const verseSchema = z.object({
  verse: z.int(),
  /** Last verse of a merged verse, absent otherwise. */
  verse_end: z.optional(z.int()),
  /** Plain text; a `*` stands at every footnote and nowhere else as a marker (see `footnotes`). */
  content: z.string(),
  /** Where lettered parts begin (35a, 35b); text before the first one has the bare number. */
  parts: z.optional(z.array(z.object({ letter: z.string(), from: offset }))),
  footnotes: z.optional(z.array(footnoteSchema)),
  references: z.optional(z.array(referenceSchema)),
  marks: z.optional(z.array(markSchema)),
})

/**
 * The layout of the page. A block stands before `offset` of the verse with the number `verse` (its `verse`,
 * not an index) and reaches to the next block. After the last verse: that verse with offset = length.
 * - paragraph: `indent` 0 flush, 1 first-line (default) ..., `align`
 * - line: a line of poetry of level 1-4
 * - stanza: a gap before the next line or paragraph
 * - item: list item of level 1-4
 * - heading: level 1-4 (1 = major), own text
 * - parallel: the line of parallel passages below a heading
 * - title: a psalm title that is not a verse of its own
 * - speaker: who speaks (Song, Job)
 * - introduction: what an edition says about a chapter before it, own text
 * A paragraph, line or item with `content` is text before verse 1 that is not a verse.
 */
export const blockTypes = [
  'paragraph',
  'line',
  'stanza',
  'item',
  'heading',
  'parallel',
  'title',
  'speaker',
  'introduction',
] as const

/** One block; see `blockTypes`. */
export const blockSchema = z.object({
  type: z.enum(blockTypes),
  verse: z.int(),
  offset,
  level: z.optional(z.int()),
  align: z.optional(z.enum(['start', 'center', 'end'])),
  /** Words outside the verses, with `*` at notes. */
  content: z.optional(z.string()),
  footnotes: z.optional(z.array(footnoteSchema)),
  references: z.optional(z.array(referenceSchema)),
})

/** One chapter of an edition. */
export const chapterSchema = z.object({
  /** Canonical of the chapter, verse 0, in the edition's own numbering. */
  canonical: z.int(),
  /** In the order of the edition; numbers may skip, never repeat. */
  verses: z.array(verseSchema),
  /** In text order. */
  blocks: z.array(blockSchema),
})

/** Titles and introduction of a book, before its first chapter. */
export const bookTextSchema = z.object({
  number: z.int(),
  /** Title lines as printed, the largest last ("Das Evangelium nach", "Johannes"). */
  titles: z.array(z.string()),
  introduction: z.array(z.object({ type: z.enum(['heading', 'paragraph', 'item']), content: z.string() })),
  chapters: z.array(chapterSchema),
})

export type Footnote = z.infer<typeof footnoteSchema>
export type Reference = z.infer<typeof referenceSchema>
export type MarkType = (typeof markTypes)[number]
export type Mark = z.infer<typeof markSchema>
export type Verse = z.infer<typeof verseSchema>
export type BlockType = (typeof blockTypes)[number]
export type Block = z.infer<typeof blockSchema>
export type Chapter = z.infer<typeof chapterSchema>
export type BookText = z.infer<typeof bookTextSchema>
