import { describe, expect, it } from 'vitest'
import { bookOf } from '../../canonical'
import { type NumberingBase, numberingBases } from '../../contract/editions/edition'
import { defaultBase, detectNumbering } from './detect-numbering'
import { baseTable } from './standing/numbering-table'

/** Counts of the 66 books as a base has them, with the differences an edition has (`chapter canonical / 1000: last verse`). */
function countsOf(
  base: NumberingBase,
  differences: Readonly<Record<number, number>> = {},
): Map<number, number> {
  const counts = new Map([...baseTable(base).verses].filter(([chapter]) => bookOf(chapter) <= 66))
  for (const [chapter, last] of Object.entries(differences)) counts.set(Number(chapter) * 1000, last)
  return counts
}

function only(counts: Map<number, number>, books: readonly number[]): Map<number, number> {
  return new Map([...counts].filter(([chapter]) => books.includes(bookOf(chapter))))
}

/** Base and corrections in short: `4025 eng`, `12015 39`. */
function detected(counts: ReadonlyMap<number, number>, localeDefault: NumberingBase = 'eng'): string[] {
  const { base, corrections } = detectNumbering(counts, localeDefault)
  return [base, ...corrections.map(({ chapter, like, verses }) => `${chapter / 1000} ${like ?? verses}`)]
}

describe('the base', () => {
  it.each(numberingBases)('%s is found whatever the language', (base) => {
    for (const localeDefault of numberingBases) {
      expect(detectNumbering(countsOf(base), localeDefault)).toEqual({ base, corrections: [] })
    }
  })

  it('is that of the language where there is too little text to decide', () => {
    expect(detected(new Map(), 'org')).toEqual(['org'])
    expect(detected(only(countsOf('eng'), [8, 41]), 'org')).toEqual(['org'])
    expect(detected(only(countsOf('org'), [19]), 'eng')).toEqual(['org'])
    expect(detected(new Map([[19_023_000, 6]]), 'vul')).toEqual(['vul'])
  })

  it('of a New Testament is that of the language', () => {
    const newTestament = Array.from({ length: 27 }, (_, index) => 40 + index)
    expect(detected(only(countsOf('org'), newTestament), 'org')).toEqual(['org'])
  })

  it.each([
    ['de', 'org'],
    ['de-AT', 'org'],
    ['he', 'org'],
    ['hbo', 'org'],
    ['fr', 'eng'],
    ['en-GB', 'eng'],
    ['zh-Hant', 'eng'],
    ['ru', 'rsc'],
    ['ru-RU', 'rsc'],
    ['uk', 'eng'],
    ['', 'eng'],
  ])('of the language %s is %s', (locale, base) => {
    expect(defaultBase(locale)).toBe(base)
  })
})

