/** Suggestions for the combined input: books and places, then always the search for the words themselves (PASSAGES Q-11). */
import type { BookSuggestion, Suggestion } from '../../contract/address/suggestion'
import { isSingleChapter } from '../book-chapters'
import { bookOf, canonicalOf } from '../canonical'
import { formatPassage } from '../passages/format-passage'
import { parseStanding } from '../passages/parse-standing'
import type { PassageResult } from '../passages/reference'
import { type FoundBook, findBooks } from './find-books'
import { type InputLanguage, indexOf } from './input-language'
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

function candidates(found: readonly FoundBook[], { rest }: TypedName, language: InputLanguage): Candidate[] {
  if (rest === '') return found.slice(0, maxCandidates).map(bareBook)
  const places: Candidate[] = []
  for (const one of found) {
    const place = placeIn(one, rest, language)
    if (place) places.push(place)
    if (places.length === maxCandidates) break
  }
  const [first] = found
  const nearest = places.length === 0 && first ? nearestIn(first, rest, language) : undefined
  return nearest ? [nearest] : places
}

function bareBook({ book, pack }: FoundBook): Candidate {
  const name = pack.names[String(book)]?.name ?? ''
  return { type: 'book', bookname: name, number: book, canonical: canonicalOf(book, 1), input: name }
}

/** The book with the numbers typed after its name, if there is such a place; what is still being typed is left off. */
function placeIn(found: FoundBook, rest: string, language: InputLanguage): Candidate | undefined {
  const { book, pack } = found
  const whole = parseIn(found, rest, language)
  const { refs } = whole.refs.length > 0 ? whole : parseIn(found, rest.replace(/\D+$/, ''), language)
  const [first] = refs
  if (!first || first.unit === 'book' || bookOf(first.from) !== book) return undefined
  const input = formatPassage(refs, {
    names: pack.names,
    separators: language.separators,
    style: 'long',
  })
  return { ...bareBook(found), canonical: first.from, input }
}

function nearestIn(found: FoundBook, rest: string, language: InputLanguage): Candidate | undefined {
  const { nearest } = parseIn(found, rest, language)
  if (nearest === undefined) return undefined
  const unit = nearest % 1000 === 0 ? 'chapter' : 'verse'
  const { separators } = language
  const input = formatPassage([{ from: nearest, to: nearest, unit }], {
    names: found.pack.names,
    separators,
    style: 'long',
  })
  return { ...bareBook(found), canonical: nearest, input }
}

/**
 * Under the printed name of the book, which is read as this book. Where a book has one chapter, the parser takes `3,1` for two
 * verses; who is still typing means a chapter that is not there.
 */
function parseIn(
  { book, pack }: FoundBook,
  rest: string,
  { separators, table, further = [] }: InputLanguage,
): PassageResult {
  if (isSingleChapter(book) && /^(?!1\b)\d+ ?[,:] ?\d/.test(rest))
    return {
      refs: [],
      alternatives: [],
      warnings: ['no-such-chapter'],
      rest: '',
      nearest: canonicalOf(book, 1),
    }
  const name = pack.names[String(book)]?.name ?? ''
  return parseStanding(`${name} ${rest}`, { names: [indexOf(pack)], separators, table }, further)
}

/** PASSAGES A-6, once there are books: the input itself, or slips in several words, speak for a search. */
function steersToSearch(input: string, isSlipInWords: boolean): boolean {
  if ([...input].length < 3) return false
  return /\p{L}.*\p{Nd}/su.test(input) || /(?<!\p{L})jesus(?!\p{L})/iu.test(input) || isSlipInWords
}
