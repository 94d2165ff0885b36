/**
 * The calls every format reader makes to the one builder. A reader only translates its
 * format into these calls, in document order; everything that editions have in common
 * (implicit verse 1, merged and half verses, duplicates, spaces, positions of notes,
 * empty verses, repaired order) is decided once, in the builder.
 */

import type { Mark, MarkType } from '../../contract/editions/chapter'
import type { ReportKind } from '../../contract/editions/import-report'

/** A position in the source; `line` counts from 1. */
export interface SourcePosition {
  file: string
  line: number
}

/** Facts that an edition gives about itself; empty strings are treated as absent. */
export interface EditionMetadata {
  abbreviation?: string
  name?: string
  /** BCP 47 or ISO 639-3 as found in the file. */
  language?: string
  year?: number
  licence?: string
  attribution?: string
  /** The text after a book's code in its line: mostly the edition, sometimes the book. */
  bookLine?: string
}

/** A cross reference as found: the printed words, and the target if the markup has one. */
export interface FoundReference {
  content: string
  /** OSIS range such as `Gen.1.1-Gen.1.3`, USFM place such as `GEN 1:1-3`, or Zefania mscope `1;1;1-3`. */
  target?: string
}

/** What a source says of a word of the text: the word of the original behind it. */
export interface FoundWord {
  /** Numbers as found, in any notation (core/originals/strongs-number.ts). */
  numbers: string
  /** Codes of its form as found; several are separated by spaces. */
  form?: string
  /** The word of the original itself. */
  lemma?: string
  /** What it means here. */
  gloss?: string
}

export type HeadingLevel = 1 | 2 | 3 | 4

/** Text between verses that is not verse text; opened and closed around its own text and notes. */
export type AsideType = 'heading' | 'parallel' | 'title' | 'speaker' | 'introduction'

/** The calls of a format reader. */
export interface EditionSink {
  /** Position of the calls that follow, for the report. Called often, so it must be cheap. */
  at(position: SourcePosition): void
  metadata(found: EditionMetadata): void

  /**
   * Opens a book. `id` is a USFM code, OSIS id or a Zefania number written as `#14`. `name` is the file's own
   * name for it. Returns false when the book is not one of ours (front matter, 3 Maccabees ...): the sink has
   * reported it and ignores all calls up to the next `book`.
   */
  book(id: string, name?: string): boolean
  bookName(name: string): void
  /** A line of the book's title, as printed, in order. */
  bookTitle(text: string): void
  introduction(type: 'heading' | 'paragraph' | 'item', text: string): void

  /** Chapter 0 is what stands before the first. */
  chapter(number: number): void
  /**
   * Opens a verse and closes the one before. `last` > `first` for a merged verse; `part` for a half verse
   * ("a", "b"). Verse 0 is not a verse: its text is placed before the next one.
   */
  verse(first: number, last?: number, part?: string): void
  /**
   * Closes the open verse: text up to the next `verse` belongs to no verse (formats with
   * explicit verse ends).
   */
  endVerse(): void

  /** Text of the innermost open part: aside or verse. White space as in the source; the builder folds it. */
  text(text: string): void
  /** A mark around the text until the matching `closeMark`; marks may nest and may cross verse ends. */
  openMark(type: MarkType): void
  closeMark(type: MarkType): void

  /** Whether words of the original are wanted: without, no reader looks for them, which takes as long as the text itself. */
  readonly readsWords: boolean
  /**
   * A word of the original stands behind the text from here to the matching `closeWord`, which says what is known of
   * it, if anything; no text between them is a word that nothing renders.
   */
  openWord(): void
  closeWord(found?: FoundWord): void

  /**
   * A footnote at this place; `text` without its caller and without the repeated verse
   * reference, `marks` of its words.
   */
  footnote(text: string, marks?: readonly Mark[]): void
  /** Cross references at this place (a note of type cross reference, or a reference element outside notes). */
  references(found: readonly FoundReference[]): void

  paragraph(options?: { level?: number; align?: 'start' | 'center' | 'end' }): void
  line(level: number, align?: 'start' | 'center' | 'end'): void
  stanza(): void
  item(level: number): void

  openAside(type: AsideType, level?: HeadingLevel): void
  closeAside(): void

  /**
   * Something repaired, left out or doubtful; the kinds form a closed union, so that the
   * page can translate them.
   */
  report(kind: ReportKind, details?: Readonly<Record<string, string | number>>): void
}
