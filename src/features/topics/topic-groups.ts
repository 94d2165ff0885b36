/** Picks the aspects of a topic for a part of the Bible or a book. Pure. */

import { bookOf } from '#core/canonical'
import type { Group } from '#core/contract/content/article'

/** The part of the Bible whose places are shown. */
export type Part = 'all' | 'old' | 'new'

export interface PlaceFilter {
  part: Part
  /** Only places of this book, as the pack counts; undefined for all of the part. */
  book?: number | undefined
}

export interface NumberedGroup {
  group: Group
  /** Index among all aspects of the topic. */
  index: number
}

/** The first and last book of the New Testament. */
const [matthew, revelation] = [40, 66]

function isIn(book: number, part: Part): boolean {
  const isNew = book >= matthew && book <= revelation
  return part === 'all' || (part === 'new') === isNew
}

/** Lists the books of a part that have places, in their order. */
export function booksOf(groups: readonly Group[], part: Part): number[] {
  const books = new Set(groups.flatMap(({ ranges }) => ranges.map(({ from }) => bookOf(from))))
  return [...books].filter((book) => isIn(book, part)).sort((one, other) => one - other)
}

/** Keeps only places that the filter lets through. Leaves out aspects without a place, unless an aspect below them has one. */
export function groupsOf(groups: readonly Group[], { part, book }: PlaceFilter): NumberedGroup[] {
  const isWanted = ({ from }: { from: number }) =>
    book === undefined ? isIn(bookOf(from), part) : bookOf(from) === book
  const numbered = groups.map((group, index): NumberedGroup => {
    const ranges = group.ranges.filter(isWanted)
    return { group: { ...group, ranges }, index }
  })
  if (part === 'all' && book === undefined) return numbered.filter(({ group }) => hasWords(group))
  return numbered.filter(({ group }, at) => group.ranges.length > 0 || leadsToPlaces(numbered, at))
}

/** True if the aspect has more than links, which stand above all aspects. */
function hasWords({ title, ranges }: Group): boolean {
  return title !== '' || ranges.length > 0
}

/** True if an aspect of a deeper level with places follows before the next one of this level. */
function leadsToPlaces(groups: readonly NumberedGroup[], at: number): boolean {
  const level = groups[at]?.group.level ?? 1
  for (const { group } of groups.slice(at + 1)) {
    if (group.level <= level) return false
    if (group.ranges.length > 0) return true
  }
  return false
}

export function countPlaces(groups: readonly (Group | NumberedGroup)[]): number {
  return groups.reduce((sum, one) => sum + ('group' in one ? one.group : one).ranges.length, 0)
}
