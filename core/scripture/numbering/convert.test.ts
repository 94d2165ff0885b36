import { describe, expect, it } from 'vitest'
import type { Numbering } from '../../contract/editions/edition'
import { convert, type Extent } from './convert'

const numberings = {
  eng: { base: 'eng', corrections: [] },
  org: { base: 'org', corrections: [] },
  vul: { base: 'vul', corrections: [] },
  lxx: { base: 'lxx', corrections: [] },
  rsc: { base: 'rsc', corrections: [] },
  /** The Russian Bible of the Orthodox, as its counts tell. */
  rso: {
    base: 'rsc',
    corrections: [
      { chapter: 6_024_000, verses: 36 },
      { chapter: 19_114_000, verses: 8 },
      { chapter: 20_013_000, verses: 26 },
      { chapter: 20_018_000, verses: 25 },
      { chapter: 27_003_000, like: 'vul' },
    ],
  },
  /** A Vulgate whose psalms 115 and 147 go on counting, and whose John is counted like everyone's. */
  clementine: {
    base: 'vul',
    corrections: [
      { chapter: 19_115_000, verses: 19 },
      { chapter: 19_147_000, verses: 20 },
      { chapter: 43_006_000, like: 'eng' },
    ],
  },
  /** Luther 1912 as the importer finds it. */
  lut: {
    base: 'org',
    corrections: [
      { chapter: 4_025_000, like: 'eng' },
      { chapter: 4_026_000, like: 'eng' },
      { chapter: 12_015_000, verses: 39 },
      { chapter: 13_012_000, like: 'eng' },
      { chapter: 16_007_000, like: 'eng' },
      { chapter: 19_013_000, verses: 7 },
    ],
  },
  /** World English Bible. */
  web: { base: 'eng', corrections: [{ chapter: 45_014_000, verses: 26 }] },
  /** Chinese Union Version. */
  cuv: { base: 'eng', corrections: [{ chapter: 13_021_000, verses: 31 }] },
} satisfies Record<string, Numbering>

type Name = keyof typeof numberings
/** Place, from, to, and the places found: `=` whole, `~` partial, `^` title. */
type Row = [place: string, from: Name, to: Name, found: string]

function expectPlaces(place: string, from: Name, to: Name, found: string): void {
  const [book, verse = ''] = place.split(' ')
  const places = convert(canonicalAt(Number(book), verse), numberings[from], numberings[to])
  const parts: Readonly<Record<string, Extent>> = { '=': 'whole', '~': 'partial', '^': 'title' }
  const expected = found.split(' ').filter(Boolean)
  expect(places).toEqual(
    expected.map((text) => ({
      canonical: canonicalAt(Number(book), text.slice(1)),
      part: parts[text.slice(0, 1)],
    })),
  )
}

function canonicalAt(book: number, place: string): number {
  const [chapter, verse] = place.split(':').map(Number)
  return book * 1_000_000 + (chapter ?? 0) * 1000 + (verse ?? 0)
}

