/** The report of an import: what people and operators read after it. */
import type { Format } from './formats'

/** The report of an import for a person or the operator; also printed by `library add --json`. */
export interface ImportReport {
  abbreviation: string
  name: string
  locale: string
  format: Format
  books: number
  chapters: number
  /** Distinct verse numbers; a merged verse counts as its range. */
  verses: number
  /** Per book: number, name, chapters, verses. */
  perBook: { number: number; name: string; chapters: number; verses: number }[]
  repaired: ReportEntry[]
  leftOut: ReportEntry[]
  doubts: ReportEntry[]
}

/** Kinds of findings in an import report. */
export const reportKinds = [
  'book-unknown', // left out: a book outside 1-66, 90-96
  'book-duplicate',
  'book-assumed', // name, number or chapters of a book contradict each other, or there is only a number
  'book-renumbered', // the order of the books implies another number than the label
  'book-name-replaced',
  'book-absent', // missing in an otherwise complete Bible
  'book-parts-merged', // Greek Daniel, Esther, the letter of Jeremiah
  'chapter-absent',
  'chapter-duplicate',
  'chapter-two-texts', // a second text under one number stands behind the last chapter
  'chapter-invalid',
  'verse-invalid',
  'verse-duplicate', // different text under one number was appended
  'verse-repeated', // the same text twice: left out once
  'verse-order',
  'verse-implicit', // text directly after the chapter taken as verse 1
  'verse-empty',
  'verse-absent',
  'verse-half', // half verses joined
  'verse-glued', // number and text without a space
  'note-unclosed',
  'note-outside-verse',
  'marker-unknown',
  'markup-unclosed',
  'text-outside-verse',
  'reference-unread',
  'character-replaced',
  'file-skipped', // an entry that is no edition file
  'file-damaged',
  'abbreviation-taken',
  'numbering-assumed',
  'numbering-own', // a chapter that is divided in a way of its own, found by the lengths of its verses
  'numbering-hole', // a verse that stands under no number, in the usual numbering
  'numbering-unlike', // a chapter whose verses are as long as those of no known text
] as const
export type ReportKind = (typeof reportKinds)[number]

/** One finding with its count. */
export interface ReportEntry {
  kind: ReportKind
  /** First occurrence. */
  file: string
  line: number
  /** How often the same kind occurred with the same details (1 or more). */
  count: number
  details: Readonly<Record<string, string | number>>
}
