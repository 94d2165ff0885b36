/** Markers that are not in the table: milestones, numbers without a space, private and unknown markers. */
import { openCharacter } from './markup/markup-characters'
import { endParagraph } from './markup/markup-paragraphs'
import { reportUnknown } from './markup/markup-state'
import { addText } from './markup/markup-text'
import { readChapter, readVerse } from './read-places'
import { afterClosing, isAtLineStart, lineAt, restOfLine, type UsfmSource } from './usfm-source'

/** Reads what follows an unknown marker whose name ends at `end`; returns where the text continues. */
export function readUnknown(source: UsfmSource, marker: string, position: number, end: number): number {
  const { state } = source
  lineAt(source, position)
  const behind = afterMilestone(source, end)
  if (behind !== undefined) return behind
  if (/^(?:ts|.+-[se])$/.test(marker)) return afterOldMilestone(source, end)
  if (/^v\d/.test(marker)) return readVerse(source, position + 2)
  if (/^c\d/.test(marker)) return readChapter(source, position + 2)
  if (state.leftOut) return end
  const isAtStart = isAtLineStart(source, position)
  const isCharacter = afterClosing(source, marker, end) !== undefined
  if (marker.startsWith('z')) {
    if (!isCharacter && isAtStart) return afterPrivateParagraph(source, end)
  } else reportUnknown(state, marker)
  if (isCharacter) openCharacter(state, marker, undefined, true)
  else if (isAtStart) addText(state, ' ')
  return source.text[end] === ' ' ? end + 1 : end
}

/** The position after `|attributes\*` or `\*` if that follows a name that ends at `end`. */
function afterMilestone({ text }: UsfmSource, end: number): number | undefined {
  const next = text.indexOf('\\', end)
  if (next < 0 || text[next + 1] !== '*') return undefined
  return /^\s*(?:\|[^]*)?$/.test(text.slice(end, next)) ? next + 2 : undefined
}

/** Early milestones (`\zaln-s |x="1"` with no `\*`): their attributes end with the line or at the next marker. */
function afterOldMilestone(source: UsfmSource, end: number): number {
  const rest = restOfLine(source, end)
  return /^\s*\|/.test(rest) ? end + rest.length : end
}

function afterPrivateParagraph(source: UsfmSource, end: number): number {
  endParagraph(source.state)
  const nextLine = source.text.indexOf('\n\\', end)
  return nextLine < 0 ? source.text.length : nextLine + 1
}
