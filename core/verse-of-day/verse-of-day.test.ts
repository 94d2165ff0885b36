import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../calendar/day'
import { bookOf, placeOf } from '../canonical'
import { isVerseDay } from '../contract/address/contents/content-address'
import type { Numbering } from '../contract/editions/edition'
import { books } from '../scripture/books'
import { convertRange } from '../scripture/numbering/convert-range'
import { verseTable } from '../scripture/numbering/verse-table'
import { passageRange } from '../scripture/table-range'
import { entries, uuidOf } from './entries'
import { feasts, verseLists } from './verse-list'
import { passageOf } from './verse-of-day'

const english: Numbering = { base: 'eng', corrections: [] }
const all = [...new Set([...verseLists.flatMap(({ passages }) => passages), ...feasts.values()])]
const bookIn = (passage: string) => passage.slice(0, 3)

/** Days from one on. */
const daysFrom = (day: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(day, index))

describe('the list of verses', () => {
  it('has more than 400 passages, from every book, at most three verses each', () => {
    expect(verseLists[0]?.passages.length).toBeGreaterThanOrEqual(400)
    const used = new Set(all.map((passage) => bookOf(passageRange(passage).from)))
    expect(books.filter(({ testament, number }) => testament !== 'ak' && !used.has(number))).toEqual([])
    const long = all.filter((passage) => {
      const { from, to } = passageRange(passage)
      return placeOf(from).chapter !== placeOf(to).chapter || to - from > 2
    })
    expect(long).toEqual([])
  })

  it('names existing verses, which every numbering has', () => {
    const table = verseTable(english)
    const absent = all.filter((passage) => {
      const { from, to } = passageRange(passage)
      const { book, chapter, verse } = placeOf(to)
      const isThere = placeOf(from).verse > 0 && verse <= table.lastVerse(book, chapter)
      const isEverywhere = (['org', 'vul', 'lxx', 'rsc'] as const).every(
        (base) => convertRange(from, to, english, { base, corrections: [] }).length === 1,
      )
      return !isThere || !isEverywhere
    })
    expect(absent).toEqual([])
  })

  it.each(verseLists.map(({ from, passages }) => [from, passages] as const))(
    'from %s has no passage twice',
    (_, passages) => {
      expect(new Set(passages).size).toBe(passages.length)
    },
  )
})

describe('the verse of a day', () => {
  it('is never of the same book as the day before, but for feasts', () => {
    const days = daysFrom('2026-01-01', 3000)
    const same = days.filter((day) => {
      const isFeast = [day, addDays(day, -1)].some((one) => feasts.has(one.slice(5)))
      return !isFeast && bookIn(passageOf(day)) === bookIn(passageOf(addDays(day, -1)))
    })
    expect(same).toEqual([])
  })

  it('is there for every day that exists', () => {
    const days: Day[] = ['0001-01-01', '1582-10-15', '1969-12-31', '2024-02-29', '2100-02-28', '9999-12-31']
    expect(days.filter((day) => !entries.has(uuidOf(passageOf(day))))).toEqual([])
  })

  // Links of the past: this test fails for whoever changes a list that was used.
  it('never changes', () => {
    const kept = ['2026-11-27', '2026-12-25', '2027-01-01', '2027-02-28', '2028-02-29'] as const
    expect(kept.map((day) => `${day} ${passageOf(day)} ${uuidOf(passageOf(day))}`)).toMatchSnapshot()
  })
})

it('an address is that of a day or of an entry, nothing else', () => {
  const [uuid = ''] = entries.keys()
  expect(['', '2026-11-27', uuid, uuid.toUpperCase()].map((word) => isVerseDay(word, entries))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(
    ['2026-02-30', 'x', '0f8fad5b-d9cb-469f-a165-70867728950e'].filter((word) => isVerseDay(word, entries)),
  ).toEqual([])
  expect(
    [...entries.keys()].filter(
      (one) => !/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one),
    ),
  ).toEqual([])
})
