/** The word of a verse that was clicked or held last, with which looking up begins. */
import { candidatesAt } from '#core/content/reading/words-of-text'
import { createStore } from '../../../ui/store/store'

export interface PickedWord {
  /** Number of its verse, in the numbering of its edition. */
  verse: number
  /** In a comparison the edition of its column, and the verse of the first edition beside it. */
  edition?: string | undefined
  row?: number | undefined
  /** The word, then runs of words that contain it, from long to short. */
  candidates: readonly string[]
}

/** Undefined where no word was pointed at. */
export const pickedWord = createStore<PickedWord | undefined>(undefined)

/** Remembers the word at a point of the window; without one there, forgets the previous word. */
export function pickWordAt(x: number, y: number): void {
  pickedWord.set(wordAt(x, y))
}

function wordAt(x: number, y: number): PickedWord | undefined {
  const hit = caretAt(x, y)
  const verse = hit?.node.parentElement?.closest<HTMLElement>('.v')
  if (!hit || !verse || isMark(hit.node)) return undefined
  const nodes = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT)
  let text = ''
  let at: number | undefined
  while (nodes.nextNode()) {
    const { currentNode } = nodes
    if (isMark(currentNode)) continue
    if (currentNode === hit.node) at = text.length + hit.offset
    text += currentNode.textContent ?? ''
  }
  const candidates = at === undefined ? [] : candidatesAt(text, at)
  return candidates.length > 0
    ? { verse: Number(verse.dataset['v']), candidates, ...columnOf(verse) }
    : undefined
}

/** Where a verse stands in a comparison; nothing for a text by itself. */
export function columnOf(verse: HTMLElement): Pick<PickedWord, 'edition' | 'row'> {
  const edition = verse.closest<HTMLElement>('.cell')?.dataset['abbr']
  const row = verse.closest<HTMLElement>('.row')?.dataset['row']
  return edition === undefined ? {} : { edition, row: row === undefined ? undefined : Number(row) }
}

/** True for verse numbers and note marks, which are no words of the verse. */
function isMark(node: Node): boolean {
  return node.parentElement?.closest('a, sup, button') != null
}

/** Safari before 26 has only the older method. */
function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  const older: { caretRangeFromPoint?: (x: number, y: number) => Range | null } = document
  const range = older.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
