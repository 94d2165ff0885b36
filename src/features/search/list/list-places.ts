/**
 * Remembers where a person left a list of results: number of pages, filter, the hit in sight and its height. Stored per
 * history entry for this session, reloads included. A way back (`#r…`) uses the place where the same search was last left.
 */
import * as z from 'zod/mini'
import { bookGroups } from '#core/contract/search/search-request'
import { onForgetting } from '../../../model/account/forget-member'
import { readSessionText, writeSessionText } from '../../../platform/storage/session'

const listPlaceSchema = z.object({
  pages: z.int().check(z.minimum(1)),
  /** Books chosen in the chart. */
  filter: z.optional(z.union([z.enum(bookGroups), z.int()])),
  /** Row of the first hit in sight; 0 = top of the page. */
  row: z.int(),
  /** Pixels from the lower edge of the header to that hit. */
  offset: z.number(),
})
export type ListPlace = z.infer<typeof listPlaceSchema>

const storedSchema = z.array(z.tuple([z.string(), listPlaceSchema]))
const storageKey = 'perikope-search-places'
const most = 20
/** Places by entry of the history, at most 20. */
const places = new Map<string, ListPlace>(readPlaces())
// The keys contain addresses, and those contain the words of searches.
onForgetting(() => places.clear())

/** The place stored for a history entry; for a way back, the place stored for the address. */
export function placeOfList(entry: string, path: string, hash: string): ListPlace | undefined {
  const row = Number(/^#r(\d+)$/.exec(hash)?.[1] ?? 0)
  const left = places.get(entry) ?? (row > 0 ? places.get(path) : undefined)
  return left ?? (row > 0 ? { pages: 1, row, offset: 24 } : undefined)
}

export function keepPlaceOfList(entry: string, path: string, place: ListPlace): void {
  for (const key of [entry, path]) {
    places.delete(key)
    places.set(key, place)
  }
  for (const key of [...places.keys()].slice(0, -most)) places.delete(key)
  writeSessionText(storageKey, JSON.stringify([...places]))
}

function readPlaces(): [string, ListPlace][] {
  try {
    return z.parse(storedSchema, JSON.parse(readSessionText(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
