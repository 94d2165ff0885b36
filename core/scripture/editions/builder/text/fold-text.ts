/**
 * Folds white space: a run becomes one space, none at the start. Only the white space of source files is
 * folded; no-break spaces, the ideographic space and zero-width characters are text.
 */
import { placeBlocks } from './draft-blocks'
import { type Gap, gaps, type InlineDraft, placeNotes, widenGap } from './inline-draft'

/** Adds text with white space as in the source. */
export function addText(draft: InlineDraft, text: string): void {
  let start = 0
  for (let index = 0; index < text.length; index++) {
    if (!isIrregular(text, index)) continue
    addRegular(draft, text, start, index)
    widenGap(draft, gaps.space)
    start = endOfGap(text, index)
    index = start - 1
  }
  addRegular(draft, text, start, text.length)
}

/** Text of a source with folded white space, for text with neither notes nor blocks. */
export function foldText(text: string): string {
  return text.replace(/[ \t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(/^ | $/g, '')
}

/** White space other than one space between two non-space characters. */
function isIrregular(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code === space ? text.charCodeAt(index + 1) <= space : isLineEnd(code) || code === tab
}

function endOfGap(text: string, start: number): number {
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code !== space && code !== tab && !isLineEnd(code)) break
  }
  return end
}

function isLineEnd(code: number): boolean {
  return (code >= 0x0a && code <= 0x0d) || code === 0x85 || code === 0x2028 || code === 0x2029
}

/** A part of the text with single spaces only, perhaps one at either end. */
function addRegular(draft: InlineDraft, text: string, from: number, to: number): void {
  if (from === to) return
  const isSpaced = text.charCodeAt(from) === space
  if (isSpaced) widenGap(draft, gaps.space)
  const start = isSpaced ? from + 1 : from
  const hasSpaceAfter = to > start && text.charCodeAt(to - 1) === space
  const end = hasSpaceAfter ? to - 1 : to
  if (start === end) return
  settle(draft, text.charCodeAt(start))
  if (draft.openMarks.length > 0 || draft.openWords.length > 0) startMarks(draft)
  draft.content += start === 0 && end === text.length ? text : text.slice(start, end)
  draft.hasText = true
  if (hasSpaceAfter) draft.gap = gaps.space
}

const tab = 9
const space = 32

/** The next character is known: places gap, blocks and notes before it. */
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
  if (gap === gaps.border && isWordless(draft.content, next)) return
  draft.content += ' '
}

/** No space is wanted before closing punctuation, nor between characters of Chinese and Japanese. */
function isWordless(before: string, next: number): boolean {
  return closing.includes(String.fromCharCode(next)) || (isWide(next) && isWide(lastCharacter(before)))
}

const closing = ',.;:!?)'

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
  for (const open of [...draft.openMarks, ...draft.openWords])
    if (open.from < 0) open.from = draft.content.length
}
