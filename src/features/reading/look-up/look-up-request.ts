/** What was asked to be looked up: the selection bar and the key ask, the box of the text answers. */
import { createStore } from '../../../ui/store/store'
import { pickedWord } from './picked-word'

export interface LookUpRequest {
  /** What to look up at once, best first; empty: the person chooses. */
  candidates: readonly string[]
  /** Verses whose words are offered. */
  verses: readonly number[]
  /** Gets the focus back. */
  trigger: HTMLElement
}

export const lookUpRequest = createStore<LookUpRequest | undefined>(undefined)

/** Characters of marked text that may be a head. */
const longestHead = 60

/** Asks for the marked words of the page, else for the word of `verses` that was clicked last. */
export function askToLookUp(verses: readonly number[], trigger: HTMLElement): void {
  const marked = getSelection()?.toString().trim() ?? ''
  const picked = pickedWord.get()
  const isPicked = picked !== undefined && verses.includes(picked.verse)
  const candidates =
    marked !== '' && marked.length <= longestHead ? [marked] : isPicked ? picked.candidates : []
  lookUpRequest.set({ candidates, verses, trigger })
}
