/** A whole plan of one year beside the repository, imported as an operator would: what it reads, how often, and what it leaves out. */
import { describe, expect, it } from 'vitest'
import { canonicalOf, placeOf } from '#core/canonical'
import { rangesOf } from '#core/contract/content/article'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { articlesOf } from '../../support/content/import-small'
import { hasStudy, importStudy } from '../../support/content/study-content'

const table = verseTable({ base: 'eng', corrections: [] })

/** All verses of the 66 books in the English numbering. */
const verses = Array.from({ length: 66 }, (_, at) => at + 1).flatMap((book) =>
  Array.from({ length: table.lastChapter(book) }, (_, at) => at + 1).flatMap((chapter) =>
    Array.from({ length: table.lastVerse(book, chapter) }, (_, at) => canonicalOf(book, chapter, at + 1)),
  ),
)

/** How often the ranges of a plan cover each verse. */
function timesRead(ranges: readonly { from: number; to: number }[]): Map<number, number> {
  const times = new Map<number, number>(verses.map((verse) => [verse, 0]))
  for (const { from, to } of ranges) {
    const end = to + (to % 1_000_000 === 0 ? 999_999 : to % 1_000 === 0 ? 999 : 0)
    for (const verse of verses)
      if (verse >= from && verse <= end) times.set(verse, (times.get(verse) ?? 0) + 1)
  }
  return times
}

const isTwice = (verse: number) => placeOf(verse).book >= 40 || placeOf(verse).book === 19

describe.runIf(hasStudy)("M'Cheyne", () => {
  it('has a section for each day, and six verses are read on none', async () => {
    const imported = await importStudy('plan-mcheyne/mcheyne.json', { abbr: 'MCHEYNE' })
    const [plan] = articlesOf(imported)
    expect(plan?.rule).toBe('day')
    expect(plan?.groups?.map(({ section }) => section?.id)).toEqual(
      Array.from({ length: 365 }, (_, at) => at + 1),
    )
    const { refs, items, totals, entries } = imported.report
    expect({ items, refs }).toMatchObject({
      items: { found: 1, kept: 1 },
      refs: { marked: 1460, read: 1460 },
    })
    const times = timesRead(plan ? rangesOf(plan) : [])
    const left = verses.filter((verse) => times.get(verse) === 0)
    expect(left).toEqual([2_012_051, 24_045_001, 24_045_002, 24_045_003, 24_045_004, 24_045_005])
    // The report tells the operator the same, and nothing else.
    expect(totals).toEqual({ 'plan-gap': 2 })
    expect(entries.map(({ details }) => details.text)).toEqual(['Exod 12:51', 'Jer 45'])
    const odd = verses.filter(
      (verse) => !left.includes(verse) && times.get(verse) !== (isTwice(verse) ? 2 : 1),
    )
    expect(odd).toEqual([])
  })
})
