import { describe, expect, it } from 'vitest'
import { bookChapters } from '../../../book-chapters'
import { canonicalOf } from '../../../canonical'
import type { Manifest, Numbering } from '../../../contract/editions/edition'
import { books } from '../../books'
import { loadNames } from '../../names/load-names'
import { verseTable } from '../../numbering/verse-table'
import { addressPath } from './addresses'
import { resolvePassage } from './resolve-passage'

const packs = { fr: await loadNames('fr'), de: await loadNames('de'), en: await loadNames('en') }

function edition(
  locale: keyof typeof packs,
  base: Numbering['base'],
  further: Readonly<Record<number, number>> = {},
) {
  const bookList = books.map(({ number }) => ({
    number,
    name: '',
    hash: '',
    chapters: Array.from(
      { length: Math.max(further[number] ?? 0, bookChapters.get(number) ?? 0) },
      (_, index) => index + 1,
    ),
  }))
  const { separators } = packs[locale]
  return {
    abbreviation: locale.toUpperCase(),
    locale,
    numbering: { base, corrections: [] },
    separators,
    bookList,
  } as unknown as Manifest
}

function resolved(passage: string, ...editions: Manifest[]): string {
  const found = editions.map(({ locale }) => packs[locale as keyof typeof packs])
  const result = resolvePassage(passage, editions, [...found, packs.en])
  return result.kind === 'found' ? result.address.path : `nearest ${result.hints.nearest}`
}

const [fren, germ] = [edition('fr', 'eng'), edition('de', 'org')]

describe('what is offered for a verse that the numbering does not have', () => {
  const hints = (passage: string, given: Manifest) => {
    const result = resolvePassage(passage, [given], [packs[given.locale as keyof typeof packs]])
    return result.kind === 'unknown' ? result.hints : undefined
  }

  it.each([
    ['Ps6,11', ['/FR/Ps6', 'Psaume 6'], ['/FR/Ps6,10', 'Psaume 6,10']],
    ['Ps51,21', ['/FR/Ps51', 'Psaume 51'], ['/FR/Ps51,19', 'Psaume 51,19']],
    ['Jl4,21', ['/FR/Jl3', 'Joël 3'], ['/FR/Jl3,21', 'Joël 3,21']],
    ['Jn21,30', ['/FR/Jn21', 'Jean 21'], undefined],
  ])('%s: its chapter %j, and where it stands %j', (passage, chapter, elsewhere) => {
    const found = hints(passage, fren)
    expect([found?.chapter, found?.elsewhere]).toEqual([chapter, elsewhere])
  })
})

describe('an address of a verse that the numbering does not have', () => {
  it.each([
    ['Ps6,11', 'nearest /FR/Ps6,10'],
    ['19006011', 'nearest /FR/Ps6,10'],
    ['Jl2,33', 'nearest /FR/Jl2,32'],
    ['Ps6,9-11', '/FR/Ps6,9-10'],
    ['Ps6,10', '/FR/Ps6,10'],
    ['Ps6;11', '/FR/Ps6;11'],
    ['Ps6,11;Jn3,16', '/FR/Jn3,16'],
    ['43022001', 'nearest /FR/Jn21,25'],
    ['43022000', 'nearest /FR/Jn21'],
    ['43/3/16', '/FR/Jn3,16'],
    ['43/3', '/FR/Jn3'],
    ['43/22/1', 'nearest /FR/Jn21,25'],
  ])('in one edition: %s leads to %s', (passage, path) => {
    expect(resolved(passage, fren)).toBe(path)
  })

  it.each([
    ['Ps6,11', '/FR.DE/Ps6,10'],
    ['Jl4,2', '/FR.DE/Jl3,2'],
    ['Ps6,99', 'nearest /FR.DE/Ps6,10'],
  ])('is the place of the second edition that has it: %s leads to %s', (passage, path) => {
    expect(resolved(passage, fren, germ)).toBe(path)
  })

  it('is opened where the edition has more than the table counts', () => {
    expect(resolved('Sir1,38', germ)).toBe('/DE/Sir1,38')
    expect(resolved('Dan13,5', edition('de', 'org', { 27: 14 }))).toBe('/DE/Dan13,5')
    expect(resolved('Dan13,5', germ)).toBe('nearest /DE/Dan12,13')
  })
})

