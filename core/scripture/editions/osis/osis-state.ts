/**
 * State of the OSIS reader between elements, one per file; each part of the reader changes its own fields.
 */
import type { NoteText } from '../note-text'
import type { EditionSink, FoundReference } from '../sink'
import type { PendingLayout, Play } from '../xml/pending-layout'
import type { Attributes } from '../xml/read-xml'

/** The open verse. */
export interface OsisVerse {
  /** The sID of a milestone; empty for a container. */
  id: string
  hasText: boolean
}

/** A title being read, or a psalm title that may turn out to be the whole verse. */
export interface OsisTitle {
  type: string
  level: number
  isCanonical: boolean
  calls: Play[]
  text: string
}

/** The open note. */
export interface OsisNote extends NoteText {
  type: string
  /** Text outside `reference` elements. */
  ownText: string
  references: FoundReference[]
  /** Set after a catch word, until other text comes. */
  isAfterCatchWord: boolean
}

/** The open book. */
export interface OsisBook {
  id: string
  isStarted: boolean
  /** Names from the markup; of the same kind the last one counts. */
  names: { toc?: string; header?: string; short?: string }
}

/** Header being read. `work` is the identifier of the text's own work; other works are its sources. */
export interface WorkHeader {
  work: string
  language: string
  isInWork: boolean
  /** The field being read, with its text so far. */
  field?: string
  text: string
  fields: Map<string, string>
}

/** The state of one file. */
export interface OsisState {
  readonly sink: EditionSink
  readonly layout: PendingLayout
  readonly file: string
  line: number
  header: WorkHeader
  book?: OsisBook
  chapter?: number
  verse?: OsisVerse
  verseNumber: number
  note?: OsisNote
  title?: OsisTitle
  /** A canonical title inside the open verse, before any other text of it. */
  heldTitle?: OsisTitle
  /** Titles before the first chapter, until it starts. */
  frontTitles: OsisTitle[]
  /** Text of an introduction since its last break. */
  introduction: string
  introductionType: 'paragraph' | 'item'
  /** Nesting depth of title pages and introductions. */
  frontDepths: { front: number; introduction: number }
  /** Depth inside words, where a slash separates the parts of a Hebrew word. */
  words: number
  /** Depth of lists. */
  lists: number
  /** The last block was a line of poetry. */
  hasLines: boolean
  /** Heading level of the sections around: 1 major, 2, 3; 0 none. */
  sectionLevel: number
  /** The open `reference` element. */
  reference?: { targets: readonly string[]; text: string }
}

/** Ends an element; receives the state, so that most closers are shared functions. */
export type Closer = (state: OsisState) => void

/** Starts an element; its closer, if it has one, is called at the end tag. */
export type Opener = (state: OsisState, attributes: Attributes, name: string) => Closer | undefined

/** Sends a call to the open title or straight to the sink. */
export function emit(state: OsisState, play: Play): void {
  if (state.title) state.title.calls.push(play)
  else play(state.sink)
}

/** Reports the current position to the sink. */
export function mark(state: OsisState): void {
  state.sink.at({ file: state.file, line: state.line })
}

/** Sends the book to the sink when its first content comes. */
export function startBook(state: OsisState): boolean {
  const { book } = state
  if (!book) return false
  if (!book.isStarted) {
    book.isStarted = true
    mark(state)
    state.sink.book(book.id)
  }
  return true
}

/** Ends a paragraph of an introduction. */
export function breakIntroduction(state: OsisState): void {
  const text = state.introduction.trim()
  if (text !== '' && startBook(state)) state.sink.introduction(state.introductionType, text)
  state.introduction = ''
  state.introductionType = 'paragraph'
}
