/** The index of entries as a search uses it: the table, and the names in some languages. */
import type { Locale } from '../contract/locales'
import { isLocale } from '../contract/locales'
import type { Entries } from './entry'
import { finderWeights } from './finder-weights'
import { type EntryNames, loadEntries, loadEntryNames } from './load-entries'
import { type EntryMatch, inOrder, isNameWord, matchNames } from './matching/match-names'
import { type NameIndex, nameIndex } from './matching/name-index'
import { loadNameTerms } from './matching/name-terms'
import { waysToRead, withoutFrame } from './matching/question-words'

interface Language {
  names: EntryNames
  index: NameIndex
}

export interface Finder {
  entries: Entries
  /** In the order in which a query is read in them. */
  languages: readonly Language[]
}

/** Tried after the reader's own languages: most people who search in a further one use these. */
const everywhere = ['en', 'de'] as const satisfies readonly Locale[]

const loaded = new Map<Locale, Promise<Language>>()

/**
 * Loads the names of the interface, of the searched editions (first parts of BCP 47 tags), then English and
 * German. Rejects where one of them is not here and cannot be fetched.
 */
export async function loadFinder(locale: Locale, languages: readonly string[]): Promise<Finder> {
  const wanted = [...new Set([locale, ...languages.filter(isLocale), ...everywhere])]
  const [entries, ...found] = await Promise.all([loadEntries(), ...wanted.map(loadLanguage)])
  return { entries, languages: found }
}

/** Entries that a text names, best first. */
export function findEntries({ languages }: Finder, text: string, isTyping = false): EntryMatch[] {
  const best = new Map<string, number>()
  for (const [at, { index }] of languages.entries()) {
    const share = at === 0 ? 1 : finderWeights.otherLanguage
    // "The parable of the sower" is a name as it stands, "where is the parable of the sower" is not.
    for (const words of waysToRead(text, index.locale))
      for (const { id, score } of matchNames(index, words, isTyping))
        best.set(id, Math.max(best.get(id) ?? 0, score * share))
  }
  return inOrder([...best].map(([id, score]) => ({ id, score })))
}

/** What a question asks for, in the first of the languages in which it is one; else the text itself. */
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

function loadLanguage(locale: Locale): Promise<Language> {
  const known = loaded.get(locale)
  if (known) return known
  const begun = (async () => {
    const [names, termsOf] = await Promise.all([loadEntryNames(locale), loadNameTerms(locale)])
    return { names, index: nameIndex(locale, names, termsOf) }
  })()
  loaded.set(locale, begun)
  begun.catch(() => loaded.delete(locale))
  return begun
}
