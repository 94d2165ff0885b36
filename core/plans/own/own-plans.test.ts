import { describe, expect, it } from 'vitest'
import { bookChapters } from '../../book-chapters'
import { canonicalOf, placeOf } from '../../canonical'
import type { Range } from '../../contract/content/article'
import type { Numbering } from '../../contract/editions/edition'
import { convertRange } from '../../scripture/numbering/convert-range'
import { verseTable } from '../../scripture/numbering/verse-table'
import type { Plan } from '../plan'
import { minutesFor, wordsOfRanges } from './chapter-words'
import { type OwnPlanKey, ownPlan, ownPlanKeys, ownPlanNumbers } from './own-plans'

const english: Numbering = { base: 'eng', corrections: [] }
const table = verseTable(english)

/** All verses of books, each with 0. */
function versesOf(first: number, last: number): Map<number, number> {
  const verses = new Map<number, number>()
  for (const [book, chapters] of bookChapters) {
    if (book < first || book > last) continue
    for (let chapter = 1; chapter <= chapters; chapter += 1)
      for (let verse = 1; verse <= table.lastVerse(book, chapter); verse += 1)
        verses.set(canonicalOf(book, chapter, verse), 0)
  }
  return verses
}

/** Counts how often each verse is read; a place that does not exist is counted under its number. */
function readingOf(plan: Plan, books: [number, number]): Map<number, number> {
  const verses = versesOf(...books)
  for (const { ranges } of plan.sections)
    for (const range of ranges)
      for (const verse of versesIn(range)) verses.set(verse, (verses.get(verse) ?? 100) + 1)
  return verses
}

function* versesIn({ from, to }: Range): Generator<number> {
  const [start, end] = [placeOf(from), placeOf(to)]
  for (let chapter = start.chapter; chapter <= end.chapter; chapter += 1) {
    const first = chapter === start.chapter ? Math.max(1, start.verse) : 1
    const last = chapter === end.chapter && end.verse > 0 ? end.verse : table.lastVerse(start.book, chapter)
    for (let verse = first; verse <= last; verse += 1) yield canonicalOf(start.book, chapter, verse)
  }
}

const wholes: [OwnPlanKey, number, [number, number]][] = [
  ['psalms-in-a-month', 30, [19, 19]],
  ['proverbs-by-the-day', 31, [20, 20]],
  ['gospels', 40, [40, 43]],
  ['new-testament', 90, [40, 66]],
  ['bible-in-a-year', 365, [1, 66]],
  ['bible-in-two-years', 730, [1, 66]],
  ['chronological', 365, [1, 66]],
  ['mark-in-a-week', 7, [41, 41]],
]

describe('our plans', () => {
  it.each(wholes)('%s reads each verse once, in %i sections', (key, days, books) => {
    const plan = ownPlan(key)
    expect(plan.sections).toHaveLength(days)
    expect([...readingOf(plan, books)].filter(([, times]) => times !== 1)).toEqual([])
  })

  it.each(wholes.filter(([key]) => key !== 'proverbs-by-the-day' && key !== 'mark-in-a-week'))(
    '%s asks for about as much each day',
    (key) => {
      const words = ownPlan(key).sections.map(({ ranges }) => wordsOfRanges(ranges))
      const mean = words.reduce((sum, one) => sum + one, 0) / words.length
      // Nobody reads half a chapter: the longest chapters decide. Of one psalm, 119, a day is made.
      const heaviest = words.toSorted((a, b) => b - a)[0] ?? 0
      const spread = Math.sqrt(words.reduce((sum, one) => sum + (one - mean) ** 2, 0) / words.length) / mean
      expect(heaviest / mean).toBeLessThan(2.6)
      expect(spread).toBeLessThan(0.5)
      expect(words.every((one) => one > 0)).toBe(true)
    },
  )

  it('have a key, a number and sections for ever', () => {
    expect([...ownPlanNumbers.values()].toSorted((a, b) => a - b)).toEqual(
      ownPlanKeys.map((_, index) => index + 1),
    )
    // The key of a plan that an operator brings ends in a number.
    expect(ownPlanKeys.filter((key) => /\d$/.test(key))).toEqual([])
    const first = Object.fromEntries(ownPlanKeys.map((key) => [key, ownPlan(key).sections[0]?.ranges]))
    expect(first).toMatchSnapshot()
  })

  it('can be read in every numbering', () => {
    const absent = ownPlanKeys.flatMap((key) =>
      (['org', 'vul', 'lxx', 'rsc'] as const).flatMap((base) =>
        ownPlan(key).sections.flatMap(({ ranges }) =>
          ranges.filter(
            ({ from, to }) => convertRange(from, to, english, { base, corrections: [] }).length === 0,
          ),
        ),
      ),
    )
    expect(absent).toEqual([])
  })

  it('of prayers and of Mark take a newcomer a quarter of an hour at most', () => {
    for (const key of ['mark-in-a-week', 'prayers-in-a-week'] as const) {
      const minutes = ownPlan(key).sections.map(({ ranges }) => minutesFor(wordsOfRanges(ranges)))
      expect(Math.max(...minutes)).toBeLessThanOrEqual(14)
    }
  })

  it('by date have each date of a common year once', () => {
    const dates = ownPlan('mcheyne').sections.map(({ date }) => date)
    expect([new Set(dates).size, dates[0], dates[58], dates[59], dates.at(-1)]).toEqual([
      365,
      '01-01',
      '02-28',
      '03-01',
      '12-31',
    ])
  })
})
