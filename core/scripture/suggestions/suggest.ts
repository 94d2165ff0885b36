/** Suggestions for the combined input: books and places, then always the search for the words themselves (PASSAGES Q-11). */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import type { BookSuggestion, Suggestion } from '../../contract/address/suggestion'
import { maxCandidates, minSlipInput } from '../../limits'
import { formatPassage } from '../passages/format-passage'
import { indexOf } from '../passages/naming/index-of'
import { parseStanding } from '../passages/parse-standing'
import type { PassageRef, PassageResult } from '../passages/reference'
import type { FoundBook } from './find-books'
import type { InputLanguage } from './input-language'
import { isMissingChapter, openedAt, openedPassage } from './opened-passage'
import { readName } from './read-name'

/**
 * The suggestions for an input without translation prefix; empty for a blank one. Exactly one of them is
 * `toBeSearched`. The passage that Enter opens comes first, followed by its other readings; a caller that
 * already has these passes them in. Never throws.
 */
export function suggest(
  raw: string,
  language: InputLanguage,
  openedReadings = openedPassage(raw, language),
): Suggestion[] {
  const input = raw.trim()
  if (input === '') return []
  const { found, rest } = readName(input, language.packs)
  const opened = openedReadings.flatMap((refs) => openedCandidate(refs, found, language))
  const others = candidates(found, rest, language).filter(
    ({ number }) => !opened.some((one) => one.number === number),
  )
  const books = [...opened, ...others].slice(0, maxCandidates)
  const isSearched = books.length === 0 || steersToSearch(input, found[0]?.tier === 5)
  return [
    ...books.map((book, index) => ({ ...book, toBeSearched: index === 0 && !isSearched })),
    { type: 'search', input, toBeSearched: isSearched },
  ]
}

type Candidate = Omit<BookSuggestion, 'toBeSearched'>

/** A whole passage, in the language in which its first book was found. */
function openedCandidate(
  refs: readonly PassageRef[],
  found: readonly FoundBook[],
  { packs, separators }: InputLanguage,
): Candidate[] {
  const canonical = openedAt(refs)
  const number = bookOf(canonical)
  const pack =
    found.find(({ entry }) => entry.number === number)?.pack ?? packs.find(({ names }) => names[number])
  const bookname = pack?.names[number]?.name
  if (!pack || bookname === undefined) return []
  const input = formatPassage(refs, { names: pack.names, separators, style: 'long' })
  return [{ type: 'book', bookname, number, canonical, input }]
}

/**
 * The books themselves, or the places in them that were typed after the name; if none
 * exists, the nearest one in the first book.
 */
function candidates(found: readonly FoundBook[], rest: string, language: InputLanguage): Candidate[] {
  if (rest === '') return found.map(bareBook)
  const read = found.map((book) => ({ book, ...placesIn(book, rest, language) }))
  const places = read.flatMap(({ book, refs }) => bookAt(book, refs, language))
  const [first] = read
  if (places.length > 0 || !first?.nearest) return places
  return bookAt(first.book, [{ from: first.nearest, to: first.nearest }], language)
}

function bareBook({ entry: { number, name } }: FoundBook): Candidate {
  return { type: 'book', bookname: name, number, canonical: canonicalOf(number, 1), input: name }
}

/** The book with the places in it. */
function bookAt(
  found: FoundBook,
  refs: readonly Pick<PassageRef, 'from' | 'to'>[],
  { separators }: InputLanguage,
): Candidate[] {
  const canonical = refs[0]?.from ?? 0
  const { book, chapter } = placeOf(canonical)
  if (book !== found.entry.number || chapter === 0) return []
  const input = formatPassage(refs, { names: found.pack.names, separators, style: 'long' })
  return [{ ...bareBook(found), canonical, input }]
}

/**
 * The numbers typed after the name, under the printed name of the book, which is read as this book; an
 * unfinished part is left off.
 */
function placesIn(
  found: FoundBook,
  rest: string,
  language: InputLanguage,
): Pick<PassageResult, 'refs' | 'nearest'> {
  const { number, name } = found.entry
  if (isMissingChapter(number, rest)) return { refs: [], nearest: canonicalOf(number, 1) }
  const result = parseStanding(
    `${name} ${rest}`,
    { ...language, names: [indexOf(found.pack)] },
    language.further ?? [],
  )
  const typed = rest.replace(/\D+$/, '')
  return result.refs.length > 0 || typed === rest ? result : placesIn(found, typed, language)
}

/**
 * PASSAGES A-6, once there are books: the input itself, or typing errors in several words, suggest a search.
 */
function steersToSearch(input: string, isSlip: boolean): boolean {
  if ([...input].length < minSlipInput) return false
  const isWords = isSlip && /\p{L}\P{L}+\p{L}/u.test(input)
  return isWords || /\p{L}.*\p{Nd}|(?<!\p{L})jesus(?!\p{L})/isu.test(input)
}
