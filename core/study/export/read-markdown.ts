/**
 * Parses Markdown as the text of a note: headings, quotations, lists, paragraphs. Anything a note cannot
 * contain becomes paragraphs.
 */
import type { NoteBlock, NoteBody, NoteItem } from '../../contract/members/note-body'
import { plainBody } from './plain-body'
import { readInlines } from './read-inlines'

/** Nesting of lists and quotations, the same limit as in notes (note-body.ts). */
const deepest = 4
const heading = /^ {0,3}(#{1,6})(?:\s+([^]*))?$/
const quotation = /^ {0,3}> ?/
const bullet = /^( {0,3})([-*+])(?: +|$)/
const ordinal = /^( {0,3})\d{1,9}([.)])(?: +|$)/
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/

/** The body of a note; never throws. */
export function readMarkdown(text: string): NoteBody {
  return plainBody({ type: 'doc', content: readBlocks(text.split(/\r\n?|\n/), deepest) })
}

interface Taken {
  block: NoteBlock | undefined
  /** Number of lines. */
  count: number
}

function readBlocks(lines: readonly string[], depth: number): NoteBlock[] {
  const blocks: NoteBlock[] = []
  let at = 0
  while (at < lines.length) {
    const rest = lines.slice(at)
    const { block, count } = readBlock(rest, depth)
    if (block) blocks.push(block)
    at += count
  }
  return blocks
}

function readBlock(lines: readonly string[], depth: number): Taken {
  const [line = ''] = lines
  if (line.trim() === '' || rule.test(line)) return { block: undefined, count: 1 }
  const title = heading.exec(line)
  if (title) return { block: headingOf(title[1] ?? '', title[2] ?? ''), count: 1 }
  if (depth > 0 && quotation.test(line)) return readQuotation(lines, depth)
  if (depth > 0 && signOf(line) !== undefined) return readList(lines, depth)
  return readParagraph(lines, depth)
}

function headingOf({ length }: string, text: string): NoteBlock {
  return { type: 'heading', attrs: { level: length > 2 ? 3 : 2 }, content: readInlines(text.trim()) }
}

function readQuotation(lines: readonly string[], depth: number): Taken {
  const end = lines.findIndex((line) => !quotation.test(line))
  const count = end < 0 ? lines.length : end
  const inner = lines.slice(0, count).map((line) => line.replace(quotation, ''))
  return { block: { type: 'blockquote', content: readBlocks(inner, depth - 1) }, count }
}

function readList(lines: readonly string[], depth: number): Taken {
  const sign = signOf(lines[0] ?? '')
  const items: NoteItem[] = []
  let at = 0
  while (at < lines.length && signOf(lines[at] ?? '') === sign) {
    const { inner, count } = itemLines(lines.slice(at))
    items.push({ type: 'listItem', content: readBlocks(inner, depth - 1) })
    at += count
    const next = lines.findIndex((line, index) => index >= at && line.trim() !== '')
    if (next > at && signOf(lines[next] ?? '') === sign) at = next
  }
  const isBullet = sign === '-' || sign === '*' || sign === '+'
  return { block: { type: isBullet ? 'bulletList' : 'orderedList', content: items }, count: at }
}

/** The first line without its sign, and following lines with at least the indentation of its text. */
function itemLines(lines: readonly string[]): { inner: string[]; count: number } {
  const [first = ''] = lines
  const begin = (bullet.exec(first) ?? ordinal.exec(first))?.[0].length ?? 0
  // A sign alone: its text would begin one space further.
  const width = begin === first.length ? begin + 1 : begin
  let count = 1
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    if (line.search(/\S/) < Math.min(width, 2)) break
    count = index + 1
  }
  const inner = lines.slice(1, count).map((line) => line.slice(Math.min(width, line.search(/\S|$/))))
  return { inner: [first.slice(begin), ...inner], count }
}

function readParagraph(lines: readonly string[], depth: number): Taken {
  const isEnd = (line: string, index: number) =>
    line.trim() === '' ||
    (index > 0 &&
      (heading.test(line) || rule.test(line) || (depth > 0 && (quotation.test(line) || signOf(line)))))
  const end = lines.findIndex((line, index) => Boolean(isEnd(line, index)))
  const count = end < 0 ? lines.length : end
  const text = lines
    .slice(0, count)
    .map((line) => line.trimStart())
    .join('\n')
  return { block: { type: 'paragraph', content: readInlines(text.trimEnd()) }, count }
}

/** The kind of item a line begins: the bullet, or the sign after the number. */
function signOf(line: string): string | undefined {
  return (bullet.exec(line) ?? ordinal.exec(line))?.[2]
}