describe('convert', () => {
  it.each<Row>([
    ['43 3:16', 'org', 'eng', '=3:16'],
    ['1 32:1', 'org', 'eng', '=31:55'],
    ['4 17:1', 'org', 'eng', '=16:36'],
    ['29 3:1', 'org', 'eng', '=2:28'],
    ['29 2:28', 'eng', 'org', '=3:1'],
    ['29 4:21', 'org', 'eng', '=3:21'],
    ['39 3:19', 'org', 'eng', '=4:1'],
    ['26 21:1', 'org', 'eng', '=20:45'],
    ['19 9:22', 'vul', 'eng', '=10:1'],
    ['19 50:3', 'vul', 'eng', '=51:1'],
    ['19 147:12', 'eng', 'vul', '=147:1'],
    ['19 147:12', 'eng', 'clementine', '=147:12'],
    ['19 115:1', 'vul', 'eng', '=116:10'],
    ['19 115:10', 'clementine', 'eng', '=116:10'],
    ['19 115:10', 'clementine', 'vul', '=115:1'],
    ['19 116:19', 'org', 'vul', '=115:10'],
    ['43 6:60', 'vul', 'eng', '=6:59'],
    ['43 6:60', 'clementine', 'eng', '=6:60'],
    ['24 38:31', 'lxx', 'eng', '=31:31'],
    ['40 17:20', 'vul', 'eng', '=17:21'],
    ['6 5:16', 'rsc', 'eng', '=6:1'],
    ['6 6:1', 'rsc', 'eng', '=6:2'],
    ['11 22:44', 'rsc', 'org', '=22:45'],
    ['18 39:31', 'rsc', 'eng', '=40:1'],
    ['18 40:1', 'rsc', 'eng', '=40:6'],
    ['18 40:20', 'rsc', 'eng', '=41:1'],
    ['18 41:1', 'rsc', 'eng', '=41:9'],
    ['19 9:22', 'rsc', 'eng', '=10:1'],
    ['19 10:7', 'rsc', 'vul', '=10:8'],
    ['19 22:1', 'rsc', 'eng', '=23:1'],
    ['19 50:3', 'rsc', 'eng', '=51:1'],
    ['19 113:9', 'rsc', 'eng', '=115:1'],
    ['19 115:10', 'rsc', 'eng', '=116:19'],
    ['19 141:1', 'rsc', 'eng', '=142:1'],
    ['19 146:11', 'rsc', 'eng', '=147:11'],
    ['19 147:1', 'rsc', 'eng', '=147:12'],
    ['29 2:28', 'rsc', 'org', '=3:1'],
    ['39 4:2', 'rsc', 'org', '=3:20'],
    ['43 6:71', 'rsc', 'vul', '=6:72'],
    ['45 14:24', 'rsc', 'eng', '=16:25'],
    ['27 3:91', 'rso', 'eng', '=3:24'],
    ['20 13:15', 'rso', 'eng', '=13:14'],
    ['20 18:25', 'rso', 'org', '=18:24'],
  ])('finds the same text: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['19 51:3', 'org', 'eng', '=51:1'],
    ['19 51:1', 'org', 'eng', '^51:1'],
    ['19 51:2', 'org', 'eng', '^51:1'],
    ['19 51:1', 'eng', 'org', '=51:3 ^51:1 ^51:2'],
    ['19 51:1', 'eng', 'web', '=51:1'],
    ['19 23:1', 'eng', 'org', '=23:1'],
    ['19 50:2', 'vul', 'eng', '^51:1'],
    ['19 50:2', 'vul', 'org', '=51:2'],
    ['19 141:1', 'rsc', 'org', '=142:2 ^142:1'],
    ['19 141:1', 'rsc', 'vul', '=141:2 ^141:1'],
  ])('knows psalm titles: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['11 22:43', 'eng', 'org', '~22:43 ~22:44'],
    ['11 22:44', 'org', 'eng', '~22:43'],
    ['11 22:45', 'org', 'eng', '=22:44'],
    ['11 18:33', 'eng', 'org', '~18:33 ~18:34'],
    ['23 63:19', 'org', 'eng', '~63:19 ~64:1'],
    ['23 64:1', 'eng', 'org', '~63:19'],
    ['23 64:1', 'eng', 'vul', '=64:1'],
    ['23 64:1', 'org', 'eng', '=64:2'],
    ['4 26:1', 'eng', 'org', '~25:19 ~26:1'],
    ['16 7:68', 'org', 'eng', '~7:68 ~7:69'],
    ['16 7:73', 'eng', 'org', '=7:72'],
    ['19 13:6', 'org', 'eng', '~13:5 ~13:6'],
    ['44 19:40', 'org', 'eng', '~19:40 ~19:41'],
    ['44 19:41', 'eng', 'org', '~19:40'],
    ['47 13:12', 'org', 'eng', '~13:12 ~13:13'],
    ['47 13:14', 'eng', 'org', '=13:13'],
    ['64 1:15', 'org', 'eng', '~1:14'],
    ['64 1:14', 'eng', 'org', '~1:14 ~1:15'],
    ['3 14:55', 'rsc', 'eng', '~14:55 ~14:56'],
    ['22 1:1', 'rsc', 'eng', '~1:1 ~1:2'],
    ['23 3:20', 'eng', 'rsc', '~3:19'],
    ['47 11:33', 'eng', 'rsc', '~11:32'],
    ['19 90:1', 'org', 'rsc', '~89:1 ~89:2'],
    ['19 114:8', 'rso', 'eng', '~116:8 ~116:9'],
    ['66 12:18', 'org', 'eng', '~13:1'],
    ['66 13:1', 'eng', 'org', '~12:18 ~13:1'],
  ])('says where one verse is two: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['4 26:1', 'lut', 'eng', '=26:1'],
    ['4 26:1', 'lut', 'org', '~25:19 ~26:1'],
    ['4 25:19', 'org', 'lut', '~26:1'],
    ['12 15:39', 'lut', 'eng', '~15:38'],
    ['12 15:38', 'eng', 'lut', '~15:38 ~15:39'],
    ['13 12:5', 'lut', 'eng', '=12:5'],
    ['13 12:5', 'lut', 'org', '=12:6'],
    ['16 7:73', 'lut', 'eng', '=7:73'],
    ['19 13:7', 'lut', 'eng', '=13:6'],
    ['19 13:5', 'eng', 'lut', '=13:6'],
    ['19 13:6', 'org', 'lut', '~13:6 ~13:7'],
    ['45 14:24', 'web', 'eng', '=16:25'],
    ['45 16:27', 'eng', 'web', '=14:26'],
    ['13 21:31', 'cuv', 'eng', '=22:1'],
    ['13 22:19', 'eng', 'cuv', '=22:18'],
  ])('follows the corrections of an edition: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['29', 'org', 'eng', '=0'],
    ['43 3', 'org', 'eng', '=3'],
    ['29 3', 'org', 'eng', '~2'],
    ['29 2', 'eng', 'org', '~2 ~3'],
    ['19 51', 'eng', 'org', '=51'],
  ])('gives the chapters that a chapter touches, and books: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['95 20:32', 'eng', 'org', '~20:31'],
    ['95 1:40', 'vul', 'org', '~1:30'],
    ['91 1:12', 'vul', 'org', '~1:12 ~1:13 ~1:14 ~1:15 ~1:16'],
    ['1 31:999', 'eng', 'org', '~32:1'],
    ['1 30:999', 'eng', 'org', '~30:43'],
    ['1 31:999', 'eng', 'web', '=31:999'],
  ])('joins what is beyond the end of a chapter to its last verse: %s of %s in %s is %s', expectPlaces)

  it.each<Row>([
    ['67 1:1', 'org', 'eng', ''],
    ['1 0:5', 'org', 'eng', ''],
    ['1 51:1', 'eng', 'org', ''],
    ['29 4:1', 'eng', 'org', ''],
    ['29 4:1', 'eng', 'web', ''],
    ['27 203:24', 'eng', 'vul', ''],
    ['19 115:9', 'clementine', 'org', ''],
    ['19 115:9', 'clementine', 'vul', ''],
    ['20 13:14', 'rso', 'eng', ''],
    ['27 3:50', 'rso', 'rsc', ''],
    ['27 3:50', 'rso', 'vul', '=3:50'],
    ['27 3:50', 'vul', 'org', ''],
    ['27 3:50', 'vul', 'lxx', '=3:50'],
    ['27 13:1', 'vul', 'org', '=13:1'],
    ['27 13:1', 'org', 'eng', '=13:1'],
  ])('finds nothing for no place and for lacking text: %s of %s in %s is "%s"', expectPlaces)

  it.each([1_001_001.5, Number.NaN, -1_001_001, Number.POSITIVE_INFINITY, 1e300])(
    'finds nothing for %d',
    (place) => {
      expect(convert(place, numberings.eng, numberings.org)).toEqual([])
    },
  )

  it('does not stumble over corrections that make no sense', () => {
    const corrections: Numbering['corrections'] = [
      { chapter: 1_001_000, verses: -4 },
      { chapter: 1_002_000, verses: 1e9 },
      { chapter: 1_003_000 },
      { chapter: 99_001_000, like: 'eng' },
      { chapter: 7, verses: 3 },
    ]
    const odd: Numbering = { base: 'org', corrections }
    expect(convert(1_002_026, odd, numberings.eng)).toEqual([{ canonical: 1_002_025, part: 'partial' }])
    expect(convert(1_003_004, odd, numberings.eng)).toEqual([{ canonical: 1_003_004, part: 'whole' }])
    expect(convert(1_001_009, numberings.eng, odd)).toEqual([{ canonical: 1_001_001, part: 'partial' }])
  })
})
