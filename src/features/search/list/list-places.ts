/**
 * Where a list of results was left: how many pages, which filter, which hit at which height. Kept per entry of the history for this
 * session, also over a reload; a way back (`#r…`) takes the place the same search was left at last.
 */
import * as z from 'zod/mini'
import { bookGroups } from '#core/contract/search/search-request'
import { onForgetting } from '../../../model/account/forget-member'

const listPlaceSchema = z.object({
  pages: z.int().check(z.minimum(1)),
  /** Books chosen in the chart. */
  filter: z.optional(z.union([z.enum(bookGroups), z.int()])),
  /** The first hit in sight; 0 = top of the page. */
  row: z.int(),
  /** Pixels from the lower edge of the header to it. */
  offset: z.number(),
})
export type ListPlace = z.infer<typeof listPlaceSchema>

const storedSchema = z.array(z.tuple([z.string(), listPlaceSchema]))
const storageKey = 'perikope-search-places'
const most = 20
const places = new Map<string, ListPlace>(readPlaces())
// The words of a search are in its address.
onForgetting(() => places.clear())

/** The place of an entry, or of the address where the way back leads there. */
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
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]))
  } catch {
    // Session storage is full or forbidden: the places live as long as the page.
  }
}

function readPlaces(): [string, ListPlace][] {
  try {
    return z.parse(storedSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
