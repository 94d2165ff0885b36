/** Lists of tags, and of the verses with one tag. Pure. */
import type { TagColour } from '../../contract/members/tag-colours'

/** A tag in a list. */
export interface ListedTag {
  name: string
  colour?: TagColour | undefined
  /** Number of verses for own tags, of members for shared tags. */
  usercount: number
}

export const tagSorts = ['usercount', 'name'] as const

/** The sorted tags; an unknown sort means by count (spec 1 §3). Equal counts are sorted by name. */
export function sortTags<Listed extends ListedTag>(
  tags: readonly Listed[],
  sort: string,
  locale: string,
): Listed[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const byName = (a: Listed, b: Listed) => collator.compare(a.name, b.name)
  return [...tags].sort(sort === 'name' ? byName : (a, b) => b.usercount - a.usercount || byName(a, b))
}

export const likeSorts = ['canonical', 'date', 'usercount'] as const
export type LikeSort = (typeof likeSorts)[number]

/** A liked verse in a list. */
export interface ListedLike {
  /** In the numbering it was stored in. */
  canonical: number
  /** Instant; 0 = unknown. */
  at: number
  /** Number of members who like it; 1 for own likes. */
  usercount: number
}

/** The sorted likes; an unknown sort means canonical (spec 1 §5). */
export function sortLikes<Listed extends ListedLike>(likes: readonly Listed[], sort: string): Listed[] {
  const byPlace = (a: Listed, b: Listed) => a.canonical - b.canonical
  if (sort === 'date') return [...likes].sort((a, b) => b.at - a.at || byPlace(a, b))
  if (sort === 'usercount') return [...likes].sort((a, b) => b.usercount - a.usercount || byPlace(a, b))
  return [...likes].sort(byPlace)
}
