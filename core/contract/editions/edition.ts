/** Facts of an edition (translation): the list entry, and the manifest that a download follows. */
import * as z from 'zod/mini'

/** The traditions of numbering verses: English, Hebrew, Vulgate, Septuagint, Russian Synodal. */
export const numberingBases = ['eng', 'org', 'vul', 'lxx', 'rsc'] as const
export type NumberingBase = (typeof numberingBases)[number]

const mappingPattern =
  /^(\d{1,3}:\d{1,3}(-\d{1,3})?>(-|0|\d{1,3}:\d{1,3}(-\d{1,3})?[a-d]*~?(,\d{1,3}:\d{1,3}(-\d{1,3})?[a-d]*~?)*)( |$))*$/

/**
 * The verse numbering of an edition: a base and corrections. A correction names a chapter (canonical, in the
 * edition's numbering) that is counted like another base, or whose last verses are divided differently (its
 * own `verses`), or with `verses` the Hebrew verses that each of its verses stands on (`mapping`, in the form of
 * core/scripture/numbering/mappings.ts; a verse that it does not name keeps its number).
 */
export const numberingSchema = z.object({
  base: z.enum(numberingBases),
  corrections: z.array(
    z.object({
      chapter: z.int(),
      like: z.optional(z.enum(numberingBases)),
      verses: z.optional(z.int()),
      mapping: z.optional(z.string().check(z.maxLength(6000), z.regex(mappingPattern))),
    }),
  ),
})
export type Numbering = z.infer<typeof numberingSchema>

/** Signs between references, chapter and verse, verses, and inside a range (spec 1 §3). */
export const separatorsSchema = z.object({
  book: z.string(),
  chapter: z.string(),
  verse: z.string(),
  range: z.string(),
})
export type Separators = z.infer<typeof separatorsSchema>

/** An edition as the list of the library shows it. */
export const editionSummarySchema = z.object({
  /** Number on this server; 0 for an edition imported on the device. */
  id: z.int(),
  abbreviation: z.string(),
  name: z.string(),
  /** BCP 47, as short as possible: de, en, grc, zh-Hant. */
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  numbering: numberingSchema,
  separators: separatorsSchema,
  year: z.optional(z.int()),
  licence: z.string(),
  attribution: z.string(),
  /** Counts of the books shown; a merged verse counts as its range. */
  books: z.int(),
  chapters: z.int(),
  verses: z.int(),
  /** Download size: the sum of the compressed segments. */
  bytes: z.int(),
  /** Hash of the whole content; changes with any change. */
  revision: z.string(),
})
export type EditionSummary = z.infer<typeof editionSummarySchema>

/** A book as the manifest names it. */
export const manifestBookSchema = z.object({
  number: z.int(),
  /** Name in the edition's language (or the interface locale's, if the file's was unusable). */
  name: z.string(),
  /** Hash of the book's text: its chapters are stored under it. */
  hash: z.string(),
  /** Numbers of the present chapters, ascending. */
  chapters: z.array(z.int()),
})
export type ManifestBook = z.infer<typeof manifestBookSchema>

/** The manifest: the summary with books, numbering and segments. */
export const manifestSchema = z.extend(editionSummarySchema, {
  contract: z.int(),
  bookList: z.array(manifestBookSchema),
  /** `hash`: SHA-256 (hex) of the uncompressed JSON; `bytes` compressed, `rawBytes` uncompressed. */
  segments: z.array(
    z.object({ hash: z.string(), bytes: z.int(), rawBytes: z.int(), books: z.array(z.int()) }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
