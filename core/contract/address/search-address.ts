/**
 * The translations and words that a search address names. Pure; the passage engine decides whether the words
 * are a passage.
 */

import * as limits from '../../limits'
import type { SearchScope } from '../search/search-request'
import { standardWord } from './standard-word'

/** The meaning of a search address. */
export type SearchAddress =
  /** Translations in order, as stored; `words` may be empty. */
  | { kind: 'named'; abbreviations: readonly string[]; scope: SearchScope; words: string }
  /** Only words: the translations are the person's own selection, and so is what is searched beside them. */
  | { kind: 'default'; words: string }
  /** Looks like translations, one of which is unknown here (yet). */
  | { kind: 'unknown'; abbreviation: string }

/** Words after the translations of an address: others are searched too. In capitals; none is a translation. */
const scopeWords = { language: 'LANGUAGE', all: 'ALL' } as const satisfies Record<
  Exclude<SearchScope, 'chosen'>,
  string
>

const likeAbbreviation = /^[\p{Lu}\p{N}][\p{Lu}\p{N}-]{1,11}$/u

/**
 * Reads the decoded part after `/search/`. `known` are stored abbreviations; STANDARD counts as known and
 * stays as it is. Slashes in the words mean spaces (spec 1 §4).
 */
export function readSearchAddress(rest: string, known: readonly string[]): SearchAddress {
  const [first = '', ...others] = rest.split('/')
  const { wanted, scope } = translationsIn(first)
  const found = wanted.map((one) => storedName(one, known))
  const missing = wanted[found.indexOf(undefined)]
  if (wanted.length > 0 && missing === undefined)
    return { kind: 'named', abbreviations: unique(found), scope, words: wordsOf(others) }
  const hasKnown = wanted.length > 1 && found.some((one) => one !== undefined)
  const isLikeTranslations = others.length > 0 && wanted.every((one) => likeAbbreviation.test(one))
  if (missing !== undefined && (hasKnown || isLikeTranslations))
    return { kind: 'unknown', abbreviation: missing }
  return { kind: 'default', words: wordsOf([first, ...others]) }
}

/** The translations that a word of an address names, as written, and what is searched beside them. */
export function translationsIn(word: string): { wanted: string[]; scope: SearchScope } {
  const named = word.split('.').filter(Boolean)
  const last = named.at(-1)?.toUpperCase()
  const scope = (['language', 'all'] as const).find((one) => scopeWords[one] === last)
  // Alone it would be a word to search for.
  return scope && named.length > 1
    ? { wanted: named.slice(0, -1), scope }
    : { wanted: named, scope: 'chosen' }
}

/** These and what is searched beside them, as an address has them. */
export function scopedNames(abbreviations: readonly string[], scope: SearchScope): string[] {
  return scope === 'chosen' ? [...abbreviations] : [...abbreviations, scopeWords[scope]]
}

/** The one canonical path, encoded. */
export function searchPath(
  abbreviations: readonly string[],
  words: string,
  scope: SearchScope = 'chosen',
): string {
  const translations = scopedNames(abbreviations, scope).map(encodeURIComponent).join('.')
  const slug = encodeURIComponent(words.replaceAll('/', ' ').trim())
  return slug === '' ? `/search/${translations}` : `/search/${translations}/${slug}`
}

/**
 * The path a GET form leads to (`/opensearch?search=&abbreviation=`); abbreviations are joined by dots and
 * may be missing.
 */
export function openSearchPath(fields: { get(name: string): string | null }): string {
  const words = (fields.get('search') ?? '').replaceAll('/', ' ').trim()
  const abbreviations = (fields.get('abbreviation') ?? '').split('.').filter(Boolean)
  if (abbreviations.length > 0) return searchPath(abbreviations, words)
  return words === '' ? '/search' : `/search/${encodeURIComponent(words)}`
}

export type WordsProblem = 'blank' | 'long' | 'signs'

/** Why words cannot be searched; undefined when they can. */
export function wordsProblem(words: string): WordsProblem | undefined {
  if (words.trim() === '') return 'blank'
  if (words.length > limits.maxSearchLength) return 'long'
  return /[\p{L}\p{N}]/u.test(words) ? undefined : 'signs'
}

/**
 * Whether words may name a passage, so that it is worth checking: they contain a number, or end in letters
 * used as Hebrew numerals.
 */
export function mayBePassage(words: string): boolean {
  return /\p{N}|\s[א-ת׳״'"]{1,5}$/u.test(words)
}

function wordsOf(segments: readonly string[]): string {
  return segments.join(' ').trim()
}

/** The stored form of an abbreviation, whatever its case in the address. */
function storedName(written: string, known: readonly string[]): string | undefined {
  if (known.includes(written)) return written
  const upper = written.toUpperCase()
  if (upper === standardWord) return standardWord
  return known.find((one) => one.toUpperCase() === upper)
}

function unique(abbreviations: readonly (string | undefined)[]): string[] {
  const named = abbreviations.filter((one) => one !== undefined)
  return [...new Set(named)].slice(0, limits.maxColumns)
}
