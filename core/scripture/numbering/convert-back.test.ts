/** Properties of `convert` over every verse of every base and of two editions with corrections. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Numbering, NumberingBase } from '../../contract/edition'
import { books } from '../books'
import { canonicalOf } from '../canonical'
import { convert } from './convert'
import { verseTable } from './verse-table'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })
const [eng, org, vul, lxx] = [plain('eng'), plain('org'), plain('vul'), plain('lxx')]
const luther: Numbering = {
  base: 'org',
  corrections: [
    { chapter: 4_025_000, like: 'eng' },
    { chapter: 4_026_000, like: 'eng' },
    { chapter: 12_015_000, verses: 39 },
    { chapter: 19_013_000, verses: 7 },
  ],
}
const unusual: Numbering = {
  base: 'eng',
  corrections: [
    { chapter: 13_021_000, verses: 31 },
    { chapter: 45_014_000, verses: 26 },
    { chapter: 60_005_000, verses: 16 },
    { chapter: 65_001_000, verses: 24 },
  ],
}
const all = [eng, org, vul, lxx, luther, unusual]

it('leads from every verse to verses there are, and back with the same part', () => {
  const lost: string[] = []
  for (const from of all) {
    for (const to of all) {
      const table = verseTable(to)
      for (const verse of versesOf(from)) {
        for (const { canonical, part } of convert(verse, from, to)) {
          const last = table.lastVerse(Math.floor(canonical / 1_000_000), Math.floor(canonical / 1000) % 1000)
          const isThere = last === 0 || canonical % 1000 <= last
          const back = convert(canonical, to, from).find((place) => place.canonical === verse)
          if (!isThere || back?.part !== part) lost.push(`${verse} ${from.base} > ${canonical} ${to.base}`)
        }
      }
    }
  }
  expect(lost).toEqual([])
})

it('finds nothing only where the other numbering lacks the text', () => {
  const missing = (from: Numbering, to: Numbering) =>
    rangesOf(versesOf(from).filter((verse) => convert(verse, from, to).length === 0))
  for (const [from, to] of [
    [eng, org],
    [org, eng],
    [eng, luther],
    [luther, eng],
    [eng, unusual],
    [unusual, org],
    [org, vul],
    [eng, vul],
  ] as const) {
    expect(missing(from, to)).toEqual([])
  }
  // Additions to Esther and Daniel; the Vulgate's Psalms 115 and 147 begin with verses 10 and 12.
  expect(missing(vul, org)).toEqual(['17010004-13', '19115001-9', '19147001-11', '27003024-90'])
  // The Greek Exodus and Jeremiah are shorter and in another order, as far as the source of the table maps them.
  const shorter = ['2036009-38', '2039031-43', '24025014', '24033014-26', '24039004-13', '24048045-47']
  expect(missing(org, lxx)).toEqual(shorter)
  expect(missing(lxx, org)).toEqual(['2039002-23', '24032001-12', '24032014', '24046004-13', '27003024-90'])
})

it('stays in the book and among verses for any input', () => {
  const anyNumbering = fc.constantFrom(...all)
  const anyPlace = fc.oneof(fc.double(), fc.integer({ min: -5, max: 99_999_999 }))
  fc.assert(
    fc.property(anyPlace, anyNumbering, anyNumbering, (place, from, to) => {
      for (const { canonical } of convert(place, from, to)) {
        expect(Math.floor(canonical / 1_000_000)).toBe(Math.floor(place / 1_000_000))
        expect(canonical % 1000 === 0).toBe(place % 1000 === 0)
      }
    }),
    { numRuns: 2000 },
  )
})

function versesOf(numbering: Numbering): number[] {
  const table = verseTable(numbering)
  const verses: number[] = []
  for (const { number } of books) {
    for (let chapter = 1; chapter <= table.lastChapter(number); chapter += 1) {
      const last = table.lastVerse(number, chapter)
      for (let verse = 1; verse <= last; verse += 1) verses.push(canonicalOf(number, chapter, verse))
    }
  }
  return verses
}

function rangesOf(verses: number[]): string[] {
  const ranges: [number, number][] = []
  for (const verse of verses.sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && range[1] + 1 === verse) range[1] = verse
    else ranges.push([verse, verse])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to % 1000}`))
}
