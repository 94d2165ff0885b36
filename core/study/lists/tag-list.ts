/** Lists of tags and of the verses under one. Pure. */
import type { TagColour } from '../../contract/members/tag-colours'

export interface ListedTag {
  name: string
  colour?: TagColour | undefined
  /** Verses for one's own tags, members for those that are shared. */
  usercount: number
}

export const tagSorts = ['usercount', 'name'] as const

/** The tags in order; an unknown sort is that by count (spec 1 §3). Equal counts stand by name. */
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

export interface ListedLike {
  /** In the numbering it was kept in. */
  canonical: number
  /** Instant; 0 = not known. */
  at: number
  /** Members who like it; 1 for one's own. */
  usercount: number
}

/** Likes in order; an unknown sort is canonical (spec 1 §5). */
export function sortLikes<Listed extends ListedLike>(likes: readonly Listed[], sort: string): Listed[] {
  const byPlace = (a: Listed, b: Listed) => a.canonical - b.canonical
  if (sort === 'date') return [...likes].sort((a, b) => b.at - a.at || byPlace(a, b))
  if (sort === 'usercount') return [...likes].sort((a, b) => b.usercount - a.usercount || byPlace(a, b))
  return [...likes].sort(byPlace)
}
