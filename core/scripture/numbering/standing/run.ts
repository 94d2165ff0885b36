/**
 * Parses the notation of mappings.ts into runs: ranges of verses and the Hebrew verses they correspond to.
 */

import { canonicalOf } from '../../../canonical'
import { AppError } from '../../../errors'

/**
 * Verses of one chapter and the Hebrew verses ("anchors") of one chapter they
 * correspond to, all canonical. As many anchors as verses: one to one; one verse: it
 * contains all the anchors; one anchor: all the verses share it.
 */
export interface Run {
  first: number
  last: number
  anchor: number
  anchorLast: number
  /**
   * Bits: which parts of the anchors are meant (a = 1, b = 2, c = 4, d = 8); 0 for numbers that no verse has.
   */
  parts: number
  /** The text has no number of its own: it is a psalm title before `first`, verse 1. */
  isTitle: boolean
}

/** A whole verse. */
export const allParts = 15
/** Added when several verses share the parts in an unknown way. */
export const sharedParts = 16

/** Text that the Hebrew lacks has anchors of its own: the same verse in a chapter that no book has. */
export const lackingChapters = 200

/**
 * All runs of a mapping; `lastVerse` returns the last verse of a chapter (canonical) of
 * the described numbering.
 */
export function readMapping(mapping: string, lastVerse: (chapter: number) => number): Run[] {
  return sectionsOf(mapping).flatMap(({ book, tokens }) =>
    tokens.flatMap((token) => readToken(book, token, lastVerse)),
  )
}

/** The books of a table with their tokens; `#` starts a book. */
export function sectionsOf(table: string): { book: number; tokens: string[] }[] {
  const sections = table.split('#').slice(1)
  return sections.map((section) => {
    const [book, ...tokens] = section.trim().split(/\s+/)
    return { book: Number(book), tokens }
  })
}

function readToken(book: number, token: string, lastVerse: (chapter: number) => number): Run[] {
  const [source = '', target] = token.split('>')
  if (target === undefined) return titledPsalms(book, source, lastVerse)
  const range = readRange(source)
  if (range.verse === undefined) return wholeChapters(book, range, readRange(target).chapter, lastVerse)
  const isTitle = range.verse === 0
  const first = canonicalOf(book, range.chapter, isTitle ? 1 : range.verse)
  const last = canonicalOf(book, range.chapter, isTitle ? 1 : range.last)
  if (target === '-' || target === '0') {
    const distance = canonicalOf(0, lackingChapters)
    const parts = target === '0' ? 0 : allParts
    return [{ first, last, anchor: first + distance, anchorLast: last + distance, parts, isTitle }]
  }
  return target.split(',').map((text) => {
    const { chapter, verse, last: end, parts } = readRange(text)
    const anchor = canonicalOf(book, chapter, verse)
    return { first, last, anchor, anchorLast: canonicalOf(book, chapter, end), parts, isTitle }
  })
}

/** `3-9^1`: psalms whose first Hebrew verses are the title. */
function titledPsalms(book: number, token: string, lastVerse: (chapter: number) => number): Run[] {
  const [source = '', titles] = token.split('^')
  const titleVerses = Number(titles)
  const { chapter, last } = readRange(source)
  const runs: Run[] = []
  for (let psalm = chapter; psalm <= last; psalm += 1) {
    const start = canonicalOf(book, psalm)
    const title = { first: start + 1, last: start + 1, anchor: start + 1, anchorLast: start + titleVerses }
    const end = start + lastVerse(start)
    const text = {
      first: start + 1,
      last: end,
      anchor: start + 1 + titleVerses,
      anchorLast: end + titleVerses,
    }
    runs.push({ ...title, parts: allParts, isTitle: true }, { ...text, parts: allParts, isTitle: false })
  }
  return runs
}

function wholeChapters(
  book: number,
  { chapter, last }: { chapter: number; last: number },
  target: number,
  lastVerse: (chapter: number) => number,
): Run[] {
  const runs: Run[] = []
  for (let number = chapter; number <= last; number += 1) {
    const start = canonicalOf(book, number)
    const anchor = canonicalOf(book, number - chapter + target)
    const verses = lastVerse(start)
    runs.push({
      first: start + 1,
      last: start + verses,
      anchor: anchor + 1,
      anchorLast: anchor + verses,
      parts: allParts,
      isTitle: false,
    })
  }
  return runs
}

interface Range {
  chapter: number
  /** Absent in a range of chapters. */
  verse: number | undefined
  /** Last verse, or last chapter if there are no verses. */
  last: number
  parts: number
}

/** `8:1-4`, `63:19b`, `16-42`, `3`; `63:19bcd~`: several parts, shared in an unknown way. */
function readRange(text: string): Range {
  const match = /^(\d+)(?::(\d+))?(?:-(\d+))?([a-d]*)(~?)$/.exec(text)
  if (!match) throw new AppError('internal', { table: text })
  const chapter = Number(match[1])
  const verse = match[2] === undefined ? undefined : Number(match[2])
  const last = match[3] === undefined ? (verse ?? chapter) : Number(match[3])
  const letters = match[4] ?? ''
  let parts = letters === '' ? allParts : 0
  for (const letter of letters) parts |= 1 << (letter.charCodeAt(0) - 'a'.charCodeAt(0))
  return { chapter, verse, last, parts: match[5] ? parts | sharedParts : parts }
}
