/** Every group of chapters of one base inside an edition of another, in an edition that also lacks a verse elsewhere. */
import { expect, it } from 'vitest'
import { isLong } from '../../../tests/support/long-series'
import { bookOf } from '../../canonical'
import { type Numbering, type NumberingBase, numberingBases } from '../../contract/editions/edition'
import { chapterGroups } from './chapter-groups'
import { convert } from './convert'
import { detectNumbering } from './detect-numbering'
import { baseTable } from './standing/numbering-table'

const pairs = numberingBases.flatMap((base) =>
  numberingBases.filter((like) => like !== base).map((like) => [base, like] as const),
)
const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })
/** A chapter that all bases count alike. */
const gap = 42_001_000

/** Where other bases have as many verses and stand otherwise, the counts cannot tell; such verses. */
const swapped = [2_021_016, 2_021_017]

it.each(pairs)('an edition like %s with chapters like %s leads to their text', (base, like) => {
  for (const group of groupsOf(base, like)) {
    const counts = new Map([...baseTable(base).verses].filter(([chapter]) => bookOf(chapter) <= 66))
    for (const chapter of group) {
      const last = baseTable(like).verses.get(chapter)
      if (last === undefined) counts.delete(chapter)
      else counts.set(chapter, last)
    }
    counts.set(gap, (counts.get(gap) ?? 0) - 1)
    const found = detectNumbering(counts, base)
    const verses = group.flatMap((chapter) => versesOf(like, chapter))
    const elsewhere = verses.filter((verse) => !swapped.includes(verse) && isElsewhere(verse, like, found))
    // Of the psalter as a whole, five verses of three psalms do not show in any count.
    expect([group[0], elsewhere.length > (verses.length > 2000 ? 5 : 0) ? elsewhere : []]).toEqual([
      group[0],
      [],
    ])
  }
})

/** Each third group that has other counts, each twelfth of a daily run: all of them take half a minute. */
function groupsOf(base: NumberingBase, like: NumberingBase): number[][] {
  const [own, other] = [baseTable(base), baseTable(like)]
  return chapterGroups(own, other)
    .filter((group) => group.every((chapter) => bookOf(chapter) <= 66))
    .filter((group) => group.some((chapter) => own.verses.get(chapter) !== other.verses.get(chapter)))
    .filter((group, index) => index % (isLong ? 3 : 12) === 0 || group.length > 1)
}

function versesOf(base: NumberingBase, chapter: number): number[] {
  const last = baseTable(base).verses.get(chapter) ?? 0
  return Array.from({ length: last }, (_, index) => chapter + index + 1)
}

/** True when the two numberings have no Hebrew verse in common at a verse. */
function isElsewhere(verse: number, like: NumberingBase, found: Numbering): boolean {
  const standing = (numbering: Numbering) =>
    convert(verse, numbering, plain('org')).map(({ canonical }) => canonical)
  const wanted = standing(plain(like))
  const got = standing(found)
  return wanted.length + got.length > 0 && !wanted.some((place) => got.includes(place))
}
