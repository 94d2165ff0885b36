/**
 * The names of one language made ready for look-up: three keys per spelling (PASSAGES N-9), numbered books by their digit,
 * and the words that stand around names and numbers. Built once per language and shared; it is never changed.
 */
import type { NamePack, NameWords } from '../../names/name-pack'
import { expandedOf, plainOf } from '../lexing/fold'
import { normalise } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { emptyKey, extendKey, type NameKey, withOrdinal } from './name-keys'

/** What a word means between numbers and references. */
export type WordRole = 'chapter' | 'verse' | 'to' | 'and' | 'next' | 'rest' | 'see'

/** Key to book numbers, best first (PASSAGES B-4). */
export type NameTable = ReadonlyMap<string, readonly number[]>

export interface Spelling {
  book: number
  text: string
  keys: readonly NameKey[]
}

export interface NameIndex {
  /** BCP 47; empty for codes, which belong to no language. */
  locale: string
  /** Keys K1, K2 (only where it differs from K1) and K3. A numbered book's key begins with its digit: `1samuel`. */
  tables: readonly [NameTable, NameTable, NameTable]
  /** Default names as K2 and K3, for beginnings (PASSAGES B-5). */
  defaults: readonly { key: string; book: number }[]
  /** Every spelling in the order of the books, the abbreviation first, with its keys. */
  spellings: readonly Spelling[]
  /** Number of words of the longest name. */
  maxWords: number
  /** Hebrew: a word directly after a name may be a number (PASSAGES H-1). */
  hasLetterNumbers: boolean
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
  const tables: Tables = [new Map(), new Map(), new Map()]
  const defaults: { key: string; book: number }[] = []
  const spellings: Spelling[] = []
  let maxWords = 1
  for (const { number, abbr, name, chapter, names: others } of Object.values(names)) {
    for (const [place, text] of [...new Set([abbr, name, chapter, ...others])].entries()) {
      const keys = keysOf(text, ordinals)
      spellings.push({ book: number, text, keys })
      for (const key of keys) add(tables, key, number + place * perPlace)
      maxWords = Math.max(maxWords, text.split(/[ .'-]+/).length)
      const { exact, plain } = keys.at(-1) ?? emptyKey
      const beginnings = text === name ? new Set([plain, expandedOf(exact)]) : []
      for (const key of beginnings) defaults.push({ key, book: number })
    }
  }
  for (const table of tables) rank(table)
  return {
    locale,
    tables,
    defaults,
    spellings,
    maxWords,
    ordinals,
    hasLetterNumbers: locale === 'he' || locale === 'hbo',
    roles: rolesOf(words),
    around: foldedSet(words.around.filter((word) => !word.startsWith('-'))),
    endings: words.around.filter((word) => word.startsWith('-')).map((word) => plainOf(word.slice(1))),
    everyday: foldedSet(words.everyday),
    never: foldedSet(words.never),
  }
}

/** Numbered by place in the entry, then by book: the smallest is the best reading of a name (PASSAGES B-4). */
const perPlace = 1000

type Tables = [Map<string, number[]>, Map<string, number[]>, Map<string, number[]>]

/** All keys of a spelling, the best last: an ordinal word is also a digit in front, and spaces may be absent. */
function keysOf(spelling: string, ordinals: NameIndex['ordinals']): NameKey[] {
  const tokens = tokenise(normalise(spelling).text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const digit = Math.max(0, tokens[0]?.value ?? 0)
  const keys = [keyOf(words, digit)]
  if (digit === 0 && words.length > 1) {
    const [first, last] = [words[0], words.at(-1)].map((word) => ordinals.get(word?.plain ?? ''))
    if (first) keys.push(keyOf(words.slice(1), first))
    else if (last) keys.push(keyOf(words.slice(0, -1), last))
  }
  return keys.flatMap((key) => (key.exact.includes(' ') ? [withoutSpaces(key), key] : [key]))
}

function keyOf(words: readonly Token[], ordinal: number): NameKey {
  return withOrdinal(words.reduce(extendKey, emptyKey), ordinal)
}

function withoutSpaces({ exact, plain }: NameKey): NameKey {
  return { exact: exact.replaceAll(' ', ''), plain: plain.replaceAll(' ', '') }
}

function add([exacts, expandeds, plains]: Tables, { exact, plain }: NameKey, value: number): void {
  const expanded = expandedOf(exact)
  put(exacts, exact, value)
  if (expanded !== exact) put(expandeds, expanded, value)
  put(plains, plain, value)
}

function put(table: Tables[0], key: string, value: number): void {
  const values = table.get(key)
  if (values) values.push(value)
  else table.set(key, [value])
}

/** Values in the order of their rank become books. */
function rank(table: Map<string, number[]>): void {
  for (const [key, values] of table) {
    const books = values.toSorted((a, b) => a - b).map((value) => value % perPlace)
    table.set(key, books.length === 1 ? books : [...new Set(books)])
  }
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
