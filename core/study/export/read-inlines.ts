/**
 * Parses the inside of a line or paragraph of Markdown: marks, links, breaks. Signs
 * switch a mark on and off, wherever they are.
 */

import { isLinkHref } from '../../contract/members/link-href'
import type { NoteInline, NoteMark } from '../../contract/members/note-body'
import { isTyped } from '../../contract/members/typed-text'
import { joinInlines } from './plain-body'
import type { SignedMark } from './print-markdown'

interface Sign {
  /** Matches at a position in the text; the first group is the content. */
  pattern: RegExp
  switches: (signs: string) => readonly SignedMark[]
}

const signs: readonly Sign[] = [
  { pattern: /(\*{1,3})/y, switches: ({ length }) => emphasis[length] ?? [] },
  {
    pattern: /(?<![\p{L}\p{N}])(_{1,2})(?=\S)|(?<=\S)(_{1,2})(?![\p{L}\p{N}])/uy,
    switches: ({ length }) => emphasis[length] ?? [],
  },
  { pattern: /(~~)/y, switches: () => ['strike'] },
  { pattern: /(<\/?u>)/y, switches: () => ['underline'] },
]
const emphasis: Readonly<Record<number, readonly SignedMark[]>> = {
  1: ['italic'],
  2: ['bold'],
  3: ['bold', 'italic'],
}
const linkPattern = /\[((?:\\[^]|[^\\\]])*)\]\(((?:\\[^]|[^\\()\s])*)\)/y
const breakPattern = /\\\n|\\$| {2,}\n/y

/**
 * The inlines of a text whose lines are joined by newlines. Never throws; anything that
 * is not a sign is text.
 */
export function readInlines(text: string): NoteInline[] {
  const found: NoteInline[] = []
  const on = new Set<SignedMark>()
  let at = 0
  const add = (piece: string) => {
    const marks: NoteMark[] = [...on].map((type) => ({ type }))
    found.push({ type: 'text', text: piece, ...(marks.length > 0 ? { marks } : {}) })
  }
  while (at < text.length) {
    const [broken] = matchAt(breakPattern, text, at) ?? []
    const link = matchAt(linkPattern, text, at)
    const switched = link || broken ? undefined : signAt(text, at)
    if (broken !== undefined) found.push({ type: 'hardBreak' })
    else if (link) found.push(...linked(link[1] ?? '', (link[2] ?? '').replace(/\\([^])/g, '$1')))
    else for (const mark of switched?.marks ?? []) if (!on.delete(mark)) on.add(mark)
    const taken = broken ?? link?.[0] ?? switched?.taken
    const [piece, length] = taken === undefined ? literalAt(text, at) : ['', taken.length]
    if (taken === undefined) add(piece)
    at += length
  }
  return joinInlines(found)
}

function linked(text: string, href: string): NoteInline[] {
  const inner = readInlines(text)
  if (!isLinkHref(href)) return inner
  return inner.map((inline) =>
    inline.type === 'text'
      ? { ...inline, marks: [...(inline.marks ?? []), { type: 'link', attrs: { href } }] }
      : inline,
  )
}

function signAt(text: string, at: number): { taken: string; marks: readonly SignedMark[] } | undefined {
  for (const { pattern, switches } of signs) {
    const taken = matchAt(pattern, text, at)?.[0]
    if (taken === undefined) continue
    // A star between spaces is a star.
    const isAlone = /\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + taken.length] ?? ' ')
    if (!isAlone || taken.startsWith('<')) return { taken, marks: switches(taken) }
  }
  return undefined
}

/** One unescaped character, and the length of its source. */
function literalAt(text: string, at: number): [character: string, length: number] {
  const entity = matchAt(/&#(\d{1,6});/y, text, at)
  if (entity) {
    const character = String.fromCodePoint(Math.min(Number(entity[1]), 0x10ffff))
    // A numeric entity may name a character that is not text.
    return [isTyped(character) ? character : '', entity[0].length]
  }
  const escaped = matchAt(/\\([!-/:-@[-`{-~])/y, text, at)
  if (escaped) return [escaped[1] ?? '', 2]
  const character = text[at] ?? ''
  return [character === '\n' ? ' ' : character, 1]
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
