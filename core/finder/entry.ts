/**
 * Things people look for by a name: a story, a famous verse, a person, a theme, a thing, each with its
 * passages. Facts and wording of our own (docs/finder.md).
 */
import type { Canonical } from '../canonical'
import { type PericopePassage, pericopeOf } from '../scripture/pericopes/pericopes'
import { passageRange } from '../scripture/table-range'

/** By the first letter of an id. */
export const entryKinds = { S: 'story', F: 'famous', P: 'person', T: 'theme', X: 'thing' } as const
export type EntryKind = (typeof entryKinds)[keyof typeof entryKinds]

/** The part a passage has in its entry: it tells it, tells it again, or takes it up later. */
const parts = { s: 'story', p: 'parallel', t: 'later' } as const
export type PassageRole = (typeof parts)[keyof typeof parts]

/** Of the numbering `eng`, ends included; verse 0 means the whole chapter, chapter 0 the whole book. */
export interface EntryPassage {
  from: Canonical
  to: Canonical
  /** 3 for a main passage, 1 for one beside it. */
  weight: number
  part?: PassageRole
  /** Judgement, law, blame: said of the theme, but never to somebody who tells of their own life. */
  isHard?: true
}

export interface Entry {
  /** `S045`; never used again for another one. */
  id: string
  kind: EntryKind
  /** The best first. */
  passages: readonly EntryPassage[]
  /** Pericopes of the gospels that it tells; their passages are among its own. */
  pericopes: readonly number[]
  /** Ids of what a reader may want next. */
  related: readonly string[]
}

/** By id, in the order of the table. */
export type Entries = ReadonlyMap<string, Entry>

/** Names by id: the title first. */
export type EntryNames = ReadonlyMap<string, readonly string[]>

/** Reads the table: `LUK 15:11-32*3s|LUK 15:1-3|EXO 20:14*2!|#244|>S045,T012`. Throws for a row that is none. */
export function readEntries(table: Readonly<Record<string, string>>): Entries {
  return new Map(Object.entries(table).map(([id, row]) => [id, readEntry(id, row)]))
}

function readEntry(id: string, row: string): Entry {
  const fields = row.split('|')
  const listOf = (sign: string) =>
    fields
      .find((field) => field.startsWith(sign))
      ?.slice(1)
      .split(',') ?? []
  const own = fields.filter((field) => !/^[#>]/.test(field)).map(readPassage)
  const pericopes = listOf('#').map(Number)
  return {
    id,
    kind: kindOf(id),
    passages: [...own, ...toldElsewhere(pericopes, own)],
    pericopes,
    related: listOf('>'),
  }
}

/** Throws for a text that is no id. */
function kindOf(id: string): EntryKind {
  const letter = id.charAt(0)
  if (!isLetter(letter)) throw new RangeError(`${id} is no entry`)
  return entryKinds[letter]
}

function isLetter(letter: string): letter is keyof typeof entryKinds {
  return letter in entryKinds
}

function readPassage(field: string): EntryPassage {
  const [, words = '', weight = '1', sign = '', hard = ''] =
    /^([^*!]+)(?:\*([123])([spt]?))?(!?)$/.exec(field) ?? []
  const { from, to } = passageRange(words)
  const part = sign === 's' || sign === 'p' || sign === 't' ? { part: parts[sign] } : {}
  return { from, to, weight: Number(weight), ...part, ...(hard === '' ? {} : { isHard: true }) }
}

/** Its first and last verse as numbers that can be compared; the last verse of a chapter is 999. */
export function versesOf({ from, to }: { from: number; to: number }): {
  from: Canonical
  to: Canonical
} {
  const first = from % 1_000_000 === 0 ? 1_001 : from % 1_000 === 0 ? 1 : 0
  const last = to % 1_000_000 === 0 ? 999_999 : to % 1_000 === 0 ? 999 : 0
  return { from: (from + first) as Canonical, to: (to + last) as Canonical }
}

/** The passages that the table of pericopes adds to those of a row. */
function toldElsewhere(pericopes: readonly number[], own: readonly EntryPassage[]): EntryPassage[] {
  const isOwn = (one: PericopePassage) =>
    own.map(versesOf).some(({ from, to }) => from <= one.to && to >= one.from)
  return pericopes
    .flatMap((id) => pericopeOf(id)?.passages ?? [])
    .filter((one) => !one.isElsewhere && !isOwn(one))
    .map(({ from, to }) => ({ from, to, weight: 2, part: 'parallel' as const }))
}
