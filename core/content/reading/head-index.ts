/** The heads of a pack by what they are found by, made once for each pack. */
import { type HeadRow, headKey } from '../model/head-key'
import type { OpenPack } from './content-source'

export interface HeadIndex {
  /** In the order of the pack's language. */
  rows: readonly HeadRow[]
  /** Key of each row: making them takes longer than all else that is done with heads. */
  keys: readonly string[]
  /** Ids by key, in the order of their numbers. */
  byKey: ReadonlyMap<string, readonly number[]>
  /** Place in `rows`, by id. */
  placeOf: ReadonlyMap<number, number>
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
  for (const [place, { id }] of rows.entries()) {
    const key = keys[place] ?? ''
    const ids = byKey.get(key)
    if (ids) ids.push(id)
    else byKey.set(key, [id])
  }
  const initials = [...new Set(keys.map(initialOf))].filter(Boolean)
  return { rows, keys, byKey, placeOf: new Map(rows.map(({ id }, place) => [id, place])), initials }
}
