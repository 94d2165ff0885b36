/**
 * Numbers of articles that survive updates: given by first appearance, kept in the pack's `ids` file. A number once given to a key is
 * never given to another, also when its article is gone; should it come back, it is the same again.
 */
import * as z from 'zod/mini'

export const packIdsSchema = z.object({
  next: z.int().check(z.minimum(1)),
  ids: z.record(z.string(), z.int()),
})
export type PackIds = z.infer<typeof packIdsSchema>

export interface IdGiver {
  /** The number of a key; the second article with the same key in this import gets another one. */
  give(key: string): number
  /** To be kept beside the manifest and handed in at the next import. */
  finish(): PackIds
}

/** Goes on where the file of the import before stopped. */
export function createIdGiver(before?: PackIds): IdGiver {
  const ids = new Map(Object.entries(before?.ids ?? {}))
  const seen = new Map<string, number>()
  let next = before?.next ?? 1
  return {
    give(key) {
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      const own = count === 1 ? key : `${key}\n${count}`
      const id = ids.get(own) ?? next
      ids.set(own, id)
      if (id === next) next += 1
      return id
    },
    finish: () => ({ next, ids: Object.fromEntries(ids) }),
  }
}
