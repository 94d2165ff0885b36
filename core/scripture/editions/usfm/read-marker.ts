/** One marker of a USFM file: its name, its part of the following text, and its effect. */
import { type MarkerRule, ruleOf } from './markers'
import { closeCharacter, openCharacter } from './markup/markup-characters'
import { closeNote, openNote } from './markup/markup-notes'
import { endParagraph, openParagraph } from './markup/markup-paragraphs'
import { addText } from './markup/markup-text'
import { readBook, readChapter, readVerse } from './read-places'
import { readUnknown } from './read-unknown'
import { afterClosing, endOfLine, lineAt, type UsfmSource } from './usfm-source'

/** Reads the marker whose backslash is at `position`; returns where the text after it starts. */
export function readMarker(source: UsfmSource, position: number): number {
  const { text } = source
  const isNested = text[position + 1] === '+'
  const start = isNested ? position + 2 : position + 1
  const end = endOfName(text, start)
  const marker = text.slice(start, end)
  if (text[end] === '*') return close(source, marker, end + 1)
  if (marker === '') return end
  const rule = ruleOf(marker)
  if (!rule) return readUnknown(source, marker, position, end)
  if (rule.kind !== 'character') lineAt(source, position)
  if (source.state.leftOut && !endsLeftOut(rule)) return end
  if (rule.kind === 'character') {
    openCharacter(source.state, marker, rule, isNested)
    return afterBlank(text, end)
  }
  return open(source, marker, rule, end)
}

function open(source: UsfmSource, marker: string, rule: MarkerRule, end: number): number {
  const { state, text } = source
  switch (rule.kind) {
    case 'book':
      return readBook(source, end)
    case 'chapter':
      return readChapter(source, end)
    case 'verse':
      return readVerse(source, end)
    case 'note':
      openNote(state, marker, rule.type)
      return rule.hasCaller ? afterCaller(source, end) : end
    case 'leap':
      return afterClosing(source, marker, end) ?? endOfLine(source, end)
    case 'cell':
      addText(state, ' ')
      return end
    case 'sidebar':
    case 'periphery':
      endParagraph(state)
      state.leftOut = marker
      return end
    case 'sidebar-end':
      endParagraph(state)
      state.leftOut = undefined
      return end
    default:
      openParagraph(state, rule)
      return afterBlank(text, end)
  }
}

function close({ state, text }: UsfmSource, marker: string, end: number): number {
  if (state.leftOut) return end
  if (state.note && ruleOf(marker)?.kind === 'note') closeNote(state, marker)
  else closeCharacter(state, marker)
  // `\w*` written as `\w**`.
  return text[end] === '*' ? end + 1 : end
}

function endsLeftOut({ kind }: MarkerRule): boolean {
  return kind === 'book' || kind === 'chapter' || kind === 'verse' || kind === 'sidebar-end'
}

/** The single space after a marker belongs to it. */
function afterBlank(text: string, end: number): number {
  const next = text.charCodeAt(end)
  return next === 32 || next === 10 || next === 9 ? end + 1 : end
}

/** The caller of a note is its first word if only a marker follows, or if it is one character. */
function afterCaller({ text }: UsfmSource, end: number): number {
  const [found, caller = '', next = ''] = /^\s*([^\s\\]+)\s*(\\?)/.exec(text.slice(end, end + 40)) ?? []
  if (found === undefined || (next === '' && caller.length > 1)) return end
  return end + found.length - next.length
}

/** Letters, digits, `-` and `_`. */
function endOfName(text: string, start: number): number {
  let end = start
  for (;;) {
    const code = text.charCodeAt(end)
    const isName =
      (code >= 97 && code <= 122) ||
      (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90) ||
      code === 45 ||
      code === 95
    if (!isName) return end
    end++
  }
}
