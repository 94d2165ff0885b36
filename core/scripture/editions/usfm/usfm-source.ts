/** A USFM text with the reader's position, and searches beyond the next marker. */
import { decodeSlipped } from '../../../html-entities'
import type { MarkupState } from './markup/markup-state'

/** A text and how far it is read. */
export interface UsfmSource {
  /** Line ends are `\n`. */
  readonly text: string
  readonly state: MarkupState
  /** The line, from 1, that ends at `lineEnd`. */
  line: number
  /** Infinity for the last line. */
  lineEnd: number
}

/** A text at its start. */
export function newSource(text: string, state: MarkupState): UsfmSource {
  const unified = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const decoded = decodeSlipped(unified)
  return { text: decoded, state, line: 1, lineEnd: nextLineEnd(decoded, 0) }
}

/** Counts lines up to a position, which must not precede the previous one. */
export function lineAt(source: UsfmSource, position: number): void {
  while (source.lineEnd < position) {
    source.lineEnd = nextLineEnd(source.text, source.lineEnd + 1)
    source.line++
  }
  source.state.line = source.line
}

function nextLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? Number.POSITIVE_INFINITY : end
}

/** The text from a place to the next marker or line end. */
export function restOfLine({ text }: UsfmSource, from: number): string {
  const marker = text.indexOf('\\', from)
  const words = text.slice(from, marker < 0 ? undefined : marker)
  const end = words.indexOf('\n')
  return end < 0 ? words : words.slice(0, end)
}

/** The position of the next `\id`, or the end of the text. */
export function findBook({ text }: UsfmSource, from: number): number {
  for (let at = text.indexOf('\\id', from); at >= 0; at = text.indexOf('\\id', at + 3)) {
    if (/^(?:\s|$)/.test(text.slice(at + 3, at + 4))) return at
  }
  return text.length
}

/** The end of the current line. */
export function endOfLine({ text }: UsfmSource, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** Whether the marker is the first in its line. */
export function isAtLineStart({ text }: UsfmSource, position: number): boolean {
  let before = position - 1
  while (text[before] === ' ' || text[before] === '\t') before--
  return before < 0 || text[before] === '\n' || text[before] === '\ufeff'
}

/**
 * The position after `\marker*`, if it comes before the next line that starts with a
 * marker, and not far away.
 */
export function afterClosing({ text }: UsfmSource, marker: string, from: number): number | undefined {
  const closing = `\\${marker}*`
  const near = text.slice(from, from + 2_000)
  const at = near.indexOf(closing)
  const nextLine = near.indexOf('\n\\')
  return at < 0 || (nextLine >= 0 && nextLine < at) ? undefined : from + at + closing.length
}
