/** References, and the result of reading them (PASSAGES C-1 to C-6, C-9). */

import type { Canonical } from '../../canonical'
import type { Separators } from '../../contract/editions/edition'
import type { NameIndex } from './naming/name-index'
import type { VerseTable } from './verse-table'

/** The smallest part that a reference names. */
export type Unit = 'book' | 'chapter' | 'verse'

/** A closed range; a single place has `from` = `to`. Both ends have the same unit. */
export interface PassageRef {
  from: Canonical
  to: Canonical
  unit: Unit
  /** UTF-16 range in the original input; 0 and 0 for a reference that was not read from a text. */
  start: number
  end: number
  /**
   * Letter a-e of a part of the first and of the last verse (PASSAGES G-18); the numbers do not contain it.
   */
  fromPart?: string
  toPart?: string
}

/**
 * - `no-such-chapter`, `no-such-verse`: an item was dropped
 * - `clamped`: a range ended beyond its chapter or book
 * - `repaired`: a range that made no sense was read as chapter and verse
 * - `reversed`: a reversed range was read as two references
 * - `spelling`: a name was found within one edit
 * - `too-long`: more than 500 characters or 100 references
 */
const warningCodes = [
  'no-such-chapter',
  'no-such-verse',
  'clamped',
  'repaired',
  'reversed',
  'spelling',
  'too-long',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** Where an unfinished input stops: a final sign needs something after it, a bare name its chapter. */
export type OpenEnd = 'book' | 'chapter' | 'verse' | 'range' | 'list'

/** The result for one input. */
export interface PassageResult {
  /** As typed: not merged, not sorted, duplicates kept. Empty when the input is no passage. */
  refs: readonly PassageRef[]
  /** Translations named after a place, as typed (PASSAGES P-4). */
  translations: readonly string[]
  /** Other complete readings, best first. */
  alternatives: readonly (readonly PassageRef[])[]
  open?: OpenEnd
  /** Each code once, in the order found. */
  warnings: readonly WarningCode[]
  /** Normalised text that was not understood; empty after a complete reading. */
  rest: string
  /** When `refs` is empty because the place does not exist: the last existing place before it. */
  nearest?: Canonical
}

/** How an input is read. */
export interface PassageContext {
  /** Lists of names in the order they are tried (PASSAGES B-3); a hit in an earlier list hides later ones. */
  names: readonly NameIndex[]
  /** Signs of the translation or the language; they decide only when an input is ambiguous. */
  separators: Separators
  /** Chapters and verses of the numbering; `openVerseTable` if it is unknown. */
  table: VerseTable
  /** Known translations; others are recognised by their capitals. */
  abbreviations?: readonly string[] | undefined
  /** The place to which "V. 4", "4,2" and a bare number are relative (PASSAGES C-9). */
  place?: { book: number; chapter: number }
}
