/** What is made of a pack once, for as long as it is open; after a failure it is made again. */
import type { OpenPack } from './content-source'

export function oncePerPack<Made>(
  make: (pack: OpenPack) => Promise<Made>,
): (pack: OpenPack) => Promise<Made> {
  const made = new WeakMap<OpenPack, Promise<Made>>()
  return async (pack) => {
    const making = made.get(pack) ?? make(pack)
    made.set(pack, making)
    try {
      return await making
    } catch (error) {
      made.delete(pack)
      throw error
    }
  }
}
