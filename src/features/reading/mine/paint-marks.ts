/**
 * Puts what a member has at verses onto the drawn chapter: colours as attributes, a button before a verse with notes. The chapter is
 * not drawn again for it, and React knows nothing of it: what was put there is taken away before another chapter is drawn.
 */
import type { TagColour } from '#core/contract/members/tag-colours'

export interface VerseMark {
  colour?: TagColour | undefined
  /** Name of the button; absent = no notes. */
  notes?: string
}

/** By verse number; 0 = the title of the chapter. */
export type VerseMarks = ReadonlyMap<number, VerseMark>

/** Shows the marks in a container; what was shown before goes. */
export function paintMarks(container: HTMLElement, marks: VerseMarks): void {
  for (const element of container.querySelectorAll<HTMLElement>('.nm')) element.remove()
  for (const element of container.querySelectorAll<HTMLElement>('[data-hl]')) delete element.dataset['hl']
  if (marks.size === 0) return
  const title = container.querySelector<HTMLElement>('.scripture > .title')
  if (title) show(title, marks.get(0))
  const seen = new Set<number>()
  for (const verse of container.querySelectorAll<HTMLElement>('.v')) {
    const range = rangeOf(verse)
    if (!range) continue
    const mark = markIn(marks, range)
    if (!mark) continue
    show(verse, mark)
    // One button for a verse, at its beginning; in a comparison in the first column.
    if (mark.notes && !seen.has(range.first) && !verse.closest('.cell ~ .cell'))
      addButton(verse, range.first, mark.notes)
    seen.add(range.first)
  }
}

interface Range {
  first: number
  last: number
}

/** In a comparison the numbers of the row count: those of the first edition. */
function rangeOf(verse: HTMLElement): Range | undefined {
  const cell = verse.closest('.cell')
  const row = cell?.closest<HTMLElement>('.row')
  if (cell && row?.dataset['row'] === undefined) return undefined
  const first = Number(row?.dataset['row'] ?? verse.dataset['v'])
  return { first, last: Number(row?.dataset['rowEnd'] ?? verse.dataset['end'] ?? first) }
}

/** Of the verses a merged one holds, the first that has something. */
function markIn(marks: VerseMarks, { first, last }: Range): VerseMark | undefined {
  let found: VerseMark | undefined
  for (let verse = first; verse <= last; verse += 1) found = { ...marks.get(verse), ...found }
  return found && Object.keys(found).length > 0 ? found : undefined
}

function show(element: HTMLElement, mark: VerseMark | undefined): void {
  if (mark?.colour) element.dataset['hl'] = mark.colour
}

function addButton(verse: HTMLElement, number: number, label: string): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'nm'
  button.dataset['noted'] = String(number)
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-haspopup', 'dialog')
  verse.prepend(button)
}
