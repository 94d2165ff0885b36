/**
 * The names of one language prepared for look-up: three keys per spelling (PASSAGES
 * N-9), numbered books by their digit, and the words around names and numbers. Built
 * once per language and shared; tables are built on first use.
 */
import type { BookName } from '../../../contract/editions/names'
import type { NamePack } from '../../names/name-pack'
import { plainOf } from '../lexing/fold'
import { normalise } from '../lexing/normalise'
import { withoutGeresh } from '../lexing/tokenise'
import { type KeyLevel, keyOf, withOrdinal } from './name-keys'

/** Meanings of a word between numbers and references. */
export type WordRole = (typeof roles)[number]

/** Numbers of books, best first (PASSAGES B-4); never empty. */
export type Books = readonly [number, ...number[]]

/** A key and its books. */
export type NameTable = ReadonlyMap<string, Books>

/** The table of a level, built on first use. */
export type NameTables = (level: KeyLevel) => NameTable

/** One spelling of a book's name. */
export interface Spelling {
  text: string
  /**
   * The names of its book, and its rank among them: the smaller, the more typical of the
   * book the name is (PASSAGES B-4).
   */
  entry: BookName
  place: number
  /** Its words, without signs, and before them its number if it begins with one. */
  words: readonly string[]
  /** All notations with single spaces, the plainest last. */
  names: readonly string[]
}

/** The names of one language. */
export interface NameIndex {
  /** A numbered book's key begins with its digit: `1samuel`. */
  tables: NameTables
  /** Of the default names only, for beginnings (PASSAGES B-5). */
  defaults: NameTables
  /** Every spelling once per book, abbreviations first. */
  spellings: readonly Spelling[]
  /** Number of words of the longest name. */
  maxWords: number
  /** Words that are numbers after a name; in most languages none (PASSAGES H-1). */
  numbers: ReadonlyMap<string, number>
  roles: ReadonlyMap<string, WordRole>
  /**
   * Words without meaning around a name, including titles and words for epistles, and
   * endings of compounds ("brief").
   */
  around: ReadonlySet<string>
  titles: ReadonlySet<string>
  letters: ReadonlySet<string>
  endings: readonly string[]
  /** Words for first, second ... with their digit. */
  ordinals: ReadonlyMap<string, number>
  everyday: readonly string[]
  never: readonly string[]
}

/** The index of a language, or of the names in an edition's file (then without words). */
export function buildNameIndex({ names, words }: Pick<NamePack, 'names' | 'words'>): NameIndex {
  const { titles = [], letters = [] } = words
  const ordinals = meaningsOf(words.ordinals.map((list, index) => [index + 1, list] as const))
  const spellings = Object.values(names)
    .flatMap((entry) => spellingsOf(entry, ordinals))
    .sort((a, b) => a.place - b.place)
  return {
    tables: tablesOf(spellings),
    defaults: tablesOf(spellings.filter(({ text, entry }) => text === entry.name)),
    spellings,
    maxWords: Math.max(...spellings.map((spelling) => spelling.words.length)),
    ordinals,
    numbers: new Map(Object.entries(words.numbers ?? {})),
    roles: meaningsOf(roles.map((role) => [role, words[role]] as const)),
    around: plainSet([...words.around, ...titles, ...letters]),
    titles: plainSet(titles),
    letters: plainSet(letters),
    endings: words.endings?.map(plainOf) ?? [],
    everyday: words.everyday.map(plainOf),
    never: words.never.map(plainOf),
  }
}

function plainSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(plainOf))
}

/** The first defined answer of a list. */
export function firstIn<List, Found>(
  lists: readonly List[],
  ask: (list: List) => Found | undefined,
): Found | undefined {
  for (const list of lists) {
    const found = ask(list)
    if (found) return found
  }
  return undefined
}

function spellingsOf(entry: BookName, ordinals: NameIndex['ordinals']): Spelling[] {
  const texts = new Set([entry.abbr, entry.name, entry.chapter, ...entry.names])
  return Array.from(texts, (text, place) => {
    const words = withoutGeresh(normalise(text).text).match(/[^ -/:-@[-`{-~]+/g) ?? []
    return { text, entry, place, words, names: namesOf(words, ordinals) }
  })
}

/** An ordinal word also counts as a leading digit, and spaces may be missing. */
function namesOf(words: readonly string[], ordinals: NameIndex['ordinals']): string[] {
  const name = words.join(' ')
  if (words.length < 2) return [name]
  const ordinalOf = (at: number) => ordinals.get(plainOf(words.at(at) ?? ''))
  const first = ordinalOf(0)
  const ordinal = first ?? ordinalOf(-1)
  const others = first ? words.slice(1) : words.slice(0, -1)
  const names = ordinal ? [withOrdinal(others.join(' '), ordinal), name] : [name]
  return names.flatMap((one) => (keyOf(one, 0).includes(' ') ? [one.replaceAll(' ', ''), one] : [one]))
}

function tablesOf(spellings: readonly Spelling[]): NameTables {
  const tables: NameTable[] = []
  return (level) => (tables[level] ??= tableOf(spellings, level))
}

/** The books of every key at a level, in the order of the spellings. */
function tableOf(spellings: readonly Spelling[], level: KeyLevel): NameTable {
  const table = new Map<string, [number, ...number[]]>()
  for (const { entry, names } of spellings) {
    for (const name of names) {
      const key = keyOf(name, level)
      const books = table.get(key)
      if (!books) table.set(key, [entry.number])
      else if (!books.includes(entry.number)) books.push(entry.number)
    }
  }
  return table
}

/** In this order: if a word has several meanings, the last one counts. */
const roles = ['see', 'rest', 'next', 'and', 'to', 'verse', 'chapter'] as const

/** Maps words to their meanings. */
function meaningsOf<Meaning>(
  lists: readonly (readonly [Meaning, readonly string[]])[],
): Map<string, Meaning> {
  return new Map(lists.flatMap(([meaning, words]) => words.map((word) => [plainOf(word), meaning] as const)))
}
