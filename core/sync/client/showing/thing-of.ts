/** A thing with what lists find it by: instant, chapters, tags. Pure. */
import { type AnyKind, restOf, type ThingData } from '../../kinds'
import type { Thing } from '../../thing'

/** `data` is of that kind, which is the one of the key. */
export function thingOf(key: string, kind: AnyKind, data: ThingData, rev: number, waiting: number): Thing {
  const listing = { at: 0, places: [], tags: [], ...kind.listing(data, restOf(key)) }
  // The key decides the kind, and whoever read or made the data went by the kind: the two always belong together.
  return { key, waiting, rev, ...listing, kind: kind.prefix, data } as Thing
}
