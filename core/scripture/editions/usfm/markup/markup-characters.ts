/** Ranges of text with a marker of their own, and references among them. */
import { openNoteMark } from '../../note-text'
import type { FoundWord } from '../../sink'
import { usfmWord } from '../../words/found-word'
import type { CharacterRule } from '../markers'
import { fold, type MarkupState } from './markup-state'
import { sayInline, sayWord } from './markup-text'

/**
 * Opens a range. Parts of a note end the previous parts, unless `isNested` (written
 * `\+ft`). An unknown marker has no rule.
 */
export function openCharacter(
  state: MarkupState,
  marker: string,
  rule: CharacterRule | undefined,
  isNested: boolean,
): void {
  const { characters, note } = state
  if (rule?.part && note && !isNested) closeFrom(state, note.base)
  if (rule?.isParagraph && note) note.text += ' '
  if (characters.length >= deepest) closeFrom(state, note?.base ?? 0)
  const isDropped = rule?.part === 'dropped' || (characters[characters.length - 1]?.isDropped ?? false)
  const found = isDropped ? undefined : rule?.mark
  // Parts of a note exist only inside a note.
  const type = note || state.outlet.kind === 'capture' || rule?.part ? undefined : found
  if (type) sayInline(state, (sink) => sink.openMark(type))
  const closeNoteMark = note && found ? openNoteMark(note, found) : undefined
  const isWord =
    state.sink.readsWords && rule?.isWord && !note && !isDropped && sayWord(state, (sink) => sink.openWord())
  characters.push({ marker, rule, mark: type, closeNoteMark, isDropped, word: isWord ? {} : undefined })
  if (rule?.isReference) openReference(state)
}

/** With more open ranges than this, the file never closes them. */
const deepest = 100

/** Closes the innermost range with the marker and all ranges inside it; ignored when none is open. */
export function closeCharacter(state: MarkupState, marker: string): void {
  const { characters, note } = state
  const base = note?.base ?? 0
  for (let index = characters.length - 1; index >= base; index--) {
    if (characters[index]?.marker !== marker) continue
    closeFrom(state, index)
    return
  }
}

/** Closes ranges until `count` are open. */
export function closeFrom(state: MarkupState, count: number): void {
  const { characters } = state
  while (characters.length > count) {
    const closed = characters.pop()
    if (!closed) return
    const { mark, rule, word } = closed
    if (word) sayWord(state, (sink) => sink.closeWord(word.found))
    if (mark) sayInline(state, (sink) => sink.closeMark(mark))
    closed.closeNoteMark?.()
    if (rule?.isNumber && state.note) state.note.isAfterNumber = true
    if (rule?.isReference) closeReference(state)
  }
}

/** Closes all at the end of a paragraph and reports those that should have been closed before. */
export function closeAll(state: MarkupState): void {
  for (const { marker, rule } of state.characters) {
    if (rule && !rule.part) state.sink.report('markup-unclosed', { marker })
  }
  closeFrom(state, 0)
}

/**
 * The attributes of the innermost range; for a reference they are its target (`GEN 1:1`, `loc="GEN 1:1"`), for a word
 * the word of the original behind it.
 */
export function readAttributes(state: MarkupState, attributes: string): void {
  const { reference } = state
  const word = state.characters.at(-1)?.word
  if (word) wordIs(word, usfmWord(attributes))
  if (!reference || !state.characters[state.characters.length - 1]?.rule?.isReference) return
  reference.target = fold(/=\s*"([^"]*)/.exec(attributes)?.[1] ?? attributes)
}

/** Says which word of the original a range is; without any it is none. */
export function wordIs(word: { found?: FoundWord }, found: FoundWord | undefined): void {
  if (found) word.found = found
}

/** Words before a reference in a note of references stay separate words. */
function openReference(state: MarkupState): void {
  const { note } = state
  state.reference = { text: '', target: '' }
  if (note?.type === 'references') takeWords(note)
}

function closeReference(state: MarkupState): void {
  const { reference, note } = state
  state.reference = undefined
  const content = fold(reference?.text ?? '')
  if (!reference || content === '') return
  const found = reference.target === '' ? { content } : { content, target: reference.target }
  if (note?.type === 'references') {
    note.text = ''
    note.found.push(found)
  } else if (!note && found.target !== undefined) sayInline(state, (sink) => sink.references([found]))
}

/** Adds the words so far to the contents of a note of references. */
export function takeWords(note: { text: string; found: { content: string }[] }): void {
  const content = fold(note.text)
  note.text = ''
  if (/[\p{L}\p{N}]/u.test(content)) note.found.push({ content })
}