describe('a passage over chapters', () => {
  const wholeOf = (passage: string, ...editions: Manifest[]) => {
    const result = resolvePassage(passage, editions, [packs.de, packs.en])
    if (result.kind === 'unknown') return undefined
    const { further, rest, others } = result.address
    const pair = ({ from, to }: { from: number; to: number }) => [from, to]
    return { further: further?.map(pair), rest: rest && pair(rest), others: others.map(pair) }
  }
  const chapter = (canonical: number) => [canonical, canonical]

  it.each([
    ['Mt5-7', [chapter(40_006_000), chapter(40_007_000)], []],
    ['Joh1,1-2,2', [[43_002_001, 43_002_002]], []],
    [
      'Joh1,40-3,5',
      [
        [43_002_001, 43_002_025],
        [43_003_001, 43_003_005],
      ],
      [],
    ],
    ['Mt5,1-6,1;Mk1,1', [[40_006_001, 40_006_001]], [[41_001_001, 41_001_001]]],
    ['1Mo50-2Mo2', [chapter(2_001_000), chapter(2_002_000)], []],
    ['2Joh-3Joh', [chapter(64_001_000)], []],
  ])('has the chapters below its first: %s', (passage, further, others) => {
    expect(wholeOf(passage, germ)).toEqual({ further, rest: undefined, others })
  })

  it.each(['Joh1,40-51', 'Mt5', 'Mt'])('is none where one chapter opens: %s', (passage) => {
    expect(wholeOf(passage, germ)).toEqual({ further: undefined, rest: undefined, others: [] })
  })

  it.each([
    ['Mt5-12', undefined],
    ['Mt5-13', chapter(40_013_000)],
    ['Mt5-20', [40_013_000, 40_020_000]],
    ['Mt5,3-14,2', [40_013_001, 40_014_002]],
    ['Mt-Mk', [40_009_000, 41_016_000]],
  ])('ends after eight chapters and leaves the rest: %s', (passage, rest) => {
    const whole = wholeOf(passage, germ)
    expect(whole?.further).toHaveLength(7)
    expect(whole?.rest).toEqual(rest)
  })

  it('has the chapters that only the edition has', () => {
    expect(wholeOf('Dan13-14', edition('de', 'org', { 27: 14 }))?.further).toEqual([chapter(27_014_000)])
  })

  it('offers the rest of its first chapter like another place where translations are side by side', () => {
    expect(wholeOf('Mt5-20', germ, fren)).toEqual({
      further: undefined,
      rest: undefined,
      others: [[40_006_000, 40_020_000]],
    })
  })
})

/** Every chapter: the last verse, the ones after it up to the number of chapters, in the signs of three languages. */
it.each(['de', 'fr', 'en'] as const)(
  'every address of a verse in %s is that verse, or leads to the last one',
  (locale) => {
    const manifest = edition(locale, 'eng')
    const { names, separators } = packs[locale]
    const table = verseTable(manifest.numbering)
    const pathOf = (canonical: number) =>
      addressPath([manifest.abbreviation], canonical, undefined, { names, separators })
    const misread: string[] = []
    for (const { number } of books.filter((book) => book.number < 90)) {
      for (let chapter = 1; chapter <= table.lastChapter(number); chapter += 1) {
        const last = table.lastVerse(number, chapter)
        for (const beyond of [0, 1, 2, 5]) {
          const path = pathOf(canonicalOf(number, chapter, last + beyond))
          const found = resolved(path.split('/')[2] ?? '', manifest)
          const expected = beyond === 0 ? path : `nearest ${pathOf(canonicalOf(number, chapter, last))}`
          if (found !== expected) misread.push(`${path}: ${found}`)
        }
      }
    }
    expect(misread).toEqual([])
  },
)
