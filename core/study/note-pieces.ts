/**
 * Splits a paragraph of a note where marks change and where passages are named: the
 * pieces are drawn in order.
 */
import type { NoteInline, NoteMark } from '../contract/members/note-body'
import type { PassageLink } from '../scripture/passages/passage-links'

/** A piece of a paragraph. */
export interface NotePiece {
  /** A newline is a line break. */
  text: string
  marks: readonly NoteMark[]
  /** The passage this text names, in the numbering of the table the links were found with. */
  reference?: { from: number; to: number }
}

/**
 * The pieces of a paragraph; `linksIn` finds the passages of a text. Words that are
 * links already stay unchanged.
 */
export function notePieces(
  inlines: readonly NoteInline[],
  linksIn: (text: string) => readonly PassageLink[],
): NotePiece[] {
  const words = inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n'))
  const links = linksIn(words.join(''))
  const pieces: NotePiece[] = []
  let start = 0
  for (const [index, inline] of inlines.entries()) {
    const text = words[index] ?? ''
    const marks = inline.type === 'text' ? (inline.marks ?? []) : []
    const isLink = marks.some(({ type }) => type === 'link')
    pieces.push(
      ...(isLink ? [{ text, marks }] : cut(text, start, links).map((piece) => ({ ...piece, marks }))),
    )
    start += text.length
  }
  return pieces
}

/** Splits a text that begins at `start` of the whole at the ends of links. */
function cut(text: string, start: number, links: readonly PassageLink[]): Omit<NotePiece, 'marks'>[] {
  const end = start + text.length
  const pieces: Omit<NotePiece, 'marks'>[] = []
  let at = start
  const add = (to: number, reference?: { from: number; to: number }) => {
    if (to > at)
      pieces.push({ text: text.slice(at - start, to - start), ...(reference ? { reference } : {}) })
    at = Math.max(at, to)
  }
  for (const link of links) {
    const [first] = link.references
    if (link.end <= start || link.start >= end || !first) continue
    add(Math.max(start, link.start))
    add(Math.min(end, link.end), { from: first.from, to: first.to })
  }
  add(end)
  return pieces
}
