/** State of the USFM and USX readers between markers, and the outlet of their text. */
import type { MarkType } from '../../../../contract/editions/chapter'
import type { NoteText } from '../../note-text'
import type { AsideType, EditionSink, FoundReference, FoundWord, HeadingLevel } from '../../sink'
import { createPendingLayout, type PendingLayout, type Play } from '../../xml/pending-layout'
import type { CharacterRule } from '../markers'

/** A heading, title or similar, sent as a whole when it has ended. */
export interface Aside {
  type: AsideType
  level?: HeadingLevel
  calls: Play[]
  hasText: boolean
  /** A verse starts with it: it is the verse's text if the verse has no other. */
  isInVerse: boolean
}

/** Where text outside notes goes. */
export type Outlet =
  | { kind: 'verse' }
  | { kind: 'aside'; aside: Aside }
  | { kind: 'capture'; done: (text: string) => void }
  | { kind: 'nowhere' }

/** A range of text whose end has not come yet. */
export interface OpenCharacter {
  marker: string
  rule: CharacterRule | undefined
  /** The mark opened in the sink for it. */
  mark: MarkType | undefined
  /** Closes its mark inside a note. */
  closeNoteMark: (() => void) | undefined
  isDropped: boolean
  /** A word that was opened in the sink for it, with what its attributes say. */
  word: { found?: FoundWord } | undefined
}

/** A note whose end has not come yet. */
export interface OpenNote extends NoteText {
  marker: string
  type: 'footnote' | 'references'
  /** Cross references and the words between them, so far. */
  found: FoundReference[]
  /** How many characters were open around the note. */
  base: number
  /** The text ends with a number that a letter must not touch. */
  isAfterNumber: boolean
  outer: OpenNote | undefined
}

/** Everything that is open; shared by both readers. */
export interface MarkupState {
  readonly sink: EditionSink
  readonly layout: PendingLayout
  readonly file: string
  line: number
  /** A known book is open. */
  hasBook: boolean
  hasName: boolean
  hasChapter: boolean
  isInVerse: boolean
  hasStanza: boolean
  /** Marker of the current sidebar or periphery: nothing in it is read. */
  leftOut: string | undefined
  outlet: Outlet
  /** Text of the outlet that has not been sent yet. */
  text: string
  characters: OpenCharacter[]
  note: OpenNote | undefined
  reference: { text: string; target: string } | undefined
  /** A title that may turn out to be the text of its verse. */
  heldTitle: Aside | undefined
  unknown: Set<string>
}

/** The state at the start of a file. */
export function newMarkup(file: string, sink: EditionSink): MarkupState {
  return {
    sink,
    layout: createPendingLayout(sink),
    file,
    line: 1,
    hasBook: false,
    hasName: false,
    hasChapter: false,
    isInVerse: false,
    hasStanza: false,
    leftOut: undefined,
    outlet: { kind: 'nowhere' },
    text: '',
    characters: [],
    note: undefined,
    reference: undefined,
    heldTitle: undefined,
    unknown: new Set(),
  }
}

/** Reports the current position to the sink. */
export function mark(state: MarkupState): void {
  state.sink.at({ file: state.file, line: state.line })
}

/** One space for every run of spaces and line ends; no-break spaces stay. */
export function fold(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim()
}

/** Reports a marker that is not in the table, once. */
export function reportUnknown(state: MarkupState, marker: string): void {
  if (state.unknown.has(marker)) return
  state.unknown.add(marker)
  mark(state)
  state.sink.report('marker-unknown', { marker })
}
