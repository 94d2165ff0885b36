/** The index of a language pack, built when it is first asked for and shared by everybody who reads with the pack. */
import type { NamePack } from '../../names/name-pack'
import { buildNameIndex } from './name-index'

/** The index of a pack. */
export const indexOf = oncePerPack(buildNameIndex)

/** A function that makes something of a pack only once. */
export function oncePerPack<Made>(make: (pack: NamePack) => Made): (pack: NamePack) => Made {
  const made = new WeakMap<NamePack, Made>()
  return (pack) => {
    const known = made.get(pack) ?? make(pack)
    made.set(pack, known)
    return known
  }
}
