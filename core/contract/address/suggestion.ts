/** What the combined input offers while a person types (PASSAGES Q-11) and what running it does (PASSAGES Q-12). */
import type { Canonical } from '../../scripture/canonical'

/** A book, or a place in one. */
export interface BookSuggestion {
  type: 'book'
  bookname: string
  /** Book number, 1 to 66 and 90 to 96. */
  number: number
  canonical: Canonical
  /** What to put into the field. */
  input: string
  /** Abbreviation of a translation prefix (`LUT: joh`), which selects that translation only. */
  translation?: string
  toBeSearched: boolean
}

/** Always the last entry: the words themselves, as typed but for the blanks around them. */
export interface SearchSuggestion {
  type: 'search'
  input: string
  translation?: string
  toBeSearched: boolean
}

export type Suggestion = BookSuggestion | SearchSuggestion

/** Where an input is typed. */
export interface InputContext {
  /** Locale of the interface. */
  locale: string
  /** Translations that are open, first one first; may be empty. */
  abbreviations: readonly string[]
}

/** What an input means when it is run; `path` is the canonical address to go to. */
export type RunOutcome =
  | { kind: 'nothing' }
  | { kind: 'text'; canonical: Canonical; path: string }
  | { kind: 'search'; type: 'classic' | 'hybrid'; words: string; path: string }
  /** A prefix with nothing behind it (`ELB:`): the translation alone, at the place that is open. */
  | { kind: 'selection'; translation: string }
