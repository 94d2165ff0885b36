/** Properties of `convert` over every verse of every base and of two editions with corrections. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalOf } from '../../canonical'
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import { books } from '../books'
import { convert } from './convert'
import { verseTable } from './verse-table'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })
const [eng, org, vul, lxx, rsc] = [plain('eng'), plain('org'), plain('vul'), plain('lxx'), plain('rsc')]
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
const clementine: Numbering = {
  base: 'vul',
  corrections: [
    { chapter: 19_115_000, verses: 19 },
    { chapter: 19_147_000, verses: 20 },
    { chapter: 43_006_000, like: 'eng' },
  ],
}
const orthodox: Numbering = {
  base: 'rsc',
  corrections: [
    { chapter: 19_114_000, verses: 8 },
    { chapter: 20_013_000, verses: 26 },
    { chapter: 20_018_000, verses: 25 },
    { chapter: 27_003_000, like: 'vul' },
  ],
}
const bases = [eng, org, vul, lxx, rsc]
const editions = [luther, unusual, clementine, orthodox]
const all = [...bases, ...editions]

/** Every pair of bases; editions with the base they have, English and Hebrew. */
const pairs = all.flatMap((from) =>
  all
    .filter((to) => {
      const [one, other] = [from, to].toSorted((a, b) => a.corrections.length - b.corrections.length)
      if (from === to || one === undefined || one.corrections.length > 0) return false
      return other?.corrections.length === 0 || ['eng', 'org', other?.base].includes(one.base)
    })
    .map((to) => ({ from, to, name: `${nameOf(from)} to ${nameOf(to)}` })),
)

function nameOf({ base, corrections }: Numbering): string {
  return corrections.length === 0 ? base : `${base} corrected`
}

it.each(pairs)('leads from every verse to verses there are, and back: $name', ({ from, to }) => {
  const lost: string[] = []
  const table = verseTable(to)
  for (const verse of versesOf(from)) {
    for (const { canonical, part } of convert(verse, from, to)) {
      const last = table.lastVerse(Math.floor(canonical / 1_000_000), Math.floor(canonical / 1000) % 1000)
      const isThere = last === 0 || canonical % 1000 <= last
      const back = convert(canonical, to, from).find((place) => place.canonical === verse)
      if (!isThere || back?.part !== part) lost.push(`${verse} > ${canonical}`)
    }
  }
  expect(lost).toEqual([])
})

/** Why a numbering's text has no place in another one: `verses` are the only ones that lead nowhere. */
const reasons: readonly { why: string; verses: readonly string[]; from: readonly Numbering[] }[] = [
  { why: 'additions to Esther', verses: ['17010004-13'], from: [vul, clementine] },
  { why: 'additions to Daniel', verses: ['27003024-90'], from: [vul, lxx, clementine, orthodox] },
  { why: 'numbers that no verse bears', verses: ['19115001-9', '19147001-11'], from: [clementine] },
  { why: 'verses that only the Greek has', verses: ['20013014', '20018008'], from: [orthodox] },
  {
    why: 'the Greek Exodus and Jeremiah as far as the source maps them',
    verses: ['2039002-23', '24032001-12', '24032014', '24046004-13'],
    from: [lxx],
  },
]
/** The Greek text is shorter. */
const notInGreek = ['2036009-38', '2039031-43', '24025014', '24033014-26', '24039004-13', '24048045-47']

it.each(pairs)('finds nothing only where the other numbering lacks the text: $name', ({ from, to }) => {
  const missing = rangesOf(versesOf(from).filter((verse) => convert(verse, from, to).length === 0))
  const lackingIn = (numbering: Numbering) =>
    reasons.filter((reason) => reason.from.includes(numbering)).flatMap(({ verses }) => verses)
  // Of what both have nothing is lacking.
  const expected = lackingIn(from).filter((range) => !lackingIn(to).includes(range))
  const greek = to === lxx ? notInGreek : []
  expect(missing).toEqual([...expected, ...greek].sort((a, b) => Number.parseInt(a) - Number.parseInt(b)))
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