describe('corrections', () => {
  it('of German editions are those their verses show', () => {
    const luther = { 4025: 18, 12015: 39, 13012: 40, 16007: 73, 19013: 7 }
    expect(detected(countsOf('org', luther))).toEqual([
      'org',
      '4025 eng',
      '4026 eng',
      '12015 39',
      '13012 eng',
      '16007 eng',
      '19013 7',
    ])
    expect(detected(countsOf('org', { 12015: 39, 19013: 7 }))).toEqual(['org', '12015 39', '19013 7'])
    expect(detected(countsOf('org', { 4025: 18 }))).toEqual(['org', '4025 eng', '4026 eng'])
    expect(detected(countsOf('org', { 4025: 18, 44019: 41 }))).toEqual([
      'org',
      '4025 eng',
      '4026 eng',
      '44019 eng',
    ])
  })

  it('reach over all chapters whose text belongs together', () => {
    expect(detected(countsOf('eng', { 66012: 18 }))).toEqual(['eng', '66012 org', '66013 org'])
    const joel = countsOf('eng', { 29002: 27, 29003: 5, 29004: 21 })
    expect(detected(joel)).toEqual(['eng', '29002 org', '29003 org', '29004 org'])
    const malachi = countsOf('eng', { 39003: 24 })
    malachi.delete(39_004_000)
    expect(detected(malachi)).toEqual(['eng', '39003 org', '39004 org'])
  })

  it('are not made from one chapter of a pair', () => {
    expect(detected(countsOf('eng', { 12011: 20 }))).toEqual(['eng'])
    expect(detected(countsOf('eng', { 27005: 30 }))).toEqual(['eng'])
  })

  it('know the places where some editions stand alone', () => {
    expect(detected(countsOf('eng', { 45014: 26, 45016: 24 }))).toEqual(['eng', '45014 26'])
    expect(detected(countsOf('eng', { 13021: 31, 13022: 18, 64001: 15 }))).toEqual([
      'eng',
      '13021 31',
      '64001 org',
    ])
    expect(detected(countsOf('eng', { 27003: 97 }))).toEqual(['eng', '27003 lxx'])
    expect(detected(countsOf('org', { 27003: 100 }))).toEqual(['org', '27003 vul'])
  })

  it('keep a longer end that nothing explains', () => {
    expect(detected(countsOf('eng', { 11002: 47, 60005: 15 }))).toEqual(['eng', '11002 47', '60005 15'])
  })

  it('are not made where many last verses are missing', () => {
    // The Persian edition lacks 84 last verses, two of which make a chapter as long as that of another base.
    const persian = countsOf('eng')
    for (const [chapter, last] of persian) if (chapter % 17 === 0) persian.set(chapter, last - 1)
    persian.set(47_013_000, 13)
    persian.set(1_050_000, 25)
    expect(detected(persian)).toEqual(['eng'])
  })

  it('are not made from a chapter that is shorter than in every base', () => {
    expect(detected(countsOf('eng', { 45016: 24 }))).toEqual(['eng'])
    expect(detected(countsOf('vul', { 43006: 70 }))).toEqual(['vul'])
  })

  it('take a shorter chapter for the cut of another base, also where other verses are missing', () => {
    expect(detected(countsOf('eng', { 47013: 13 }))).toEqual(['eng', '47013 org'])
    expect(detected(countsOf('eng', { 1050: 25 }))).toEqual(['eng', '1050 vul'])
    expect(detected(countsOf('org', { 13012: 40, 1001: 30 }))).toEqual(['org', '13012 eng'])
    expect(detected(countsOf('org', { 13012: 40, 1001: 30, 5034: 11, 66022: 20 }))).toEqual([
      'org',
      '13012 eng',
    ])
    expect(detected(countsOf('org', { 19003: 8, 1001: 30 }))).toEqual(['org', '19003 eng'])
    expect(detected(countsOf('vul', { 43006: 71 }))).toEqual(['vul', '43006 eng'])
    expect(detected(countsOf('vul', { 43006: 71, 11022: 53, 18016: 22 }))).toEqual([
      'vul',
      '11022 eng',
      '18016 eng',
      '43006 eng',
    ])
    expect(detected(countsOf('lxx', { 2038: 27, 9017: 58, 20018: 24 }))).toEqual([
      'lxx',
      '9017 eng',
      '20018 eng',
    ])
  })

  it('know psalms 115 and 147 of the Vulgate that begin with 10 and 12', () => {
    expect(detected(countsOf('vul', { 19115: 19, 19147: 20 }))).toEqual(['vul', '19115 19', '19147 20'])
    expect(detected(countsOf('lxx', { 19115: 19, 19147: 20 }))).toEqual(['lxx', '19115 19', '19147 20'])
  })

  it('give back Jeremiah its Hebrew order where the counts of an edition that is else Greek are Hebrew', () => {
    const hebrew = new Map([...countsOf('lxx'), ...only(countsOf('eng'), [24])])
    const jeremiah = Array.from({ length: 27 }, (_, index) => `${24_025 + index} eng`)
    expect(detected(hebrew)).toEqual(['lxx', '24008 eng', '24009 eng', ...jeremiah])
    // Also where some of its last verses are missing.
    for (const chapter of [24_052, 24_031, 24_005])
      hebrew.set(chapter * 1000, (hebrew.get(chapter * 1000) ?? 0) - 1)
    expect(detected(hebrew)).toEqual(['lxx', '24008 eng', '24009 eng', ...jeremiah])
  })

  it('of the Russian editions are few: the canonical one has none, the orthodox one its additions', () => {
    expect(detected(countsOf('rsc'))).toEqual(['rsc'])
    const orthodox = { 6024: 36, 19114: 8, 20004: 29, 20013: 26, 20018: 25, 27003: 100 }
    expect(detected(countsOf('rsc', orthodox))).toEqual([
      'rsc',
      '6024 36',
      '19114 8',
      '20004 29',
      '20013 26',
      '20018 25',
      '27003 vul',
    ])
  })

  it('of deuterocanonical books need a mapping: their counts differ too much', () => {
    const luther = countsOf('org', { 90002: 23, 95001: 38, 95002: 23, 93002: 33, 94006: 27, 96006: 73 })
    expect(detected(luther)).toEqual(['org', '93002 vul', '94006 vul', '96006 eng'])
  })

  it('ignore what is no chapter', () => {
    const odd = countsOf('eng')
    for (const key of [0, -5, 67_001_000, 1_051_000, Number.NaN, 1_001_001]) odd.set(key, 12)
    odd.set(1_002_000, Number.NaN)
    expect(detected(odd)).toEqual(['eng'])
  })
})
