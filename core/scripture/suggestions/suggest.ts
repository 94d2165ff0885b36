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
  const { typed, found } = read(input, language)
  const books = typed ? candidates(found, typed, language) : []
  const isSearched =
    books.length === 0 || steersToSearch(input, found[0]?.tier === 5 && (typed?.words ?? 0) > 1)
  return [
    ...books.map((book, index) => ({ ...book, toBeSearched: index === 0 && !isSearched })),
    { type: 'search', input, toBeSearched: isSearched },
  ]
}

interface Read {
  typed: TypedName | undefined
  found: readonly FoundBook[]
}

/** Chapter and verse in Hebrew letters look like words: where all words are no name, the last ones may be numbers. */
function read(input: string, { packs }: InputLanguage): Read {
  const names = packs.map(indexOf)
  const most = names.some(({ hasLetterNumbers }) => hasLetterNumbers) ? 2 : 0
  for (let leftOut = 0; leftOut <= most; leftOut += 1) {
    const typed = typedName(input, names, leftOut)
    const found = typed ? findBooks(typed.keys, input, packs) : []
    if (found.length > 0) return { typed, found }
  }
  return { typed: undefined, found: [] }
}

type Candidate = Omit<BookSuggestion, 'toBeSearched'>

/** The books themselves, or the places in them that were typed after the name; if none exists, the nearest one in the first. */
function candidates(found: readonly FoundBook[], { rest }: TypedName, language: InputLanguage): Candidate[] {
  if (rest === '') return found.slice(0, maxCandidates).map(bareBook)
  const places = found.flatMap((one) => placesIn(one, rest, language))
  const nearest =
    places.length === 0 ? found.slice(0, 1).flatMap((one) => nearestIn(one, rest, language)) : []
  return [...places, ...nearest].slice(0, maxCandidates)
}

function bareBook({ entry: { number, name } }: FoundBook): Candidate {
  return { type: 'book', bookname: name, number, canonical: canonicalOf(number, 1), input: name }
}

/** The book with the numbers typed after its name, if there is such a place; what is still being typed is left off. */
function placesIn(found: FoundBook, rest: string, language: InputLanguage): Candidate[] {
  const whole = parseIn(found, rest, language).refs
  const refs = whole.length > 0 ? whole : parseIn(found, rest.replace(/\D+$/, ''), language).refs
  const [first] = refs
  const isPlace = first && first.unit !== 'book' && bookOf(first.from) === found.entry.number
  return isPlace ? [bookAt(found, refs, language)] : []
}

function nearestIn(found: FoundBook, rest: string, language: InputLanguage): Candidate[] {
  const { nearest } = parseIn(found, rest, language)
  if (!nearest) return []
  const unit = nearest % 1000 === 0 ? 'chapter' : 'verse'
  return [bookAt(found, [{ from: nearest, to: nearest, unit }], language)]
}

function bookAt(found: FoundBook, refs: readonly FormattedRef[], { separators }: InputLanguage): Candidate {
  const input = formatPassage(refs, { names: found.pack.names, separators, style: 'long' })
  return { ...bareBook(found), canonical: refs[0]?.from ?? 0, input }
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
