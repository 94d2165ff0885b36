import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import { type AlignedColumn, type AlignedRow, alignRows } from './align-rows'
import { chaptersStandingOn } from './chapters-standing-on'
import { convert } from './convert'
import { verseTable } from './verse-table'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })
const [eng, org, vul, lxx] = [plain('eng'), plain('org'), plain('vul'), plain('lxx')]

/** Verses such as `1`, `2`, `16-17` of a chapter. */
function verses(chapter: number, list: readonly (number | string)[]): AlignedColumn['verses'] {
  return list.map((text) => {
    const [first = 0, last = first] = String(text).split('-').map(Number)
    return { canonical: chapter + first, canonicalEnd: chapter + last }
  })
}

/** Whole chapters as a numbering counts them. */
function chapters(numbering: Numbering, list: readonly number[]): AlignedColumn {
  const table = verseTable(numbering)
  const all = list.flatMap((chapter) => {
    const last = table.lastVerse(Math.floor(chapter / 1_000_000), Math.floor(chapter / 1000) % 1000)
    return verses(
      chapter,
      Array.from({ length: last }, (_, index) => index + 1),
    )
  })
  return { numbering, verses: all }
}

/** A row in short: `16-17 | 16 17`, verses per column without their chapter; `T` before a title. */
function short(rows: readonly AlignedRow[], columns: readonly AlignedColumn[]): string[] {
  return rows.map(({ isTitle, cells }) => {
    const texts = cells.map((cell, column) =>
      cell
        .map((index) => {
          const { canonical = 0, canonicalEnd = 0 } = columns[column]?.verses[index] ?? {}
          return canonical === canonicalEnd
            ? `${canonical % 1000}`
            : `${canonical % 1000}-${canonicalEnd % 1000}`
        })
        .join(' '),
    )
    return (isTitle ? 'T ' : '') + texts.join(' | ')
  })
}

function align(columns: readonly AlignedColumn[], chapter?: number): string[] {
  return short(alignRows(columns, chapter), columns)
}

