/**
 * How the colours of a verse are drawn in one edition: marked words as they are in the edition they were marked in, in every other one, and where
 * they do not stand any more, the whole verse with a quiet edge. What was set last wins.
 */
import type { WordMark } from '../../contract/members/word-mark'
import * as limits from '../../limits'
import { type Coloured, type Piece, shownPieces } from './recolour'
import { standingWords } from './standing-words'

/** Something that has a colour: when it was set (see `Coloured`), and its tag. */
type Set = Pick<Coloured, 'key' | 'tag' | 'at' | 'isWaiting'>

/** A mark of a member. */
export interface KnownMark extends Set {
  mark: WordMark
}

/** The colours of a verse of the text that is read. */
export interface VerseColours {
  /** Its taggings with a colour: of the whole verse. */
  whole: readonly Set[]
  marks: readonly KnownMark[]
}

/** A verse of an edition. */
export interface VerseText {
  edition: string
  /** Its words: the text without the stars of footnotes. */
  text: string
}

/** What is drawn: tags stand for their colours. */
export interface DrawnColours {
  /** The colour of the whole verse; undefined for none, and where pieces have it. */
  fill: string | undefined
  /** Coloured words, none where the verse has one colour. */
  pieces: readonly Piece[]
  edge: string | undefined
}

/** The colours of the words of a verse in an edition. */
export function colouredWords({ whole, marks }: VerseColours, { edition, text }: VerseText): Coloured[] {
  const standing = newest(marks).flatMap(({ mark, ...set }) => {
    const range = mark.edition === edition ? standingWords(mark, text) : undefined
    return range ? [{ ...set, ...range }] : []
  })
  return [...whole.map((set) => ({ ...set, from: 0, to: text.length })), ...standing]
}

/** The marks that stand nowhere in this text: of other editions, and of a text that was corrected. */
export function marksElsewhere(
  { marks }: Pick<VerseColours, 'marks'>,
  { edition, text }: VerseText,
): KnownMark[] {
  return newest(marks).filter(({ mark }) => mark.edition !== edition || !standingWords(mark, text))
}

/** `text` undefined: words cannot be drawn one by one. */
export function drawnColours(colours: VerseColours, edition: string, text: string | undefined): DrawnColours {
  const coloured = text === undefined ? [] : colouredWords(colours, { edition, text })
  const elsewhere = text === undefined ? colours.marks : marksElsewhere(colours, { edition, text })
  const whole = latest(colours.whole)
  const edge = latest([...elsewhere, ...(whole ? [whole] : [])])
  const hasWords = coloured.length > colours.whole.length
  return {
    fill: hasWords ? undefined : whole?.tag,
    pieces: hasWords ? shownPieces(coloured) : [],
    edge: edge === whole ? undefined : edge?.tag,
  }
}

function newest(marks: readonly KnownMark[]): readonly KnownMark[] {
  if (marks.length <= limits.maxDrawnMarks) return marks
  return marks.toSorted((a, b) => b.at - a.at).slice(0, limits.maxDrawnMarks)
}

/** The one set last; the first among those of one instant. */
function latest(all: readonly Set[]): Set | undefined {
  return all.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.at - a.at)[0]
}
