/**
 * Coloured words of a verse (SYNC 3.2): a part of it, in the edition whose words they are. Where they stand in a text is decided by
 * core/study/word-marks; a whole verse is a tagging.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { numberingBases } from '../editions/edition'
import { uuidSchema } from './things'
import { typedText } from './typed-text'

const offset = z.int().check(z.minimum(0), z.maximum(limits.maxVerseOffset))

/** Words of more than one verse are a mark for each. */
const fields = {
  /** The tag whose colour they have. */
  tag: uuidSchema,
  /** The verse as a target of tags: its numbering, and its canonical in that. */
  numbering: z.enum(numberingBases),
  canonical: z.int().check(z.minimum(limits.firstCanonical), z.maximum(99_999_999)),
  /** Abbreviation of the edition. */
  edition: z.string().check(z.regex(/^[\p{L}\p{N}-]{1,12}$/u)),
  /** Hash of the words of the whole verse (core/hash-128.ts): it tells whether `from` and `to` still fit. */
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** UTF-16 offsets into the words of the verse: its text without the stars of footnotes. */
  from: offset,
  to: offset,
  /** The words themselves, composed (NFC) as the server stores texts. */
  words: typedText(limits.maxMarkedWords).check(z.regex(/\S/)),
}

/** Marked words as a device sends them. */
export const wordMarkFields = z.object(fields).check(z.refine(isInOrder, 'order'))
/** As the server stores them; `at` is when they were marked last. */
export const wordMarkSchema = z
  .object({ ...fields, at: z.int().check(z.minimum(0)) })
  .check(z.refine(isInOrder, 'order'))
export type WordMarkFields = z.infer<typeof wordMarkFields>
export type WordMark = z.infer<typeof wordMarkSchema>

function isInOrder({ from, to }: { from: number; to: number }): boolean {
  return from < to
}