describe('rows', () => {
  it('follow the first column and leave out what stands in other chapters', () => {
    const columns = [chapters(org, [29_003_000]), chapters(eng, [29_002_000])]
    const rows = alignRows(columns)
    expect(short(rows, columns)).toEqual(['1 | 28', '2 | 29', '3 | 30', '4 | 31', '5 | 32'])
    expect(rows.map(({ row }) => row)).toEqual([29_003_001, 29_003_002, 29_003_003, 29_003_004, 29_003_005])
  })

  it('take verses from two chapters', () => {
    const rows = align([chapters(org, [39_003_000]), chapters(eng, [39_003_000, 39_004_000])])
    expect(rows.slice(16, 20)).toEqual(['17 | 17', '18 | 18', '19 | 1', '20 | 2'])
    expect(rows).toHaveLength(24)
  })

  it('are joined by merged verses of any column', () => {
    const columns = [
      { numbering: org, verses: verses(43_003_000, [14, 15, 16, 17, 18]) },
      { numbering: eng, verses: verses(43_003_000, [14, '15-16', 17, 18]) },
      { numbering: eng, verses: verses(43_003_000, [14, 15, '16-17', 18]) },
    ]
    expect(align(columns)).toEqual(['14 | 14 | 14', '15 16 17 | 15-16 17 | 15 16-17', '18 | 18 | 18'])
    expect(align(columns.toReversed())).toEqual([
      '14 | 14 | 14',
      '15 16-17 | 15-16 17 | 15 16 17',
      '18 | 18 | 18',
    ])
  })

  it('are joined where one verse is two', () => {
    const columns = [chapters(org, [11_022_000]), chapters(eng, [11_022_000])]
    expect(align(columns).slice(19, 22)).toEqual(['20 | 20', '21 22 | 21 22', '23 | 23'])
    expect(align(columns).slice(40, 44)).toEqual(['42 | 42', '43 44 | 43', '45 | 44', '46 | 45'])
    expect(align(columns.toReversed()).slice(40, 43)).toEqual(['42 | 42', '43 | 43 44', '44 | 45'])
  })

  it('of their own are given to verses that the first column lacks', () => {
    const columns = [
      { numbering: eng, verses: verses(40_017_000, [19, 20, 22, 24]) },
      { numbering: org, verses: verses(40_017_000, [19, 20, 21, 22, 23, 24, 25]) },
      { numbering: eng, verses: verses(40_017_000, [19, '20-21', 22]) },
    ]
    const rows = alignRows(columns)
    expect(short(rows, columns)).toEqual([
      '19 | 19 | 19',
      '20 | 20 21 | 20-21',
      '22 | 22 | 22',
      ' | 23 | ',
      '24 | 24 | ',
      ' | 25 | ',
    ])
    expect(rows.map(({ row }) => row % 1000)).toEqual([19, 20, 22, 23, 24, 25])
  })

  it('hold text that the first numbering does not know after the verse before it', () => {
    const columns = [chapters(org, [27_003_000]), chapters(vul, [27_003_000]), chapters(lxx, [27_003_000])]
    const rows = alignRows(columns)
    const lines = short(rows, columns)
    expect(lines.slice(22, 25)).toEqual(['23 | 23 | 23', ' | 24 | 24', ' | 25 | 25'])
    expect(lines.slice(89, 92)).toEqual([' | 90 | 90', '24 | 91 | 91', '25 | 92 | 92'])
    expect(rows[30]?.row).toBe(27_003_023)
  })

  it('are there when the first column has nothing', () => {
    const columns = [{ numbering: org, verses: [] }, chapters(eng, [29_002_000])]
    const rows = alignRows(columns, 29_003_000)
    expect(short(rows, columns)).toEqual([' | 28', ' | 29', ' | 30', ' | 31', ' | 32'])
    expect(rows[0]?.row).toBe(29_003_001)
    expect(alignRows(columns)).toHaveLength(32)
    expect(alignRows([])).toEqual([])
    expect(alignRows([{ numbering: org, verses: [] }])).toEqual([])
  })

  it('stay side by side beyond the counted end when the first column goes on', () => {
    const long = { numbering: org, verses: verses(95_001_000, [29, 30, 31, 32]) }
    const longer = { numbering: eng, verses: verses(95_001_000, [29, 30, 31, 32, 33]) }
    const short30 = { numbering: eng, verses: verses(95_001_000, [29, 30]) }
    expect(align([long, longer])).toEqual(['29 | 29', '30 | 30 33', '31 | 31', '32 | 32'])
    expect(align([short30, long])).toEqual(['29 | 29', '30 | 30 31 32'])
    expect(align([long, long])).toEqual(['29 | 29', '30 | 30', '31 | 31', '32 | 32'])
    const susanna = verses(27_013_000, [1, 2, 3])
    expect(
      align([
        { numbering: org, verses: susanna },
        { numbering: vul, verses: susanna },
      ]),
    ).toEqual(['1 | 1', '2 | 2', '3 | 3'])
  })
})

describe('psalm titles', () => {
  const hebrew = chapters(org, [19_051_000])
  const english = chapters(eng, [19_051_000])

  it('that are verses of the first column are marked', () => {
    const rows = align([hebrew, english])
    expect(rows.slice(0, 4)).toEqual(['T 1 | ', 'T 2 | ', '3 | 1', '4 | 2'])
  })

  it('that the first column does not number have a row before its verse 1', () => {
    const columns = [english, hebrew, chapters(vul, [19_050_000])]
    const rows = alignRows(columns, 19_051_000)
    expect(short(rows, columns).slice(0, 3)).toEqual(['T  | 1 2 | 1 2', '1 | 3 | 3', '2 | 4 | 4'])
    expect(rows.slice(0, 2).map(({ row }) => row)).toEqual([19_051_001, 19_051_001])
  })

  it('are verses like others where all columns number them', () => {
    expect(align([hebrew, hebrew]).slice(0, 2)).toEqual(['1 | 1', '2 | 2'])
    expect(align([english, english]).slice(0, 2)).toEqual(['1 | 1', '2 | 2'])
  })
})

