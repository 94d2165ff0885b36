/** Adds a member's marks to the drawn chapter: colours of verses and words, and a button before a verse with notes. */
import { type TagColour, tagColours } from '#core/contract/members/tag-colours'
import type { WordRange } from '#core/study/word-marks/word-range'
import { rangeOfWords } from '../../../model/text/drawn-words'
import { decorationsOf } from '../../../model/text/verse-decorations'
import { paintWords } from '../../../model/text/word-highlights'

/** The colours of a verse as it is drawn. */
export interface VerseLook {
  /** Of the whole verse. */
  colour?: TagColour | undefined
  /** Words of it are marked, but not words that are drawn here. */
  edge?: TagColour | undefined
  /** Coloured words, in offsets of the fragment that shows them. */
  pieces?: readonly ColouredPiece[]
}

export interface ColouredPiece extends WordRange {
  colour: TagColour
}

export interface Marks {
  /** The colours of an element; `range` = the verses that it shows, in the numbers of the first edition. */
  lookOf: (verse: HTMLElement, range: VerseRange) => VerseLook
  /** Names of the buttons by verse number. */
  notes: ReadonlyMap<number, string>
}

/** Verse numbers; 0 = the title of the chapter. */
export interface VerseRange {
  first: number
  last: number
}

/** Replaces the marks of a text; undefined removes them. A button that stays keeps its element, because a box may be anchored to it. */
export function paintMarks(container: HTMLElement | null, marks: Marks | undefined): void {
  const decorations = decorationsOf(container)
  const lookOf = (verse: HTMLElement): VerseLook => {
    const range = rangeOf(verse)
    return (range && marks?.lookOf(verse, range)) ?? {}
  }
  decorations?.set('hl', marks && ((verse) => lookOf(verse).colour))
  decorations?.set('edge', marks && ((verse) => lookOf(verse).edge))
  decorations?.set('words', marks && ((verse) => piecesText(lookOf(verse))), showPieces)
  const notesAt = (verse: HTMLElement) => (isBeginning(verse) ? noteIn(marks, rangeOf(verse)) : undefined)
  decorations?.set('notes', marks && notesAt, showButton)
}

/** The verse numbers of an element. In a comparison they come from the row, which counts like the first edition and has no marks itself. */
function rangeOf(verse: HTMLElement): VerseRange | undefined {
  if (verse.matches('.title')) return isFirstTitle(verse) ? { first: 0, last: 0 } : undefined
  const cell = verse.closest('.cell')
  const row = cell?.closest<HTMLElement>('.row')
  if (!verse.matches('.v') || (cell && row?.dataset['row'] === undefined)) return undefined
  const first = Number(row?.dataset['row'] ?? verse.dataset['v'])
  return { first, last: Number(row?.dataset['rowEnd'] ?? verse.dataset['end'] ?? first) }
}

const isFirstTitle = (title: HTMLElement) => title.parentElement?.querySelector(':scope > .title') === title

/** The button of the first verse in the range of a merged verse that has one. */
function noteIn(marks: Marks | undefined, range: VerseRange | undefined): string | undefined {
  if (marks && range)
    for (let verse = range.first; verse <= range.last; verse += 1)
      if (marks.notes.has(verse)) return marks.notes.get(verse)
  return undefined
}

/** True for the first fragment of a verse, in the first column of a comparison: the button stands only there. */
function isBeginning(verse: HTMLElement): boolean {
  const cell = verse.closest('.cell')
  return cell ? !cell.matches('.cell ~ .cell') && cell.querySelector('.v') === verse : verse.id !== ''
}

/** "0-9 yellow, 14-20 green": decorations are texts. */
function piecesText({ pieces = [] }: VerseLook): string | undefined {
  return pieces.map(({ from, to, colour }) => `${from}-${to} ${colour}`).join(', ') || undefined
}

function showPieces(verse: HTMLElement, value = ''): void {
  const painted = [...value.matchAll(/(\d+)-(\d+) (\w+)/g)].flatMap(([, from, to, name]) => {
    const range = rangeOfWords(verse, { from: Number(from), to: Number(to) })
    const look = tagColours.find((colour) => colour === name)
    return range && look ? [{ look, range }] : []
  })
  paintWords(verse, 'words', painted)
}

function showButton(verse: HTMLElement, label: string | undefined): void {
  const present = verse.querySelector<HTMLButtonElement>(':scope > .nm')
  if (label === undefined) return present?.remove()
  const button = present ?? document.createElement('button')
  button.type = 'button'
  button.className = 'nm'
  button.dataset['noted'] = String(rangeOf(verse)?.first)
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-haspopup', 'dialog')
  if (!present) verse.prepend(button)
}
