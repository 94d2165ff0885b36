/**
 * Reads a USFM file (versions 2 and 3) in one pass from backslash to backslash. It only translates; the
 * builder decides what becomes of a verse.
 */
import type { EditionSink } from '../sink'
import { readAttributes } from './markup/markup-characters'
import { closeBook, openBook } from './markup/markup-places'
import { newMarkup } from './markup/markup-state'
import { addText } from './markup/markup-text'
import { readMarker } from './read-marker'
import { findBook, lineAt, newSource, type UsfmSource } from './usfm-source'

/** Translates a file, or several concatenated files, into calls of the sink. Throws nothing of its own. */
export function readUsfm(text: string, file: string, sink: EditionSink): void {
  const source = newSource(text, newMarkup(file, sink))
  let at = startOf(source)
  for (;;) {
    const next = source.text.indexOf('\\', at)
    readText(source, at, next < 0 ? source.text.length : next)
    if (next < 0) break
    at = readMarker(source, next)
  }
  lineAt(source, source.text.length)
  closeBook(source.state)
}

/**
 * The first book; for a file without any, the book in the file's name
 * ("41MATeng.usfm"); else it is reported as unknown.
 */
function startOf(source: UsfmSource): number {
  const start = findBook(source, 0)
  if (start < source.text.length) return start
  const [, code = ''] =
    /(?:^|[/\\])[\d_-]*([1-4][A-Z]{2}|[A-Z]{2}[A-Z1-6])[^/\\]*$/.exec(source.state.file) ?? []
  return openBook(source.state, code) ? 0 : source.text.length
}

/** Text between two markers; inside a range its attributes follow `|`. */
function readText({ text, state }: UsfmSource, from: number, to: number): void {
  if (from >= to) return
  const found = text.slice(from, to)
  const innermost = state.characters[state.characters.length - 1]
  const bar = innermost && (!innermost.rule?.part || innermost.marker === 'xt') ? found.indexOf('|') : -1
  addText(state, withSigns(bar < 0 ? found : found.slice(0, bar)))
  if (bar >= 0) readAttributes(state, found.slice(bar + 1))
}

/** `~` is a no-break space, `//` (not that of an address) an optional line break. */
function withSigns(text: string): string {
  const spaced = text.includes('~') ? text.replaceAll('~', '\u00a0') : text
  return spaced.includes('//') ? spaced.replace(/(?<!:)\/\//g, ' ') : spaced
}
