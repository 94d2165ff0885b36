/** State of the Zefania reader between elements, and the small text fields it collects. */
import type { Mark } from '../../../contract/editions/chapter'
import { foldMarks, type NoteText } from '../note-text'
import type { EditionSink } from '../sink'
import { westernDigits } from '../western-digits'
import type { Play } from '../xml/pending-layout'
import type { Attributes } from '../xml/read-xml'

/** A heading, introduction or note waiting for its verse; `verse` 0 means the next one. */
export interface HeldCaption {
  verse: number
  /** Placed inside the verse, at its start. */
  isNote: boolean
  play: Play
}

/**
 * An element whose whole text is needed: a note, a heading, a field of the header. Its
 * end receives the text, folded.
 */
export interface Capture extends NoteText {
  done: (text: string, marks: Mark[]) => void
}

/** The state of one file. */
export interface ZefaniaState {
  readonly sink: EditionSink
  readonly file: string
  line: number
  bookNumber: number
  hasBook: boolean
  hasChapter: boolean
  chapter: number
  isInVerse: boolean
  /** Text and calls of the open verse since its start: only its end shows whether it has lines. */
  calls: Play[]
  hasLineBreaks: boolean
  /** The verse before was set in lines. */
  wasPoetry: boolean
  verse: number
  /** Text of the last verse, folded. */
  verseText: string
  /** The last verse of every chapter so far: some files repeat one as a caption of the next book. */
  chapterEnds: Set<string>
  captions: HeldCaption[]
  capture?: Capture
  fields: Map<string, string>
}

/** Ends an element. */
export type Closer = () => void

/** Starts an element; names come in lower case. */
export type Opener = (state: ZefaniaState, attributes: Attributes, name: string) => Closer | undefined

/** Collects the text of the opening element, with the marks of its words; nested elements add to it. */
export function capture(state: ZefaniaState, done: Capture['done']): Closer {
  const outer = state.capture
  const own: Capture = { text: '', marks: [], done }
  state.capture = own
  return () => {
    state.capture = outer
    const text = own.text.replace(/\s+/g, ' ').trim()
    own.done(text, foldMarks(own.marks, own.text, text))
  }
}

/** Reports the current position to the sink. */
export function mark(state: ZefaniaState): void {
  state.sink.at({ file: state.file, line: state.line })
}

/** A whole number of an attribute; undefined when it is none. */
export function numberOf(value: string | undefined): number | undefined {
  const text = westernDigits(value?.trim() ?? '')
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
