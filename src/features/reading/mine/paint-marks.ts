/** What a member has at verses, in the drawn chapter: colours, and a button before a verse with notes. */
import type { TagColour } from '#core/contract/members/tag-colours'
import { decorationsOf } from '../../../model/text/verse-decorations'

export interface VerseMark {
  colour?: TagColour | undefined
  /** Name of the button; absent = no notes. */
  notes?: string
}

/** By verse number; 0 = the title of the chapter. */
export type VerseMarks = ReadonlyMap<number, VerseMark>

/** Shows the marks in a text instead of those that were there. A button that stays is the same element: a box may hang on it. */
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

/** In a comparison the numbers of the row count: those of the first edition. The row itself has no marks. */
function rangeOf(verse: HTMLElement): Range | undefined {
  if (verse.matches('.title')) return isFirstTitle(verse) ? { first: 0, last: 0 } : undefined
  const cell = verse.closest('.cell')
  const row = cell?.closest<HTMLElement>('.row')
  if (!verse.matches('.v') || (cell && row?.dataset['row'] === undefined)) return undefined
  const first = Number(row?.dataset['row'] ?? verse.dataset['v'])
  return { first, last: Number(row?.dataset['rowEnd'] ?? verse.dataset['end'] ?? first) }
}

const isFirstTitle = (title: HTMLElement) => title.parentElement?.querySelector(':scope > .title') === title

/** Of the verses a merged one holds, the first that has something. */
function markIn(marks: VerseMarks, range: Range | undefined): VerseMark {
  let found: VerseMark = {}
  if (range)
    for (let verse = range.first; verse <= range.last; verse += 1) found = { ...marks.get(verse), ...found }
  return found
}

/** One button for a verse, at its first fragment; in a comparison in the first column. */
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
