/** The heads of a pack by what they are found by, made once for each pack. */
import { bareNumber } from '../../originals/strongs-number'
import { type HeadRow, headKey } from '../model/head-key'
import type { OpenPack } from './content-source'

export interface NumberedRow {
  number: string
  row: HeadRow
}

export interface HeadIndex {
  /** In the order of the pack's language. */
  rows: readonly HeadRow[]
  /** Key of each row: making them takes longer than all else that is done with heads. */
  keys: readonly string[]
  /** Ids by key, in the order of their numbers. */
  byKey: ReadonlyMap<string, readonly number[]>
  /** Place in `rows`, by id. */
  placeOf: ReadonlyMap<number, number>
  /** Articles by numbers of words of the original, without the letter that tells words of one number apart. */
  byNumber: ReadonlyMap<string, readonly NumberedRow[]>
  /** Beginnings of the keys, in the order of the rows: letters of any script, all digits as `0`. */
  initials: readonly string[]
}

/** The beginning of a key: its first letter, `0` for any digit. */
export function initialOf(key: string): string {
  const [first = ''] = key
  return /\p{N}/u.test(first) ? '0' : first
}

const made = new WeakMap<object, Promise<HeadIndex>>()

/** The index of an open pack; a new version of a pack is another object. */
export async function headIndexOf(pack: OpenPack): Promise<HeadIndex> {
  const known = made.get(pack)
  if (known) return await known
  const making = makeIndex(pack)
  made.set(pack, making)
  return await making
}

async function makeIndex(pack: OpenPack): Promise<HeadIndex> {
  const rows = await pack.heads()
  const keys = rows.map(({ head }) => headKey(head))
  const byKey = new Map<string, number[]>()
  const byNumber = new Map<string, NumberedRow[]>()
  for (const [place, row] of rows.entries()) {
    addTo(byKey, keys[place] ?? '', row.id)
    for (const number of row.numbers ?? []) addTo(byNumber, bareNumber(number), { number, row })
  }
  const initials = [...new Set(keys.map(initialOf))].filter(Boolean)
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]))
  return { rows, keys, byKey, byNumber, placeOf, initials }
}

function addTo<One>(index: Map<string, One[]>, key: string, one: One): void {
  const ones = index.get(key)
  if (ones) ones.push(one)
  else index.set(key, [one])
}
