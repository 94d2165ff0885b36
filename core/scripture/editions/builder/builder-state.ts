/** The builder's state between two calls: the books so far and what is open. */
import type { BookText, MarkType } from '../../../contract/editions/chapter'
import type { FoundBook } from '../../book-ids'
import type { AsideType, HeadingLevel, SourcePosition } from '../sink'
import type { BuilderOptions } from './builder-options'
import { createMetadataVotes, type MetadataVotes } from './edition-metadata'
import { createReportLog, type ReportLog } from './report-log'
import type { FinishedText } from './text/finish-draft'
import type { InlineDraft, NewBlock } from './text/inline-draft'

/** A finished verse, before verses of the same number are joined. `last` equals `first` unless it is merged. */
export interface DraftedVerse extends FinishedText {
  first: number
  last: number
  part: string | undefined
  /** Where lettered parts begin in the text, its own letter first. */
  parts: { letter: string; from: number }[]
  position: SourcePosition
}

/** The verse that is being read. */
export interface OpenVerse {
  first: number
  last: number
  part: string | undefined
  position: SourcePosition
  /** Text outside verses: it becomes verse 1 if verse 1 is missing and `isZero` is not set. */
  isOutside: boolean
  /** The file calls it verse 0. */
  isZero: boolean
  /** The format has closed the verse; text that still follows is reported. */
  isEnded: boolean
  text: InlineDraft
}

/** Chapter 0 is what precedes the first chapter; `isNamed` where the file itself has a chapter of that number. */
export interface ChapterDraft {
  number: number
  isNamed: boolean
  position: SourcePosition
  verses: DraftedVerse[]
  verse: OpenVerse | undefined
  /** Blocks that wait for a verse. */
  pending: NewBlock[]
}

/** A book as far as it has been read. */
export interface BookDraft {
  id: string
  /** Book 0 for a number that means none of ours. */
  found: FoundBook
  /** The book its name means; only for books the file identifies by number. */
  named: number | undefined
  name: string
  position: SourcePosition
  titles: string[]
  introduction: BookText['introduction']
  chapters: ChapterDraft[]
}

/** The aside that is being read. */
export interface OpenAside {
  type: AsideType
  level: HeadingLevel | undefined
  text: InlineDraft
}

/** Everything the builder knows. */
export interface BuilderState {
  options: BuilderOptions
  log: ReportLog
  metadata: MetadataVotes
  position: SourcePosition
  books: BookDraft[]
  /** Undefined before the first book and inside books that are left out. */
  book: BookDraft | undefined
  chapter: ChapterDraft | undefined
  aside: OpenAside | undefined
  /** Open marks, also across verses. */
  marks: MarkType[]
  /** Texts in which the open words were opened; undefined for one outside the text. */
  openWords: (InlineDraft | undefined)[]
  /** Words of the original that the files name. */
  wordsFound: number
}

/** The state before the first call. */
export function newBuilderState(options: BuilderOptions): BuilderState {
  return {
    options,
    log: createReportLog(),
    metadata: createMetadataVotes(),
    position: { file: '', line: 0 },
    books: [],
    book: undefined,
    chapter: undefined,
    aside: undefined,
    marks: [],
    openWords: [],
    wordsFound: 0,
  }
}

/** Open book and chapter, for the report. */
export function placeNow(state: BuilderState): { book: number; chapter: number } {
  return { book: state.book?.found.book ?? 0, chapter: state.chapter?.number ?? 0 }
}
