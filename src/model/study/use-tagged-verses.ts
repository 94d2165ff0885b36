/** The verses on which a member put a tag. */
import { readTarget } from '#core/contract/members/target'
import { useMemberQuery } from '../account/member-database'

export interface TaggedVerse {
  key: string
  target: string
}

/** The verses with the tag in the order of the Bible. */
export function useTaggedVerses(tag: string): readonly TaggedVerse[] | undefined {
  return useMemberQuery<readonly TaggedVerse[]>(
    async ({ things }) => {
      const found = await things.where('tags').equals(tag).toArray()
      return found
        .filter(({ kind }) => kind === 'tgg')
        .map(({ key }) => ({ key, target: key.slice(`tgg:${tag}:`.length) }))
        .sort((a, b) => (readTarget(a.target)?.canonical ?? 0) - (readTarget(b.target)?.canonical ?? 0))
    },
    [tag],
    [],
  )
}
