/** Builds a shown record with its list keys: instant, chapters, tags. Pure. */
import { type AnyKind, restOf, type ThingData } from '../../kinds'
import type { Thing } from '../../thing'

/** `data` is of this kind, which is the kind of the key. */
export function thingOf(key: string, kind: AnyKind, data: ThingData, rev: number, waiting: number): Thing {
  const listing = { at: 0, places: [], tags: [], ...kind.listing(data, restOf(key)) }
  // The key decides the kind, and the data was read or made by that kind: the two always fit.
  return { key, waiting, rev, ...listing, kind: kind.prefix, data } as Thing
}
