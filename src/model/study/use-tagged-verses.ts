/** The verses on which a member put a tag, and the words that have its colour. */
import { readTarget, targetOf } from '#core/contract/members/target'
import type { WordMark } from '#core/contract/members/word-mark'
import { useMemberQuery } from '../account/member-database'

export interface TaggedVerse {
  key: string
  target: string
  /** Where only words of the verse have the colour of the tag. */
  mark?: WordMark
}

/** The verses with the tag in the order of the Bible; words stand after their whole verse, in their own order. */
export function useTaggedVerses(tag: string): readonly TaggedVerse[] | undefined {
  return useMemberQuery<readonly TaggedVerse[]>(
    async ({ things }) => {
      const found = await things.where('tags').equals(tag).toArray()
      return found
        .flatMap((thing): TaggedVerse[] => {
          const { key } = thing
          if (thing.kind === 'wmk') return [{ key, target: targetOf(thing.data), mark: thing.data }]
          return thing.kind === 'tgg' ? [{ key, target: key.slice(`tgg:${tag}:`.length) }] : []
        })
        .sort(
          (a, b) =>
            (readTarget(a.target)?.canonical ?? 0) - (readTarget(b.target)?.canonical ?? 0) ||
            (a.mark?.from ?? -1) - (b.mark?.from ?? -1),
        )
    },
    [tag],
    [],
  )
}

/** How many verses there are: words of one are no second one. */
export function countVerses(rows: readonly TaggedVerse[]): number {
  return new Set(rows.map(({ target }) => target)).size
}
