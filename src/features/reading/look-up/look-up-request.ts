/** The current request to look a word up: made by the selection bar and the key, answered by the box of the text. */
import { createStore } from '../../../ui/store/store'
import { pickedWord } from './picked-word'

export interface LookUpRequest {
  /** Candidates to look up at once, best first; empty if the person chooses. */
  candidates: readonly string[]
  /** The verses whose words are offered, in the numbering of their edition. */
  verses: readonly number[]
  /** The edition; without one the first on the page. */
  edition?: string | undefined
  /** The element that gets the focus back. */
  trigger: HTMLElement
}

/** The words somebody wants explained; undefined once the box is closed. */
export const lookUpRequest = createStore<LookUpRequest | undefined>(undefined)

/** Greatest length of marked text that may be a headword. */
const longestHead = 60

/** Requests the marked words of the page, else the word of `verses` that was clicked last. */
export function askToLookUp(verses: readonly number[], trigger: HTMLElement, edition?: string): void {
  const marked = getSelection()?.toString().trim() ?? ''
  const picked = pickedWord.get()
  const isPicked =
    picked !== undefined &&
    (edition === undefined
      ? verses.includes(picked.row ?? picked.verse)
      : edition === picked.edition && verses.includes(picked.verse))
  const candidates =
    marked !== '' && marked.length <= longestHead ? [marked] : isPicked ? picked.candidates : []
  // What was pressed in another column is a word of that edition.
  const own = isPicked && picked.edition !== undefined ? picked : undefined
  lookUpRequest.set({
    candidates,
    verses: own ? [own.verse] : verses,
    trigger,
    edition: own?.edition ?? edition,
  })
}
