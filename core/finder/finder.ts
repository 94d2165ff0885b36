/** The index of entries as a search uses it: the table, and the names in some languages. */
import type { TypedName } from '../contract/browser/finder'
import type { Locale } from '../contract/locales'
import type { Entries, EntryNames } from './entry'
import { finderWeights } from './finder-weights'
import { allReaders, brokenTies, type MeantEntry } from './matching/all-readers'
import { type EntryMatch, inOrder, isNameWord, matchNames, type Reading } from './matching/match-names'
import { matchPieces } from './matching/match-pieces'
import { namesBegun } from './matching/name-beginnings'
import type { NameIndex } from './matching/name-index'
import { waysToRead, withoutFrame } from './matching/question-words'

export interface FinderLanguage {
  names: EntryNames
  index: NameIndex
}

export interface Finder {
  entries: Entries
  /** In the order in which a query is read in them. */
  languages: readonly FinderLanguage[]
}

/** Entries that a text names, best first. */
export function findEntries(finder: Finder, text: string, isTyping = false): EntryMatch[] {
  return inOrder([...nameScores(finder, text, { isTyping })].map(([id, score]) => ({ id, score })))
}

/** Facts of a search about its words, beside the names. */
export interface Searched {
  /**
   * By id, how much of the search a passage of an entry tells; given where no verse has all of the words: then entries
   * that are told, or only share letters with them, may be meant.
   */
  told?: (() => ReadonlyMap<string, number>) | undefined
  /** Whether a word stands in a searched text: then it is no slip of another one. */
  isInText?: ((word: string) => boolean) | undefined
}

/** Entries that a search may mean, best first: by the words of their names, and by pieces of them. */
export function searchedEntries(finder: Finder, text: string, { told, isInText }: Searched): MeantEntry[] {
  const named = nameScores(finder, text, { isInText })
  const isClear = [...named.values()].some((score) => score >= finderWeights.exact)
  if (!told || isClear) return brokenTies(named, alikeEntries(finder, text, false, named))
  return allReaders(
    named,
    nameScores(finder, text, { isInText, isWide: true }),
    alikeEntries(finder, text, true),
    told(),
  )
}

/** By id, how well words name an entry. */
function nameScores({ languages }: Finder, text: string, reading: Reading): Map<string, number> {
  const best = new Map<string, number>()
  // "The parable of the sower" is a name as it stands, "where is the parable of the sower" is not.
  for (const [at, { index }] of languages.entries())
    for (const words of waysToRead(text, index.locale))
      for (const { id, score } of matchNames(index, words, reading))
        best.set(id, Math.max(best.get(id) ?? 0, score * shareOf(at)))
  return best
}

/** By id, how alike an entry is by pieces; of `only` these. */
function alikeEntries(
  { languages }: Finder,
  text: string,
  isWide: boolean,
  only?: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const best = new Map<string, number>()
  if (only?.size === 0) return best
  for (const [at, { index }] of languages.entries())
    for (const [id, likeness] of matchPieces(index, withoutFrame(text, index.locale), isWide, only))
      best.set(id, Math.max(best.get(id) ?? 0, likeness * shareOf(at)))
  return best
}

/** Of the first language, and of others. */
function shareOf(at: number): number {
  return at === 0 ? 1 : finderWeights.otherLanguage
}

/** The thing a question asks for, in the first of the languages in which it is one; else the text itself. */
export function withoutQuestion({ languages }: Finder, text: string): string {
  for (const { index } of languages) {
    const asked = withoutFrame(text, index.locale)
    if (asked !== text) return asked
  }
  return text
}

/** Whether names of entries have a word: then it is not misspelt even if no edition has it. */
export function isKnownName({ languages }: Finder, word: string): boolean {
  return languages.some(({ index }) => isNameWord(index, word))
}

/** The title in the first of the languages that has it. */
export function titleOf({ languages }: Finder, id: string): { title: string; locale: Locale } | undefined {
  for (const { names, index } of languages) {
    const title = names.get(id)?.[0]
    if (title !== undefined) return { title, locale: index.locale }
  }
  return undefined
}

const mostTyped = 3

/** Entries that the beginning of a query names: names that begin so, then names of which it has words or pieces. */
export function typedNames(finder: Finder, words: string): TypedName[] {
  const ids = new Set<string>()
  const take = (found: readonly { id: string }[]) => {
    for (const { id } of found) if (ids.size < mostTyped) ids.add(id)
  }
  for (const { index } of finder.languages) take(namesBegun(index.beginnings(), words))
  if (ids.size < mostTyped) take(findEntries(finder, words, true))
  if (ids.size < mostTyped) take(alikeWhileTyped(finder, words))
  return [...ids].map((id) => ({
    id,
    title: titleOf(finder, id)?.title ?? id,
    passages: (finder.entries.get(id)?.passages ?? []).map(({ from, to }) => ({ from, to })),
  }))
}

function alikeWhileTyped(finder: Finder, words: string): EntryMatch[] {
  const found = [...alikeEntries(finder, words, false)].map(([id, score]) => ({ id, score }))
  return inOrder(found.filter(({ score }) => score >= finderWeights.typedAlike))
}
