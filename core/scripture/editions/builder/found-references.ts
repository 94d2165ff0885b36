/**
 * Turns found references into canonical ranges. Words around them ("vgl.", "and") are printed with the
 * reference that follows, the last ones with the last reference; unreadable parts stay as words and are never
 * lost.
 */
import type { Reference } from '../../../contract/editions/chapter'
import type { FoundReference } from '../sink'
import type { BuilderOptions, CanonicalRange } from './builder-options'
import { foldText } from './text/fold-text'

/** The references of one place, and what could not be read. */
export interface ResolvedReferences {
  /** Empty if nothing could be read. */
  references: Reference[]
  /** Words with a number that could not be read as a place. */
  unread: string[]
  /** All words as printed. */
  content: string
}

/** A part of the printed words, with its range if it is a reference. */
type Piece = { content: string; range?: CanonicalRange }

/** Reads the references of one place. */
export function resolveReferences(
  found: readonly FoundReference[],
  place: { book: number; chapter: number },
  options: Pick<BuilderOptions, 'readReferences' | 'readTarget'>,
): ResolvedReferences {
  const pieces = found.flatMap((one) => piecesOf(one, place, options))
  return {
    references: joinWords(pieces),
    unread: pieces
      .filter(({ range, content }) => !range && /\p{N}/u.test(content))
      .map(({ content }) => withoutSeparator(content)),
    content: found
      .map((one) => foldText(one.content))
      .filter(Boolean)
      .join(' '),
  }
}

function piecesOf(
  found: FoundReference,
  place: { book: number; chapter: number },
  { readReferences, readTarget }: Pick<BuilderOptions, 'readReferences' | 'readTarget'>,
): Piece[] {
  const content = foldText(found.content)
  const range = found.target === undefined ? undefined : readTarget(found.target)
  if (range) return [{ content, range }]
  const pieces: Piece[] = []
  let from = 0
  for (const { content: words, canonical, canonical_end } of readReferences(content, place)) {
    const at = content.indexOf(words, from)
    if (at > from) pieces.push({ content: content.slice(from, at) })
    pieces.push({
      content: words,
      range: canonical_end === undefined ? { canonical } : { canonical, canonical_end },
    })
    if (at >= 0) from = at + words.length
  }
  pieces.push({ content: content.slice(from) })
  return pieces.filter((piece) => piece.range || isWord(piece.content))
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function joinWords(pieces: readonly Piece[]): Reference[] {
  const references: Reference[] = []
  let words = ''
  for (const { content, range } of pieces) {
    words = joined(words, content)
    if (!range) continue
    references.push({ ...range, content: withoutSeparator(words) })
    words = ''
  }
  const last = references.at(-1)
  if (last) last.content = joined(last.content, words)
  return references
}

/** Joins two parts with a space, unless the second starts with a separator. */
function joined(one: string, other: string): string {
  const next = other.trim()
  return one === '' || next === '' || /^[;,.:]/.test(next) ? one + next : `${one} ${next}`
}

/** Drops signs at the start that only separate the words from the reference before. */
function withoutSeparator(words: string): string {
  return words.replace(/^[;,.\s]+/, '').trimEnd()
}
