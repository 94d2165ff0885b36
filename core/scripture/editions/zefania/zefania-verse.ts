/**
 * Verses of Zefania and the elements in them. A verse is collected and sent at its end: only then is it known
 * whether line breaks make it poetry.
 */
import type { MarkType } from '../../../contract/editions/chapter'
import { openNoteMark } from '../note-text'
import { westernDigits } from '../western-digits'
import { zefaniaWord } from '../words/found-word'
import type { Play } from '../xml/pending-layout'
import { capture, type HeldCaption, mark, numberOf, type Opener, type ZefaniaState } from './zefania-state'

/** `VERS`: `enumber`, or the end of `2-3`, is the last number of a merged verse, `aix` the letter of a half verse. */
export const openVerse: Opener = (state, attributes) => {
  mark(state)
  const [, digits, letter = '', end] =
    /^\s*(\d{1,3})([a-z]?)(?:\s*[-–,]\s*(\d{1,3})[a-z]?)?\s*$/i.exec(
      westernDigits(attributes.vnumber ?? ''),
    ) ?? []
  const number = numberOf(digits)
  if (number === undefined) {
    state.sink.report('verse-invalid', { verse: attributes.vnumber ?? '' })
    return undefined
  }
  playCaptions(state, number, false)
  state.isInVerse = true
  state.verse = number
  state.verseText = ''
  const part = (attributes.aix?.trim() || letter).toLowerCase()
  return () => closeVerse(state, number, numberOf(attributes.enumber) ?? numberOf(end), part || undefined)
}

function closeVerse(
  state: ZefaniaState,
  number: number,
  last: number | undefined,
  part: string | undefined,
): void {
  const { sink, calls } = state
  if (state.hasLineBreaks) sink.line(1)
  else if (state.wasPoetry) sink.paragraph()
  sink.verse(number, last !== undefined && last > number ? last : undefined, part)
  playCaptions(state, number, true)
  for (const call of calls) call(sink)
  state.wasPoetry = state.hasLineBreaks
  state.hasLineBreaks = false
  state.calls = []
  state.isInVerse = false
  state.verseText = state.verseText.replace(/\s+/g, ' ').trim()
}

/** Sends the captions, or notes, of a verse: those for it, for an earlier one, and for no verse. */
export function playCaptions(state: ZefaniaState, verse: number, isNote: boolean): void {
  if (state.captions.length === 0) return
  const isDue = (caption: HeldCaption) => caption.isNote === isNote && caption.verse <= verse
  const due = state.captions.filter(isDue)
  state.captions = state.captions.filter((caption) => !isDue(caption))
  for (const caption of due) caption.play(state.sink)
}

/** Text anywhere: of the innermost captured element, else of the open verse. */
export function readText(state: ZefaniaState, text: string): void {
  if (state.capture) state.capture.text += text
  else if (state.isInVerse) {
    state.verseText += text
    state.calls.push((sink) => sink.text(text))
  } else if (state.hasBook && /\S/.test(text)) readOutside(state, text)
}

/**
 * Text between verses: before the first one it is text outside verses, later it stays
 * with the previous verse and is reported.
 */
function readOutside(state: ZefaniaState, text: string): void {
  mark(state)
  if (!state.hasChapter) return state.sink.introduction('paragraph', text)
  if (state.verse > 0) state.sink.endVerse()
  // Elements around words outside verses separate them.
  state.sink.text(` ${text}`)
}

/** A call at this place of the open verse, or of the verse just closed, which the builder still has open. */
function sayHere(state: ZefaniaState, play: Play): void {
  if (state.isInVerse) state.calls.push(play)
  else play(state.sink)
}

/**
 * `NOTE` in a verse and `REMARK` after one. A remark on a later verse waits for it; a remark on an earlier
 * one contains its number.
 */
export const openNote: Opener = (state, attributes) => {
  const verse = numberOf(attributes.vref) ?? state.verse
  return capture(state, (text, marks) => {
    if (text === '') return
    if (verse > state.verse && !state.capture) {
      state.captions.push({ verse, isNote: true, play: (sink) => sink.footnote(text, marks) })
      return
    }
    const place = verse === state.verse ? '' : `${verse}: `
    const by = place.length
    if (state.capture) state.capture.text += place + text
    else {
      const moved = marks.map(({ type, from, to }) => ({ type, from: from + by, to: to + by }))
      sayHere(state, (sink) => sink.footnote(place + text, moved))
    }
  })
}

/** `XREF`: its targets as `mscope`, the printed words as text or `fscope`; inside a note it is part of the note. */
export const openReference: Opener = (state, attributes) => {
  const isInNote = state.capture !== undefined
  return capture(state, (text) => {
    const content = text || attributes.fscope?.trim() || ''
    if (isInNote) readText(state, content)
    else {
      const targets = attributes.mscope?.trim().split(/\s+/).filter(Boolean) ?? []
      const found = targets.map((target, index) => ({ content: index === 0 ? content : '', target }))
      if (found.length > 0) sayHere(state, (sink) => sink.references(found))
      else if (content !== '') sayHere(state, (sink) => sink.references([{ content }]))
    }
  })
}

/** `BR`: a new line or a new paragraph. */
export const openBreak: Opener = (state, attributes) => {
  readText(state, ' ')
  if (state.capture || !state.isInVerse) return undefined
  if (attributes.art === 'x-p') state.calls.push((sink) => sink.paragraph())
  else {
    state.hasLineBreaks = true
    state.calls.push((sink) => sink.line(1))
  }
  return undefined
}

/** `STYLE`, `SUP`: text styles that readers see. */
export const openStyle: Opener = (state, attributes, name) => {
  const type = name === 'sup' ? 'sup' : styleOf(`${attributes.fs ?? ''} ${attributes.css ?? ''}`)
  if (!type) return undefined
  if (state.capture) return openNoteMark(state.capture, type)
  if (!state.isInVerse) return undefined
  state.calls.push((sink) => sink.openMark(type))
  return () => state.calls.push((sink) => sink.closeMark(type))
}

/** `gr`, `GRAM`: the word of the original behind the words in it. */
export const openWord: Opener = (state, attributes) => {
  const found = state.sink.readsWords ? zefaniaWord(attributes) : undefined
  if (!found || state.capture || !state.isInVerse) return undefined
  state.calls.push((sink) => sink.openWord())
  return () => state.calls.push((sink) => sink.closeWord(found))
}

const styles: readonly (readonly [RegExp, MarkType])[] = [
  [/color:\s*(red|#f00|#ff0000)\b/i, 'jesus'],
  [/\bdivineName\b/i, 'name'],
  [/\bacrostic\b/i, 'acrostic'],
  [/small-?caps/i, 'small'],
  [/\b(super|superscript)\b/i, 'sup'],
  [/\b(bold|emphasis)\b/i, 'emphasis'],
  [/\bitalic\b/i, 'italic'],
]

function styleOf(style: string): MarkType | undefined {
  return styles.find(([pattern]) => pattern.test(style))?.[1]
}
