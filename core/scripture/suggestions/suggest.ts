/** Suggestions for the combined input: books and places, then always the search for the words themselves (PASSAGES Q-11). */
import type { BookSuggestion, Suggestion } from '../../contract/address/suggestion'
import { isSingleChapter } from '../book-chapters'
import { bookOf, canonicalOf } from '../canonical'
import { type FormattedRef, formatPassage } from '../passages/format-passage'
import { indexOf } from '../passages/naming/index-of'
import { parseStanding } from '../passages/parse-standing'
import type { PassageResult } from '../passages/reference'
import { type FoundBook, findBooks } from './find-books'
import type { InputLanguage } from './input-language'
import { type TypedName, typedName } from './typed-name'

/** Book candidates at most; the search entry is not counted (PASSAGES A-4). */
export const maxCandidates = 10

/**
 * The suggestions for an input without translation prefix; empty for a blank one. Exactly one of them is `toBeSearched`. Never
 * throws.
 */
export function suggest(raw: string, language: InputLanguage): Suggestion[] {
  const input = raw.trim()
  if (input === '') return []
  const { found, words, rest } = readName(input, language)
  const books = candidates(found, rest, language).slice(0, maxCandidates)
  const isSearched = books.length === 0 || steersToSearch(input, found[0]?.tier === 5 && words > 1)
  return [
    ...books.map((book, index) => ({ ...book, toBeSearched: index === 0 && !isSearched })),
    { type: 'search', input, toBeSearched: isSearched },
  ]
}

/** Numbers in letters look like words: where all words are no name, the last ones, chapter and verse, may be numbers. */
function readName(input: string, { packs }: InputLanguage): TypedName & { found: readonly FoundBook[] } {
  const names = packs.map(indexOf)
  const most = names.some(({ numbers }) => numbers.size > 0) ? 2 : 0
  for (let leftOut = 0; ; leftOut += 1) {
    const typed = typedName(input, names, leftOut)
    const found = findBooks(typed.keys, input, packs)
    if (found.length > 0 || leftOut === most) return { ...typed, found }
  }
}

type Candidate = Omit<BookSuggestion, 'toBeSearched'>

/** The books themselves, or the places in them that were typed after the name; if none exists, the nearest one in the first. */
function candidates(found: readonly FoundBook[], rest: string, language: InputLanguage): Candidate[] {
  if (rest === '') return found.map(bareBook)
  const places = found.flatMap((one) => bookAt(one, placesIn(one, rest, language), language))
  const [first] = found
  return first && places.length === 0 ? bookAt(first, nearestIn(first, rest, language), language) : places
}

function bareBook({ entry: { number, name } }: FoundBook): Candidate {
  return { type: 'book', bookname: name, number, canonical: canonicalOf(number, 1), input: name }
}

/** The book with the places in it. */
function bookAt(found: FoundBook, refs: readonly FormattedRef[], { separators }: InputLanguage): Candidate[] {
  const [first] = refs
  if (!first || first.unit === 'book' || bookOf(first.from) !== found.entry.number) return []
  const input = formatPassage(refs, { names: found.pack.names, separators, style: 'long' })
  return [{ ...bareBook(found), canonical: first.from, input }]
}

/** The numbers typed after the name; what is still being typed is left off. */
function placesIn(found: FoundBook, rest: string, language: InputLanguage): readonly FormattedRef[] {
  const { refs } = parseIn(found, rest, language)
  return refs.length > 0 ? refs : parseIn(found, rest.replace(/\D+$/, ''), language).refs
}

function nearestIn(found: FoundBook, rest: string, language: InputLanguage): FormattedRef[] {
  const { nearest } = parseIn(found, rest, language)
  return nearest ? [{ from: nearest, to: nearest, unit: nearest % 1000 === 0 ? 'chapter' : 'verse' }] : []
}

/**
 * Under the printed name of the book, which is read as this book. Where a book has one chapter, the parser takes `3,1` for two
 * verses; who is still typing means a chapter that is not there.
 */
function parseIn(
  { entry: { number, name }, pack }: FoundBook,
  rest: string,
  { separators, table, further = [] }: InputLanguage,
): Pick<PassageResult, 'refs' | 'nearest'> {
  if (isSingleChapter(number) && /^(?!1\b)\d+ ?[,:] ?\d/.test(rest))
    return { refs: [], nearest: canonicalOf(number, 1) }
  return parseStanding(`${name} ${rest}`, { names: [indexOf(pack)], separators, table }, further)
}

/** PASSAGES A-6, once there are books: the input itself, or slips in several words, speak for a search. */
function steersToSearch(input: string, isSlipInWords: boolean): boolean {
  if ([...input].length < 3) return false
  return /\p{L}.*\p{Nd}/su.test(input) || /(?<!\p{L})jesus(?!\p{L})/iu.test(input) || isSlipInWords
}
