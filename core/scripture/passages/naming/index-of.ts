/** The index of a language pack, built on first use and shared by all readers of the pack. */
import type { NamePack } from '../../names/name-pack'
import { buildNameIndex } from './name-index'

/** The index of a pack. */
export const indexOf = oncePerPack(buildNameIndex)

/** A function that computes its result only once per pack. */
export function oncePerPack<Made>(make: (pack: NamePack) => Made): (pack: NamePack) => Made {
  const made = new WeakMap<NamePack, Made>()
  return (pack) => {
    const known = made.get(pack) ?? make(pack)
    made.set(pack, known)
    return known
  }
}
