/** The changes by which words of a verse get a colour or lose it (SYNC 3.2): the fewest that leave the pieces of recolour.ts. */
import type { Change } from '../../contract/members/op'
import type { WordMarkFields } from '../../contract/members/word-mark'
import * as limits from '../../limits'
import { type Coloured, type Piece, recoloured, shownPieces } from './recolour'
import { keptWords } from './standing-words'
import type { WordRange } from './word-range'

/** A verse in one edition, with the colours that its words have there. */
export interface ColouredVerse extends Pick<WordMarkFields, 'numbering' | 'canonical' | 'edition'> {
  /** Its words: the text without the stars of footnotes. */
  text: string
  coloured: readonly Coloured[]
}

const isMark = (key: string) => key.startsWith('wmk:')

/**
 * Colours a range of words with a tag, or takes their colour off (undefined). A verse that is coloured as a whole stays so below marked words;
 * where words lose that colour, the others keep it as marks. Nothing is changed where a mark would be too long to be kept.
 */
export function recolourChanges(
  verse: ColouredVerse,
  range: WordRange,
  tag: string | undefined,
  newId: () => string,
): Change[] {
  const shown = shownPieces(verse.coloured)
  // Below new words the verse keeps the colour that it has as a whole.
  const isKept = ({ key }: { key: string }) => tag !== undefined && !isMark(key)
  const pieces = recoloured(
    verse.text,
    shown.filter((piece) => !isKept(piece)),
    range,
    tag,
  )
  const changes: Change[] = []
  const placed = new Set<string>()
  const staying = new Set(pieces.map(({ key }) => key))
  // A mark whose words get another colour stays that mark, so that of two devices that recolour it the last one holds.
  const covered = verse.coloured.filter(({ key }) => isMark(key) && !staying.has(key)).map(({ key }) => key)
  for (const piece of pieces) {
    const isFirst = isMark(piece.key) && !placed.has(piece.key)
    const key = isFirst ? piece.key : (piece.key === '' && covered.shift()) || `wmk:${newId()}`
    placed.add(key)
    const before = verse.coloured.find((one) => one.key === key)
    if (before && isSame(before, piece)) continue
    const body = bodyOf(verse, piece)
    if (!body) return []
    changes.push({ kind: 'wordMark', key, body })
  }
  const gone = verse.coloured.filter((one) => !isKept(one) && !isStaying(one, placed))
  return [...gone.map(({ key }) => removal(key)), ...changes]
}

/** The changes that take all colours of words off a verse. */
export function removal(key: string): Change {
  return isMark(key) ? { kind: 'wordMark', key, body: null } : { kind: 'tagging', key, body: null }
}

function isStaying({ key }: Coloured, placed: ReadonlySet<string>): boolean {
  return isMark(key) && placed.has(key)
}

function isSame(before: Coloured, piece: Piece): boolean {
  return before.tag === piece.tag && before.from === piece.from && before.to === piece.to
}

function bodyOf(
  { text, numbering, canonical, edition }: ColouredVerse,
  { tag, from, to }: Piece,
): WordMarkFields | undefined {
  const kept = keptWords(text, { from, to })
  const isKeepable = kept.words.length <= limits.maxMarkedWords && to <= limits.maxVerseOffset
  return isKeepable ? { tag, numbering, canonical, edition, ...kept } : undefined
}
