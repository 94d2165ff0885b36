/** The heads of a pack by what they are found by, made once for each pack. */
import { type HeadRow, headKey } from '../model/head-key'
import type { OpenPack } from './content-source'

export interface HeadIndex {
  /** In the order of the pack's language. */
  rows: readonly HeadRow[]
  /** Ids by key, in the order of their numbers. */
  byKey: ReadonlyMap<string, readonly number[]>
  /** Place in `rows`, by id. */
  placeOf: ReadonlyMap<number, number>
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
  const byKey = new Map<string, number[]>()
  for (const { id, head } of rows) {
    const key = headKey(head)
    const ids = byKey.get(key)
    if (ids) ids.push(id)
    else byKey.set(key, [id])
  }
  return { rows, byKey, placeOf: new Map(rows.map(({ id }, place) => [id, place])) }
}
