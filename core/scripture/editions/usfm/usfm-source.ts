/** A USFM text with the place of its reader, and the searches in it that are more than the next marker. */
import type { MarkupState } from './markup/markup-state'

export interface UsfmSource {
  /** Line ends are `\n`. */
  readonly text: string
  readonly state: MarkupState
  /** The line, from 1, that ends at `lineEnd`. */
  line: number
  /** Where the lines counted so far end; -1 before the first. */
  lineEnd: number
}

/** Counts lines up to a place, which must not lie before the last one asked for. */
export function lineAt(source: UsfmSource, position: number): void {
  for (;;) {
    const next = source.text.indexOf('\n', source.lineEnd + 1)
    if (next < 0 || next >= position) break
    source.lineEnd = next
    source.line++
  }
  source.state.line = source.line
}

/** The place of the next `\id` from a place on, or the end of the text. */
export function findBook({ text }: UsfmSource, from: number): number {
  for (let at = text.indexOf('\\id', from); at >= 0; at = text.indexOf('\\id', at + 3)) {
    if (/^(?:\s|$)/.test(text.slice(at + 3, at + 4))) return at
  }
  return text.length
}

/** The end of the line at a place. */
export function endOfLine({ text }: UsfmSource, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** Whether the marker at a place is the first of its line. */
export function isAtLineStart({ text }: UsfmSource, position: number): boolean {
  let before = position - 1
  while (text[before] === ' ' || text[before] === '\t') before--
  return before < 0 || text[before] === '\n' || text[before] === '\ufeff'
}

/** The place after `\marker*`, if it stands before the next line that starts with a marker. */
export function afterClosing({ text }: UsfmSource, marker: string, from: number): number | undefined {
  const closing = `\\${marker}*`
  const nextLine = text.indexOf('\n\\', from)
  const at = text.slice(from, nextLine < 0 ? undefined : nextLine).indexOf(closing)
  return at < 0 ? undefined : from + at + closing.length
}
