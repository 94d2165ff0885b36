import { expect, it } from 'vitest'
import type { Numbering } from '../../contract/editions/edition'
import { books } from '../books'
import { verseTable } from './verse-table'

const [eng, org, vul]: Numbering[] = [
  { base: 'eng', corrections: [] },
  { base: 'org', corrections: [] },
  { base: 'vul', corrections: [] },
]
const tableOf = (numbering: Numbering | undefined) =>
  verseTable(numbering ?? { base: 'lxx', corrections: [] })

it('has the chapters of PASSAGES T-1 and T-2 in English numbering', () => {
  const table = tableOf(eng)
  for (const { number, chapters } of books) expect(table.lastChapter(number)).toBe(chapters)
})

it('has the chapters and verses of the other numberings', () => {
  expect(tableOf(eng).lastVerse(29, 2)).toBe(32)
  expect(tableOf(org).lastVerse(29, 2)).toBe(27)
  expect([tableOf(org).lastChapter(29), tableOf(org).lastChapter(39)]).toEqual([4, 3])
  expect([tableOf(vul).lastChapter(17), tableOf(vul).lastChapter(27)]).toEqual([16, 14])
  expect(tableOf(vul).lastVerse(19, 9)).toBe(39)
})

it('follows the corrections of an edition', () => {
  const edition: Numbering = {
    base: 'eng',
    corrections: [
      { chapter: 29_002_000, like: 'org' },
      { chapter: 29_003_000, like: 'org' },
      { chapter: 29_004_000, like: 'org' },
      { chapter: 39_003_000, like: 'org' },
      { chapter: 39_004_000, like: 'org' },
      { chapter: 12_015_000, verses: 39 },
      { chapter: 13_021_000, verses: 31 },
    ],
  }
  const table = verseTable(edition)
  expect([table.lastChapter(29), table.lastVerse(29, 4)]).toEqual([4, 21])
  expect([table.lastChapter(39), table.lastVerse(39, 3), table.lastVerse(39, 4)]).toEqual([3, 24, 0])
  expect([table.lastVerse(12, 15), table.lastVerse(13, 21), table.lastVerse(13, 22)]).toEqual([39, 31, 18])
})

it('has 0 for what there is not', () => {
  const table = tableOf(org)
  expect([table.lastChapter(67), table.lastChapter(0), table.lastChapter(Number.NaN)]).toEqual([0, 0, 0])
  expect([
    table.lastVerse(1, 51),
    table.lastVerse(1, 0),
    table.lastVerse(1, 1001),
    table.lastVerse(99, 1),
  ]).toEqual([0, 0, 0, 0])
})
