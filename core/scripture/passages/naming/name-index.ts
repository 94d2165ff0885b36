/**
 * The names of one language made ready for look-up: three keys per spelling (PASSAGES N-9), numbered books by their digit,
 * and the words that stand around names and numbers. Built once per language and shared; it is never changed.
 */
import type { BookName } from '../../../contract/names'
import type { NamePack, NameWords } from '../../names/name-pack'
import { expandedOf, plainOf } from '../lexing/fold'
import { normalise } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { emptyKey, extendKey, type NameKey, withOrdinal } from './name-keys'

/** What a word means between numbers and references. */
export type WordRole = 'chapter' | 'verse' | 'to' | 'and' | 'next' | 'rest' | 'see'

/** Key to book numbers, best first (PASSAGES B-4). */
export type NameTable = ReadonlyMap<string, readonly number[]>

export interface NameIndex {
  /** BCP 47; empty for codes, which belong to no language. */
  locale: string
  /** Keys K1, K2 (only where it differs from K1) and K3. A numbered book's key begins with its digit: `1samuel`. */
  tables: readonly [NameTable, NameTable, NameTable]
  /** Default names as K2 and K3, for beginnings (PASSAGES B-5). */
  defaults: readonly { key: string; book: number }[]
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
  const building = new Building(words)
  for (const name of Object.values(names)) building.addBook(name)
  return {
    locale,
    hasLetterNumbers: locale === 'he' || locale === 'hbo',
    ...building.finish(),
    ordinals: building.ordinals,
    roles: rolesOf(words),
    around: foldedSet(words.around.filter((word) => !word.startsWith('-'))),
    endings: words.around.filter((word) => word.startsWith('-')).map((word) => plainOf(word.slice(1))),
    everyday: foldedSet(words.everyday),
    never: foldedSet(words.never),
  }
}

/** Numbered by place in the entry, then by book: the smallest is the best reading of a name (PASSAGES B-4). */
const perPlace = 1000

class Building {
  readonly ordinals: ReadonlyMap<string, number>
  private readonly tables = [0, 1, 2].map(() => new Map<string, number[]>())
  private readonly defaults: { key: string; book: number }[] = []
  private maxWords = 1

  constructor(words: NameWords) {
    this.ordinals = new Map(
      words.ordinals.flatMap((list, index) => list.map((word) => [plainOf(word), index + 1] as const)),
    )
  }

  addBook({ number, abbr, name, chapter, names }: BookName): void {
    for (const [place, spelling] of [abbr, name, chapter, ...names].entries()) {
      const key = this.addSpelling(spelling, number + place * perPlace)
      if (spelling !== name) continue
      const beginnings = new Set([key.plain, expandedOf(key.exact)])
      for (const beginning of beginnings) this.defaults.push({ key: beginning, book: number })
    }
  }

  /** Stores a spelling and gives its key; the key of a numbered book begins with the digit, however the name writes it. */
  private addSpelling(spelling: string, value: number): NameKey {
    const tokens = tokenise(normalise(spelling).text)
    const words = tokens.filter(({ kind }) => kind === 'word')
    const digit = tokens[0]?.kind === 'number' ? tokens[0].value : 0
    this.maxWords = Math.max(this.maxWords, words.length)
    const key = this.store(words, digit, value)
    if (digit !== 0 || words.length < 2) return key
    const first = this.ordinals.get(words[0]?.plain ?? '')
    if (first) return this.store(words.slice(1), first, value)
    const last = this.ordinals.get(words.at(-1)?.plain ?? '')
    return last ? this.store(words.slice(0, -1), last, value) : key
  }

  finish(): Pick<NameIndex, 'tables' | 'defaults' | 'maxWords'> {
    const [exact, expanded, plain] = this.tables.map(sorted)
    const empty: NameTable = new Map()
    return {
      tables: [exact ?? empty, expanded ?? empty, plain ?? empty],
      defaults: this.defaults,
      maxWords: this.maxWords,
    }
  }

  private store(words: readonly Token[], digit: number, value: number): NameKey {
    const key = withOrdinal(words.reduce(extendKey, emptyKey), digit)
    this.put(key, value)
    if (key.exact.includes(' ')) {
      this.put({ exact: key.exact.replaceAll(' ', ''), plain: key.plain.replaceAll(' ', '') }, value)
    }
    return key
  }

  private put({ exact, plain }: NameKey, value: number): void {
    add(this.tables[0], exact, value)
    add(this.tables[2], plain, value)
    const expanded = expandedOf(exact)
    if (expanded !== exact) add(this.tables[1], expanded, value)
  }
}

function add(table: Map<string, number[]> | undefined, key: string, value: number): void {
  const values = table?.get(key)
  if (values) values.push(value)
  else table?.set(key, [value])
}

function sorted(table: Map<string, number[]>): NameTable {
  for (const [key, values] of table) {
    if (values.length === 1) table.set(key, [(values[0] ?? 0) % perPlace])
    else table.set(key, [...new Set(values.sort((a, b) => a - b).map((value) => value % perPlace))])
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
