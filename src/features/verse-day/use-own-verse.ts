/** The verse of a day among those with a tag of the member: each day the next one, in the order of the Bible. */
import { type Day, numberOf } from '#core/calendar/day'
import { readTarget } from '#core/contract/members/target'
import type { Wanted } from '#core/verse-of-day/quote'
import { useThings } from '../../model/account/member-database'
import { useOption } from '../../model/options/options'

/** Null where the tag has no verses; undefined until the database has answered. */
export function useOwnVerse(day: Day, isWanted: boolean): Wanted | null | undefined {
  const tag = useOption('verse.tag')
  const taggings = useThings('tgg')
  if (!isWanted) return null
  if (!taggings) return undefined
  const verses = taggings
    .filter(({ tags: [own] }) => own === tag)
    .flatMap(({ key }) => readTarget(key.split(':').slice(2).join(':')) ?? [])
    .toSorted((one, other) => one.canonical - other.canonical)
  const verse = verses[numberOf(day) % Math.max(1, verses.length)]
  return verse ? { from: verse.canonical, to: verse.canonical, base: verse.numbering } : null
}
