import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Numbering, type NumberingBase, numberingBases } from '../../contract/edition'
import { convert, type Part } from './convert'
import { baseTable } from './standing/numbering-table'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })
const [eng, org, vul, lxx] = [plain('eng'), plain('org'), plain('vul'), plain('lxx')]
/** What the importer finds for Luther 1912 and the World English Bible (VALIDATION 2). */
const luther: Numbering = {
  base: 'org',
  corrections: [
    { chapter: 4_025_000, like: 'eng' },
    { chapter: 4_026_000, like: 'eng' },
    { chapter: 12_015_000, verses: 39 },
    { chapter: 13_012_000, like: 'eng' },
    { chapter: 16_007_000, like: 'eng' },
    { chapter: 19_013_000, verses: 7 },
  ],
}
const web: Numbering = { base: 'eng', corrections: [{ chapter: 45_014_000, verses: 26 }] }
const unionVersion: Numbering = { base: 'eng', corrections: [{ chapter: 13_021_000, verses: 31 }] }

type Row = [text: string, from: number, source: Numbering, target: Numbering, places: [number, Part][]]

function checkRow(
  _: string,
  from: number,
  source: Numbering,
  target: Numbering,
  places: [number, Part][],
): void {
  expect(convert(from, source, target)).toEqual(places.map(([canonical, part]) => ({ canonical, part })))
}

