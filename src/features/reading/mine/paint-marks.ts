/** Adds a member's marks to the drawn chapter: colours, and a button before a verse with notes. */
import type { TagColour } from '#core/contract/members/tag-colours'
import { decorationsOf } from '../../../model/text/verse-decorations'

export interface VerseMark {
  colour?: TagColour | undefined
  /** Name of the button; absent without notes. */
  notes?: string
}

/** Marks by verse number; 0 = the title of the chapter. */
export type VerseMarks = ReadonlyMap<number, VerseMark>

/** Replaces the marks of a text. A button that stays keeps its element, because a box may be anchored to it. */
export function paintMarks(container: HTMLElement | null, marks: VerseMarks): void {
  const decorations = decorationsOf(container)
  const at = (verse: HTMLElement) => markIn(marks, rangeOf(verse))
  const notesAt = (verse: HTMLElement) => (isBeginning(verse) ? at(verse).notes : undefined)
  decorations?.set('hl', marks.size > 0 ? (verse) => at(verse).colour : undefined)
  decorations?.set('notes', marks.size > 0 ? notesAt : undefined, showButton)
}

interface Range {
  first: number
  last: number
}

/** The verse numbers of an element. In a comparison they come from the row, which counts like the first edition and has no marks itself. */
function rangeOf(verse: HTMLElement): Range | undefined {
  if (verse.matches('.title')) return isFirstTitle(verse) ? { first: 0, last: 0 } : undefined
  const cell = verse.closest('.cell')
  const row = cell?.closest<HTMLElement>('.row')
  if (!verse.matches('.v') || (cell && row?.dataset['row'] === undefined)) return undefined
  const first = Number(row?.dataset['row'] ?? verse.dataset['v'])
  return { first, last: Number(row?.dataset['rowEnd'] ?? verse.dataset['end'] ?? first) }
}

const isFirstTitle = (title: HTMLElement) => title.parentElement?.querySelector(':scope > .title') === title

/** The mark of the first verse in the range of a merged verse that has one. */
function markIn(marks: VerseMarks, range: Range | undefined): VerseMark {
  let found: VerseMark = {}
  if (range)
    for (let verse = range.first; verse <= range.last; verse += 1) found = { ...marks.get(verse), ...found }
  return found
}

/** True for the first fragment of a verse, in the first column of a comparison: the button stands only there. */
function isBeginning(verse: HTMLElement): boolean {
  const cell = verse.closest('.cell')
  return cell ? !cell.matches('.cell ~ .cell') && cell.querySelector('.v') === verse : verse.id !== ''
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
