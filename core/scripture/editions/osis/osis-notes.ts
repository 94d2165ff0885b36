/** Notes and references of OSIS. */
import { foldMarks, openNoteMark } from '../note-text'
import type { FoundReference } from '../sink'
import type { Play } from '../xml/pending-layout'
import type { Attributes } from '../xml/read-xml'
import { readOsisRef } from './osis-ids'
import { type Closer, emit, mark, type OsisNote, type OsisState } from './osis-state'
import { verseText } from './osis-text'

/** `<note>` of any type, also `<figure>`, whose caption becomes a note. */
export function openNote(state: OsisState, attributes: Attributes): Closer | undefined {
  if (!state.book || state.note) return undefined
  mark(state)
  state.note = {
    type: attributes.type ?? '',
    text: '',
    marks: [],
    ownText: '',
    references: [],
    isAfterCatchWord: false,
  }
  return closeNote
}

function closeNote(state: OsisState): void {
  const { note } = state
  state.note = undefined
  const text = note?.text.trim()
  if (!note || !text) return
  const marks = foldMarks(note.marks, note.text, text)
  if (note.type !== 'crossReference') return say(state, (sink) => sink.footnote(text, marks))
  const found = crossReferences(note, text)
  say(state, (sink) => sink.references(found))
}

/**
 * The references of a note; words before a reference ("vgl.") are printed with it,
 * words after the last one too.
 */
function crossReferences(note: OsisNote, text: string): FoundReference[] {
  const last = note.references.at(-1)
  if (!last) return [{ content: text }]
  const trailing = note.ownText.trim()
  return /[\p{L}\p{N}]/u.test(trailing)
    ? [...note.references.slice(0, -1), { ...last, content: `${last.content} ${trailing}` }]
    : note.references
}

/**
 * A note belongs to the open title or the open verse; before any text of a chapter it
 * has no place and is reported.
 */
function say(state: OsisState, play: Play): void {
  if (state.title) emit(state, play)
  else if (state.heldTitle) state.heldTitle.calls.push(play)
  else if (state.chapter === undefined) state.sink.report('note-outside-verse')
  else {
    state.layout.flush(state.verse !== undefined)
    play(state.sink)
  }
}

/** `<catchWord>`: the words a note belongs to, repeated in it. */
export function openCatchWord(state: OsisState): Closer | undefined {
  state.words++
  const closeMark = state.note && openNoteMark(state.note, 'italic')
  return (then) => {
    then.words--
    closeMark?.()
    if (then.note) then.note.isAfterCatchWord = true
  }
}

/**
 * `<rdg>`: another reading. A word read aloud instead of the written one is labelled
 * so, without repeating the written word.
 */
export function openReading(state: OsisState, attributes: Attributes): Closer {
  state.words++
  const { note } = state
  const isReadAloud = attributes.type === 'x-qere'
  if (note && isReadAloud) {
    note.text = 'Qere: '
    note.marks = []
  } else if (note?.isAfterCatchWord) note.text += ': '
  if (note) note.isAfterCatchWord = false
  const closeMark = note && !isReadAloud ? openNoteMark(note, 'italic') : undefined
  return (then) => {
    then.words--
    closeMark?.()
  }
}

/** `<reference>`, inside a note or in the text. */
export function openReference(state: OsisState, attributes: Attributes): Closer {
  state.reference = { targets: readOsisRef(attributes.osisRef ?? ''), text: '' }
  return closeReference
}

function closeReference(state: OsisState): void {
  const { reference, note } = state
  state.reference = undefined
  if (!reference) return
  if (note) addToNote(state, note, reference.text, reference.targets)
  else {
    emitText(state, reference.text)
    const found = asReferences(reference.text.trim(), reference.targets)
    if (found.length > 0 && reference.targets.length > 0) say(state, (sink) => sink.references(found))
  }
}

function addToNote(state: OsisState, note: OsisNote, text: string, targets: readonly string[]): void {
  if (targets.length === 0 && note.text.trim() === '' && isOwnPlace(text, state)) return
  note.text += text
  const own = note.ownText.replace(/^[\s;,]+/, '')
  note.references.push(...asReferences(`${own}${text}`.trim(), targets))
  note.ownText = ''
}

/** One reference per target; the printed words belong to the first. */
function asReferences(content: string, targets: readonly string[]): FoundReference[] {
  if (targets.length === 0) return content === '' ? [] : [{ content }]
  return targets.map((target, index) => ({ content: index === 0 ? content : '', target }))
}

/** "1:20" at the start of a note in 1:20 repeats its own place. */
function isOwnPlace(text: string, state: OsisState): boolean {
  const [, chapter, verse] = /^\s*(\d+)\s*[:.,]\s*(\d+)\s*$/.exec(text) ?? []
  return Number(chapter) === state.chapter && Number(verse) === state.verseNumber
}

function emitText(state: OsisState, text: string): void {
  if (state.title) {
    state.title.text += text
    emit(state, (sink) => sink.text(text))
  } else verseText(state, text)
}
