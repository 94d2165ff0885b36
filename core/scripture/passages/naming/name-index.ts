/**
 * The names of one language made ready for look-up: three keys per spelling (PASSAGES N-9), numbered books by their digit,
 * and the words that stand around names and numbers. Built once per language and shared; it is never changed.
 */
import type { BookName } from '../../../contract/names'
import type { NamePack, NameWords } from '../../names/name-pack'
import { plainOf } from '../lexing/fold'
import { normalise } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { keyOf, mapKey, type NameKey, withOrdinal } from './name-keys'

/** What a word means between numbers and references. */
export type WordRole = 'chapter' | 'verse' | 'to' | 'and' | 'next' | 'rest' | 'see'

/** Key to book numbers, best first (PASSAGES B-4). */
export type NameTable = ReadonlyMap<string, readonly number[]>

export interface Spelling {
  text: string
  /** The names of its book, and its place among them: the smaller, the more the name is this book's (PASSAGES B-4). */
  entry: BookName
  place: number
  /** Its words, and before them its number if it begins with one. */
  words: readonly Token[]
  /** All ways to look it up, the best last. */
  keys: readonly NameKey[]
}

export interface NameIndex {
  /** BCP 47; empty for codes, which belong to no language. */
  locale: string
  /** Keys K1, K2 (only where it differs from K1) and K3. A numbered book's key begins with its digit: `1samuel`. */
  tables: readonly [NameTable, NameTable, NameTable]
  /** Default names, for beginnings (PASSAGES B-5). */
  defaults: readonly Spelling[]
  /** Every spelling once per book, abbreviations first. */
  spellings: readonly Spelling[]
  /** Number of words of the longest name. */
  maxWords: number
  /** Words that are numbers after a name; in most languages none (PASSAGES H-1). */
  numbers: ReadonlyMap<string, number>
  roles: ReadonlyMap<string, WordRole>
  /** Words without meaning around a name, and ends of compounds ("brief"). */
  around: ReadonlySet<string>
  endings: readonly string[]
  /** Words for first, second ... to their digit. */
  ordinals: ReadonlyMap<string, number>
  everyday: ReadonlySet<string>
  never: ReadonlySet<string>
}

/** The index of a language, or of the names that an edition brings along (then without words). */
export function buildNameIndex({
  locale,
  names,
  words,
}: Pick<NamePack, 'locale' | 'names' | 'words'>): NameIndex {
  const ordinals = new Map(
    words.ordinals.flatMap((list, index) => list.map((word) => [plainOf(word), index + 1] as const)),
  )
  const spellings = Object.values(names)
    .flatMap((entry) => spellingsOf(entry, ordinals))
    .sort((a, b) => a.place - b.place)
  return {
    locale,
    tables: [tableOf(spellings, 0), tableOf(spellings, 1), tableOf(spellings, 2)],
    defaults: spellings.filter(({ text, entry }) => text === entry.name),
    spellings,
    maxWords: Math.max(...spellings.map((spelling) => spelling.words.length)),
    ordinals,
    numbers: new Map(Object.entries(words.numbers ?? {})),
    roles: rolesOf(words),
    around: foldedSet(words.around),
    endings: words.endings?.map(plainOf) ?? [],
    everyday: foldedSet(words.everyday),
    never: foldedSet(words.never),
  }
}

/** What the first list that knows something says. */
export function firstIn<Found>(
  names: readonly NameIndex[],
  ask: (index: NameIndex) => Found | undefined,
): Found | undefined {
  for (const index of names) {
    const found = ask(index)
    if (found) return found
  }
  return undefined
}

function spellingsOf(entry: BookName, ordinals: NameIndex['ordinals']): Spelling[] {
  const texts = new Set([entry.abbr, entry.name, entry.chapter, ...entry.names])
  return Array.from(texts, (text, place) => {
    const words = tokenise(normalise(text).text).filter(({ kind }) => kind !== 'sign')
    return { text, entry, place, words, keys: keysOf(words, ordinals) }
  })
}

/** An ordinal word is also a digit in front, and spaces may be absent. */
function keysOf(words: readonly Token[], ordinals: NameIndex['ordinals']): NameKey[] {
  const ordinalOf = (at: number) => ordinals.get(words.at(at)?.plain ?? '') ?? 0
  const [first, last] = words.length > 1 ? [ordinalOf(0), ordinalOf(-1)] : [0, 0]
  const keys = [keyOf(words)]
  if (first) keys.push(withOrdinal(keyOf(words.slice(1)), first))
  else if (last) keys.push(withOrdinal(keyOf(words.slice(0, -1)), last))
  return keys.flatMap((key) => (key[0].includes(' ') ? [mapKey(key, withoutSpaces), key] : [key]))
}

function withoutSpaces(key: string): string {
  return key.replaceAll(' ', '')
}

/** The books of every key at a level (K2 only where it differs), in the order of the spellings. */
function tableOf(spellings: readonly Spelling[], level: 0 | 1 | 2): NameTable {
  const table = new Map<string, number[]>()
  for (const { entry, keys } of spellings) {
    for (const { 0: exact, [level]: key } of keys) {
      if (level === 1 && key === exact) continue
      const books = table.get(key)
      if (!books) table.set(key, [entry.number])
      else if (!books.includes(entry.number)) books.push(entry.number)
    }
  }
  return table
}

function rolesOf(words: NameWords): Map<string, WordRole> {
  const roles = new Map<string, WordRole>()
  for (const role of ['see', 'rest', 'next', 'and', 'to', 'verse', 'chapter'] as const) {
    for (const word of words[role]) roles.set(plainOf(word), role)
  }
  return roles
}

function foldedSet(words: readonly string[]): Set<string> {
  return new Set(words.map(plainOf))
}