/** Divided by 1000: where the numberings differ in every way there is. */
const tellingChapters = [
  1_031, 4_025, 4_026, 5_013, 11_018, 11_022, 16_007, 18_040, 19_009, 19_013, 19_051, 19_113, 19_116, 23_008,
  23_063, 23_064, 24_025, 24_033, 27_003, 28_002, 29_002, 39_003, 44_019, 47_013, 66_012, 95_020,
]

it('shows every verse in the chapter it stands in, once, beside the same text', () => {
  const anyEdition = fc.record({
    numbering: fc.constantFrom(eng, org, vul, lxx),
    lacksEvery: fc.integer({ min: 2, max: 30 }),
    mergesEvery: fc.integer({ min: 2, max: 30 }),
  })
  const anyChapter = fc.constantFrom(...tellingChapters)
  fc.assert(
    fc.property(anyChapter, fc.array(anyEdition, { minLength: 1, maxLength: 4 }), (chapter, editions) => {
      const wanted = chapter * 1000
      const first = editions[0]?.numbering ?? eng
      const columns = editions.map((edition, index) => {
        const standing = index === 0 ? [wanted] : chaptersStandingOn(wanted, first, edition.numbering)
        return { ...edition, verses: withGaps(chapters(edition.numbering, standing).verses, edition) }
      })
      const firstOf = new Map(
        columns[0]?.verses.flatMap((verse, index) => numbersOf(verse).map((one) => [one, index] as const)),
      )
      const rows = alignRows(columns, wanted)
      for (const { cells } of rows) expect(cells.some((cell) => cell.length > 0)).toBe(true)
      expect(rows.map(({ row }) => row)).toEqual(rows.map(({ row }) => row).sort((a, b) => a - b))
      for (const [column, { numbering, verses: all }] of columns.entries()) {
        const rowOf = new Map(
          rows.flatMap((row) => (row.cells[column] ?? []).map((index) => [index, row] as const)),
        )
        expect(rows.flatMap(({ cells }) => cells[column] ?? [])).toHaveLength(rowOf.size)
        for (const [index, verse] of all.entries()) {
          const own = numbersOf(verse)
          const places = own.flatMap((one) => convert(one, column === 0 ? first : numbering, first))
          const inside = places.filter(({ canonical }) => canonical > wanted && canonical < wanted + 1000)
          if (places.length > 0) expect(rowOf.has(index)).toBe(inside.length > 0)
          const texts = inside.filter(({ part }) => part !== 'title').map(({ canonical }) => canonical)
          const partners = texts.map((place) => firstOf.get(place)).filter((found) => found !== undefined)
          expect(rowOf.get(index)?.cells[0] ?? []).toEqual(expect.arrayContaining(partners))
        }
      }
    }),
    { numRuns: 100 },
  )
})

function numbersOf({ canonical, canonicalEnd } = { canonical: 0, canonicalEnd: 0 }): number[] {
  return Array.from({ length: canonicalEnd - canonical + 1 }, (_, index) => canonical + index)
}

/** Leaves verses out and merges others with the one after. */
function withGaps(
  all: AlignedColumn['verses'],
  { lacksEvery, mergesEvery }: { lacksEvery: number; mergesEvery: number },
): AlignedColumn['verses'] {
  const kept = all.filter((_, index) => index % lacksEvery !== lacksEvery - 1)
  return kept.flatMap((verse, index) => {
    const [before, next] = [kept[index - 1], kept[index + 1]]
    const isMerging = (at: number) => at % mergesEvery === mergesEvery - 1
    if (before && isMerging(index - 1) && before.canonical + 1 === verse.canonical) return []
    const isPair = isMerging(index) && next?.canonical === verse.canonical + 1
    return [isPair ? { canonical: verse.canonical, canonicalEnd: verse.canonical + 1 } : verse]
  })
}
