/**
 * Suggestions of the combined input while a person types (PASSAGES Q-11), and the outcome of running it
 * (PASSAGES Q-12).
 */
import * as z from 'zod/mini'
import type { SearchScope } from '../search/search-request'

/** A book, or a place in one. */
const bookSuggestionSchema = z.object({
  type: z.literal('book'),
  bookname: z.string(),
  /** Book number, 1 to 66 and 90 to 96. */
  number: z.int(),
  canonical: z.int(),
  /** Text to put into the field. */
  input: z.string(),
  /** Abbreviation of a translation prefix (`LUT: joh`), which selects that translation only. */
  translation: z.optional(z.string()),
  toBeSearched: z.boolean(),
})

/** Always the last entry: the words as typed, without surrounding spaces. */
const searchSuggestionSchema = z.object({
  type: z.literal('search'),
  input: z.string(),
  translation: z.optional(z.string()),
  toBeSearched: z.boolean(),
})

/** One suggestion. */
export const suggestionSchema = z.discriminatedUnion('type', [bookSuggestionSchema, searchSuggestionSchema])
export type Suggestion = z.infer<typeof suggestionSchema>
export type BookSuggestion = Extract<Suggestion, { type: 'book' }>

/** The answer to an input while it is typed: the suggestions, and what Enter alone would do. */
export interface Offer {
  suggestions: readonly Suggestion[]
  outcome: RunOutcome
}

/** Where the input is typed. */
export interface InputContext {
  /** Locale of the interface. */
  locale: string
  /** Open translations in order; may be empty. */
  abbreviations: readonly string[]
  /** What a search for the words takes in beside them; absent: nothing. */
  scope?: SearchScope | undefined
}

/** The result of running an input; `path` is the canonical address to go to. */
export type RunOutcome =
  | { kind: 'nothing' }
  | { kind: 'text'; canonical: number; path: string }
  | { kind: 'search'; type: 'classic' | 'hybrid'; words: string; path: string }
  /** A prefix without anything after it (`ELB:`): the translation alone, at the current place. */
  | { kind: 'selection'; translation: string }
