/** Finds out which part of a text an event is about. */
import type { ClickedVerse, SelectionMode } from '#core/scripture/selection/verse-selection'

/** The verse an element belongs to; in a comparison the row, whichever column was clicked. */
export function clickedVerse(target: EventTarget | null): ClickedVerse | undefined {
  if (!(target instanceof Element)) return undefined
  const row = target.closest<HTMLElement>('.row[data-row]')
  if (row) return { first: Number(row.dataset['row']), last: Number(row.dataset['rowEnd']) }
  const verse = target.closest<HTMLElement>('.v')
  if (!verse) return undefined
  const first = Number(verse.dataset['v'])
  return { first, last: Number(verse.dataset['end'] ?? first) }
}

/** True for marks of footnotes and references, which a click opens instead of selecting the verse. */
export function isMark(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a:not(.n)') !== null
}

/** The mode, by the modifier keys that are held. */
export function modeOf({
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): SelectionMode {
  return shiftKey ? 2 : ctrlKey || metaKey ? 1 : 0
}