describe('convert', () => {
  it.each<Row>([
    ['a verse that is the same everywhere', 43_003_016, org, eng, [[43_003_016, 'whole']]],
    ['Gen 32:1', 1_032_001, org, eng, [[1_031_055, 'whole']]],
    ['Num 17:1', 4_017_001, org, eng, [[4_016_036, 'whole']]],
    ['Joel 3:1', 29_003_001, org, eng, [[29_002_028, 'whole']]],
    ['Joel 3:1 back', 29_002_028, eng, org, [[29_003_001, 'whole']]],
    ['Joel 4:21', 29_004_021, org, eng, [[29_003_021, 'whole']]],
    ['Mal 3:19', 39_003_019, org, eng, [[39_004_001, 'whole']]],
    ['Ezek 21:1', 26_021_001, org, eng, [[26_020_045, 'whole']]],
    ['Ps 9:22 of the Vulgate', 19_009_022, vul, eng, [[19_010_001, 'whole']]],
    ['Ps 50:3 of the Vulgate', 19_050_003, vul, eng, [[19_051_001, 'whole']]],
    ['Ps 147:12 has the same number in all', 19_147_012, eng, vul, [[19_147_012, 'whole']]],
    ['Jer 38:31 of the Septuagint', 24_038_031, lxx, eng, [[24_031_031, 'whole']]],
    ['Matt 17:20 of the Vulgate', 40_017_020, vul, eng, [[40_017_021, 'whole']]],
  ])('finds the same text: %s', checkRow)

  it.each<Row>([
    ['the verse below two title verses', 19_051_003, org, eng, [[19_051_001, 'whole']]],
    ['the first title verse', 19_051_001, org, eng, [[19_051_001, 'title']]],
    ['the second title verse', 19_051_002, org, eng, [[19_051_001, 'title']]],
    [
      'verse 1, best place first',
      19_051_001,
      eng,
      org,
      [
        [19_051_003, 'whole'],
        [19_051_001, 'title'],
        [19_051_002, 'title'],
      ],
    ],
    ['verse 1 in a numbering that counts alike', 19_051_001, eng, web, [[19_051_001, 'whole']]],
    ['a title inside verse 1 of all numberings', 19_023_001, eng, org, [[19_023_001, 'whole']]],
    ['the title in the Vulgate', 19_050_002, vul, eng, [[19_051_001, 'title']]],
    ['the title in the Vulgate and the Hebrew', 19_050_002, vul, org, [[19_051_002, 'whole']]],
  ])('knows psalm titles: %s', checkRow)

  it.each<Row>([
    [
      '1 Kgs 22:43',
      11_022_043,
      eng,
      org,
      [
        [11_022_043, 'partial'],
        [11_022_044, 'partial'],
      ],
    ],
    ['1 Kgs 22:44', 11_022_044, org, eng, [[11_022_043, 'partial']]],
    ['1 Kgs 22:45', 11_022_045, org, eng, [[11_022_044, 'whole']]],
    [
      '1 Kgs 18:33',
      11_018_033,
      eng,
      org,
      [
        [11_018_033, 'partial'],
        [11_018_034, 'partial'],
      ],
    ],
    [
      'Isa 63:19',
      23_063_019,
      org,
      eng,
      [
        [23_063_019, 'partial'],
        [23_064_001, 'partial'],
      ],
    ],
    ['Isa 64:1', 23_064_001, eng, org, [[23_063_019, 'partial']]],
    ['Isa 64:1 is cut alike in the Vulgate', 23_064_001, eng, vul, [[23_064_001, 'whole']]],
    [
      'Num 26:1',
      4_026_001,
      eng,
      org,
      [
        [4_025_019, 'partial'],
        [4_026_001, 'partial'],
      ],
    ],
    [
      'Neh 7:68',
      16_007_068,
      org,
      eng,
      [
        [16_007_068, 'partial'],
        [16_007_069, 'partial'],
      ],
    ],
    ['Neh 7:73', 16_007_073, eng, org, [[16_007_072, 'whole']]],
    [
      'Ps 13:6',
      19_013_006,
      org,
      eng,
      [
        [19_013_005, 'partial'],
        [19_013_006, 'partial'],
      ],
    ],
    [
      'Acts 19:40',
      44_019_040,
      org,
      eng,
      [
        [44_019_040, 'partial'],
        [44_019_041, 'partial'],
      ],
    ],
    ['Acts 19:41', 44_019_041, eng, org, [[44_019_040, 'partial']]],
    [
      '2 Cor 13:12',
      47_013_012,
      org,
      eng,
      [
        [47_013_012, 'partial'],
        [47_013_013, 'partial'],
      ],
    ],
    ['2 Cor 13:14', 47_013_014, eng, org, [[47_013_013, 'whole']]],
    ['3 John 15', 64_001_015, org, eng, [[64_001_014, 'partial']]],
    [
      '3 John 14',
      64_001_014,
      eng,
      org,
      [
        [64_001_014, 'partial'],
        [64_001_015, 'partial'],
      ],
    ],
    ['Rev 12:18', 66_012_018, org, eng, [[66_013_001, 'partial']]],
    [
      'Rev 13:1',
      66_013_001,
      eng,
      org,
      [
        [66_012_018, 'partial'],
        [66_013_001, 'partial'],
      ],
    ],
  ])('says where one verse is two: %s', checkRow)

  it.each<Row>([
    ['Num 26:1 counts like the English one', 4_026_001, luther, eng, [[4_026_001, 'whole']]],
    [
      'Num 26:1 against the Hebrew',
      4_026_001,
      luther,
      org,
      [
        [4_025_019, 'partial'],
        [4_026_001, 'partial'],
      ],
    ],
    ['Num 25:19 of the Hebrew', 4_025_019, org, luther, [[4_026_001, 'partial']]],
    ['2 Kgs 15:39', 12_015_039, luther, eng, [[12_015_038, 'partial']]],
    [
      '2 Kgs 15:38',
      12_015_038,
      eng,
      luther,
      [
        [12_015_038, 'partial'],
        [12_015_039, 'partial'],
      ],
    ],
    ['1 Chr 12:5 counts like the English one', 13_012_005, luther, eng, [[13_012_005, 'whole']]],
    ['1 Chr 12:5 against the Hebrew', 13_012_005, luther, org, [[13_012_006, 'whole']]],
    ['Neh 7:73', 16_007_073, luther, eng, [[16_007_073, 'whole']]],
    ['Ps 13:7', 19_013_007, luther, eng, [[19_013_006, 'whole']]],
    ['Ps 13:6', 19_013_005, eng, luther, [[19_013_006, 'whole']]],
    [
      'Ps 13:6 of the Hebrew',
      19_013_006,
      org,
      luther,
      [
        [19_013_006, 'partial'],
        [19_013_007, 'partial'],
      ],
    ],
    ['the doxology of Romans in the World English Bible', 45_014_024, web, eng, [[45_016_025, 'whole']]],
    ['the doxology of Romans back', 45_016_027, eng, web, [[45_014_026, 'whole']]],
    ['1 Chr 21:31 of the Chinese Union Version', 13_021_031, unionVersion, eng, [[13_022_001, 'whole']]],
    ['1 Chr 22:19 there', 13_022_019, eng, unionVersion, [[13_022_018, 'whole']]],
  ])('follows the corrections of an edition: %s', checkRow)

  it.each<Row>([
    ['a book', 29_000_000, org, eng, [[29_000_000, 'whole']]],
    ['a chapter', 43_003_000, org, eng, [[43_003_000, 'whole']]],
    ['a chapter that is a part', 29_003_000, org, eng, [[29_002_000, 'partial']]],
    [
      'a chapter that is two',
      29_002_000,
      eng,
      org,
      [
        [29_002_000, 'partial'],
        [29_003_000, 'partial'],
      ],
    ],
    ['a psalm with a title', 19_051_000, eng, org, [[19_051_000, 'whole']]],
  ])('converts wholes: %s', checkRow)

  it.each<Row>([
    ['a book without a number', 67_001_001, org, eng, []],
    ['not a whole number', 1_001_001.5, org, eng, []],
    ['not a number', Number.NaN, org, eng, []],
    ['a negative number', -1_001_001, org, eng, []],
    ['a verse of no chapter', 1_000_005, org, eng, []],
    ['a chapter that only the other has', 29_004_001, eng, org, []],
    ['a chapter beyond the book', 1_051_001, eng, org, []],
    ['a chapter number used inside', 27_203_024, eng, vul, []],
    ['verse 999: the end', 1_031_999, org, eng, [[1_031_054, 'partial']]],
    ['verse 999 where both count alike', 1_031_999, eng, web, [[1_031_999, 'whole']]],
    ['the song in Daniel 3', 27_003_050, vul, org, []],
    ['the song in Daniel 3, Vulgate and Septuagint', 27_003_050, vul, lxx, [[27_003_050, 'whole']]],
    ['Daniel 13, which an edition has or has not', 27_013_001, vul, org, [[27_013_001, 'whole']]],
  ])('answers any input: %s', checkRow)

  it('keeps to the base when a correction is nonsense', () => {
    const odd: Numbering = {
      base: 'org',
      corrections: [
        { chapter: 1_001_000, verses: -4 },
        { chapter: 1_002_000, verses: 1e9 },
        { chapter: 1_003_000 },
        { chapter: 99_001_000, like: 'eng' },
        { chapter: 7, verses: 3 },
      ],
    }
    expect(convert(1_002_025, odd, eng)).toEqual([{ canonical: 1_002_025, part: 'partial' }])
    expect(convert(1_003_004, odd, eng)).toEqual([{ canonical: 1_003_004, part: 'whole' }])
    expect(convert(1_001_009, eng, odd)).toEqual([{ canonical: 1_001_001, part: 'partial' }])
  })

  it('never throws and never leaves the canon', () => {
    const anyBase = fc.constantFrom(eng, org, vul, lxx, luther, web)
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.integer({ min: -5, max: 99_999_999 })),
        anyBase,
        anyBase,
        (place, from, to) => {
          for (const { canonical } of convert(place, from, to)) {
            expect(Math.floor(canonical / 1_000_000)).toBe(Math.floor(place / 1_000_000))
            expect(canonical % 1000 === 0).toBe(place % 1000 === 0)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the way back', () => {
  const pairs = [...numberingBases.map(plain), luther, web, unionVersion].flatMap((from, index, all) =>
    all.filter((to) => to !== from).map((to) => [from, to] as const),
  )

  it('leads to every verse of every base', () => {
    const lost: number[] = []
    for (const [from, to] of pairs) {
      for (const verse of versesOf(from.base)) {
        const places = convert(verse, from, to)
        const isFound = places.every(({ canonical, part }) => {
          const back = convert(canonical, to, from).find((place) => place.canonical === verse)
          return back !== undefined && (back.part === 'whole') === (part === 'whole')
        })
        if (!isFound) lost.push(verse)
      }
    }
    expect(lost).toEqual([])
  })

  it('is missing only where the other text is', () => {
    const missing = (from: Numbering, to: Numbering) =>
      rangesOf(versesOf(from.base).filter((verse) => convert(verse, from, to).length === 0))
    expect(missing(eng, org)).toEqual([])
    expect(missing(org, eng)).toEqual([])
    expect(missing(eng, luther)).toEqual([])
    expect(missing(org, vul)).toEqual([])
    // Additions to Esther and Daniel; the Vulgate's Psalms 115 and 147 begin with verses 10 and 12.
    expect(missing(vul, org)).toEqual(['17010004-13', '19115001-9', '19147001-11', '27003024-90'])
    // The Greek Exodus and Jeremiah are shorter and in another order (as far as the source of the table maps them).
    expect(missing(org, lxx)).toEqual([
      '2036009-38',
      '2039031-43',
      '24025014',
      '24033014-26',
      '24039004-13',
      '24048045-47',
    ])
    expect(missing(lxx, org)).toEqual(['2039002-23', '24032001-12', '24032014', '24046004-13', '27003024-90'])
  })
})

function versesOf(base: NumberingBase): number[] {
  return [...baseTable(base).verses].flatMap(([chapter, last]) =>
    Array.from({ length: last }, (_, index) => chapter + index + 1),
  )
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
