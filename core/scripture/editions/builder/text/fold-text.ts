/**
 * Folds white space: a run becomes one space, none at the start. Only the white space of source files folds; no-break
 * spaces, the ideographic space and zero-width characters are text.
 */
import { placeBlocks } from './draft-blocks'
import { type Gap, gaps, type InlineDraft, placeNotes, widenGap } from './inline-draft'

/** White space that is not one single space. */
const irregular = /( *[\t\n\v\f\r\u0085\u2028\u2029][ \t\n\v\f\r\u0085\u2028\u2029]*| {2,})/

/** Adds text with white space as in the source. */
export function addText(draft: InlineDraft, text: string): void {
  if (!irregular.test(text)) return addRegular(draft, text)
  for (const [index, part] of text.split(irregular).entries()) {
    if (index % 2 === 0) addRegular(draft, part)
    else widenGap(draft, /[^ \t]/.test(part) ? gaps.lineEnd : gaps.space)
  }
}

/** The text of a source with folded white space, for what has neither notes nor blocks. */
export function foldText(text: string): string {
  return text.replace(/[ \t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(/^ | $/g, '')
}

/** Text with single spaces only, perhaps one at either end. */
function addRegular(draft: InlineDraft, text: string): void {
  let end = text.length
  if (end === 0) return
  let start = 0
  if (text.charCodeAt(0) === space) {
    widenGap(draft, gaps.space)
    start = 1
  }
  const hasSpaceAfter = end > start && text.charCodeAt(end - 1) === space
  if (hasSpaceAfter) end--
  if (start === end) return
  settle(draft, text.charCodeAt(start))
  startMarks(draft)
  draft.content += start === 0 && end === text.length ? text : text.slice(start, end)
  draft.hasText = true
  if (hasSpaceAfter) draft.gap = gaps.space
}

const space = 32

/** The next character is known: gap, blocks and notes take their places before it. */
function settle(draft: InlineDraft, next: number): void {
  if (draft.gap === gaps.none && draft.waiting.length === 0 && draft.pending.length === 0) return
  const { gap, gapBeforeNotes } = draft
  const isGapBefore = draft.waiting.length > 0 && (gap === gaps.none || gapBeforeNotes === gaps.border)
  if (isGapBefore) writeGap(draft, gapBeforeNotes, next)
  else if (draft.waiting.length === 0) writeGap(draft, gap, next)
  placeBlocks(draft)
  if (draft.waiting.length > 0) {
    placeNotes(draft)
    if (!isGapBefore) writeGap(draft, gap, next)
  }
  draft.gap = gaps.none
}

function writeGap(draft: InlineDraft, gap: Gap, next: number): void {
  if (gap === gaps.none || !draft.hasText) return
  if (gap === gaps.border && closing.includes(String.fromCharCode(next))) return
  if (gap >= gaps.lineEnd && isWide(next) && isWide(lastCharacter(draft.content))) return
  draft.content += ' '
}

/** Punctuation that follows a word even where a line starts between them. */
const closing = ',.;:!?)'

/** Chinese and Japanese have no word spaces: a line end between two of their characters is only the look of the file. */
function isWide(code: number): boolean {
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xd840 && code <= 0xd888)
  )
}

function lastCharacter(content: string): number {
  let index = content.length - 1
  while (index > 0 && content[index] === '*') index--
  const code = content.charCodeAt(index)
  return code >= 0xdc00 && code <= 0xdfff ? content.charCodeAt(index - 1) : code
}

function startMarks(draft: InlineDraft): void {
  for (const mark of draft.openMarks) if (mark.from < 0) mark.from = draft.content.length
}
