/** State of the USFX reader between elements. */

import type { Mark } from '../../../contract/editions/chapter'
import { foldMarks, type NoteText } from '../note-text'
import type { EditionSink, FoundReference } from '../sink'
import type { PendingLayout } from '../xml/pending-layout'
import type { Attributes } from '../xml/read-xml'

/**
 * Receives the text inside an element: a note, a name, nothing; undefined means the
 * verse or the open heading.
 */
export type Capture = NoteText

/** The state of one file. */
export interface UsfxState {
  readonly sink: EditionSink
  readonly layout: PendingLayout
  readonly file: string
  line: number
  hasBook: boolean
  hasChapter: boolean
  isInVerse: boolean
  /** An aside is open in the sink. */
  isInAside: boolean
  capture?: Capture
  /** References found inside the open cross-reference note. */
  references: FoundReference[]
}

/** Ends an element. */
export type Closer = () => void

/** Starts an element. */
export type Opener = (state: UsfxState, attributes: Attributes, name: string) => Closer | undefined

/** Collects the text of an element; `done` receives it folded, with the marks of its words. */
export function capture(state: UsfxState, done: (text: string, marks: Mark[]) => void): Closer {
  const outer = state.capture
  const own: Capture = { text: '', marks: [] }
  state.capture = own
  return () => {
    state.capture = outer
    const text = own.text.replace(/\s+/g, ' ').trim()
    done(text, foldMarks(own.marks, own.text, text))
  }
}

/** Text anywhere in a document. */
export function readText(state: UsfxState, text: string): void {
  if (state.capture) state.capture.text += text
  else if (!state.hasBook) return
  else if (state.isInAside) state.sink.text(text)
  else if (/\S/.test(text)) {
    state.layout.flush(state.isInVerse)
    state.sink.text(text)
  } else if (state.hasChapter) state.sink.text(text)
}

/** Reports the current position to the sink. */
export function mark(state: UsfxState): void {
  state.sink.at({ file: state.file, line: state.line })
}
