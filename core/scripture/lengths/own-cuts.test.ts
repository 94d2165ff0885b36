/** Editions made from the usual lengths, each verse a little longer or shorter, and divided as real ones are. */
import { describe, expect, it } from 'vitest'
import { chapterOf } from '../../canonical'
import { type Numbering, numberingSchema } from '../../contract/editions/edition'
import { convert } from '../numbering/convert'
import { detectNumbering } from '../numbering/detect-numbering'
import { findOwnCuts } from './own-cuts'
import type { VersesOfBook } from './predicted-pairings'
import { usualLengths } from './usual-lengths'

const org: Numbering = { base: 'org', corrections: [] }
const eng: Numbering = { base: 'eng', corrections: [] }

interface Verse {
  /** The Hebrew verses it contains. */
  of: number[]
  letters: number
}

/** The lengths of a verse in two translations are about a tenth apart. */
function hebrewBook(book: number, seed = 1): Map<number, Verse[]> {
  const chapters = new Map<number, Verse[]>()
  for (const { anchor, letters } of usualLengths(book)) {
    const noise = 1 + 0.1 * Math.sin(seed * anchor * 12.9898)
    const chapter = chapterOf(anchor)
    chapters.set(chapter, [
      ...(chapters.get(chapter) ?? []),
      { of: [anchor], letters: Math.max(1, letters * noise) },
    ])
  }
  return chapters
}

function bookOf(chapters: ReadonlyMap<number, readonly Verse[]>): VersesOfBook {
  const [first = 0] = chapters.keys()
  return {
    number: Math.floor(first / 1_000_000),
    chapters: [...chapters].map(([canonical, verses]) => ({
      canonical: chapterOf(canonical),
      verses: verses.map(({ letters }, index) => ({
        verse: index + 1,
        content: 'a'.repeat(Math.round(letters)),
      })),
    })),
  }
}

/** Where the verses of a chapter lead in the Hebrew numbering. */
function led(verses: readonly Verse[], chapter: number, numbering: Numbering): number[][] {
  return verses.map((_, index) =>
    convert(chapter + index + 1, numbering, org)
      .filter(({ part }) => part !== 'title')
      .map(({ canonical }): number => canonical)
      .sort((a, b) => a - b),
  )
}

function join(verses: readonly Verse[], at: number): Verse[] {
  const [one, other] = [verses[at], verses[at + 1]]
  if (!one || !other) throw new Error(`no verse ${at}`)
  const joined = { of: [...one.of, ...other.of], letters: one.letters + other.letters }
  return [...verses.slice(0, at), joined, ...verses.slice(at + 2)]
}

function divide(verses: readonly Verse[], at: number): Verse[] {
  const one = verses[at]
  if (!one) throw new Error(`no verse ${at}`)
  const part = (share: number) => ({ of: one.of, letters: one.letters * share })
  return [...verses.slice(0, at), part(0.4), part(0.6), ...verses.slice(at + 1)]
}

describe('an edition that counts as usual', () => {
  it.each([1, 2, 3])('is left as it is, however its words vary (%i)', (seed) => {
    const books = [1, 4, 19, 23, 41, 66].map((number) => bookOf(hebrewBook(number, seed)))
    const found = findOwnCuts(books, org)
    expect(found.numbering).toBe(org)
    expect([found.corrected, found.unlike]).toEqual([[], []])
  })
})

describe('a chapter of the usual length', () => {
  it('with two verses joined and a later one divided leads to the same words', () => {
    const chapters = hebrewBook(42)
    const luke = 42_009_000
    const verses = divide(join(chapters.get(luke) ?? [], 4), 40)
    const { numbering, corrected } = findOwnCuts([bookOf(chapters.set(luke, verses))], org)
    expect(corrected).toEqual([luke])
    expect(led(verses, luke, numbering)).toEqual(verses.map(({ of }) => of))
    expect(numberingSchema.parse(numbering)).toEqual(numbering)
    // Back as well: the joined verse is found from both of its Hebrew verses.
    expect(convert(luke + 6, org, numbering).map(({ canonical }) => canonical)).toEqual([luke + 5])
    expect(convert(luke + 7, org, numbering)).toEqual([{ canonical: luke + 6, part: 'whole' }])
  })

  it('keeps what other chapters count like another base', () => {
    const chapters = hebrewBook(41)
    const nine = 41_009_000
    const verses = divide(join(chapters.get(nine) ?? [], 9), 30)
    const like: Numbering = { base: 'org', corrections: [{ chapter: 41_010_000, like: 'eng' }] }
    const { numbering } = findOwnCuts([bookOf(chapters.set(nine, verses))], like)
    expect(numbering.corrections.map(({ chapter }) => chapter)).toEqual([nine, 41_010_000])
  })
})

it('finds chapters that begin elsewhere', () => {
  const chapters = hebrewBook(38)
  const [four, five] = [chapters.get(38_004_000) ?? [], chapters.get(38_005_000) ?? []]
  const [short, long] = [four.slice(0, -3), [...four.slice(-3), ...five]]
  const book = bookOf(chapters.set(38_004_000, short).set(38_005_000, long))
  const { numbering } = findOwnCuts([book], org)
  expect(led(long, 38_005_000, numbering)).toEqual(long.map(({ of }) => of))
  expect(led(short, 38_004_000, numbering)).toEqual(short.map(({ of }) => of))
})

it('says which words a file with a hole lacks, and where the rest stands', () => {
  const chapters = hebrewBook(18)
  const [thirtyNine, forty] = [chapters.get(18_039_000) ?? [], chapters.get(18_040_000) ?? []]
  const [short, rest] = [thirtyNine.slice(0, -3), forty.slice(5)]
  const book = bookOf(chapters.set(18_039_000, short).set(18_040_000, rest))
  const { numbering, lost } = findOwnCuts([book], org)
  expect(led(short, 18_039_000, numbering)).toEqual(short.map(({ of }) => of))
  expect(led(rest, 18_040_000, numbering)).toEqual(rest.map(({ of }) => of))
  expect(lost).toEqual([...thirtyNine.slice(-3), ...forty.slice(0, 5)].flatMap(({ of }) => of))
})

it('finds that a number is left out because its words stand in the verse before', () => {
  const chapters = hebrewBook(6)
  const seven = 6_007_000
  const verses = join(chapters.get(seven) ?? [], 9)
  const book = bookOf(chapters.set(seven, verses))
  const gap = book.chapters.map((chapter) =>
    chapter.canonical === seven
      ? {
          ...chapter,
          verses: chapter.verses.map((one) => ({ ...one, verse: one.verse + (one.verse > 10 ? 1 : 0) })),
        }
      : chapter,
  )
  const { numbering } = findOwnCuts([{ ...book, chapters: gap }], org)
  const places = (verse: number) =>
    convert(seven + verse, numbering, org).map(({ canonical }) => canonical - seven)
  expect([places(10), places(11), places(12)]).toEqual([[10, 11], [], [12]])
})

describe('psalms of the Septuagint whose titles have no number', () => {
  const psalms = hebrewBook(19, 2)
  const lxx: Numbering = { base: 'lxx', corrections: [] }
  const bare = new Map<number, Verse[]>()
  for (const verse of [...psalms.values()].flat()) {
    const [anchor = 0] = verse.of
    const english = convert(anchor, org, eng)
    if (english.length > 0 && english.every(({ part }) => part === 'title')) continue
    const [place] = convert(anchor, org, lxx)
    const chapter = chapterOf(place?.canonical ?? 0)
    bare.set(chapter, [...(bare.get(chapter) ?? []), verse])
  }
  const book = bookOf(bare)

  it('lead to the same words, each of them', () => {
    const { numbering } = findOwnCuts([book], lxx)
    const wrong = [...bare].filter(
      ([chapter, verses]) =>
        JSON.stringify(led(verses, chapter, numbering)) !== JSON.stringify(verses.map(({ of }) => of)),
    )
    expect(wrong.map(([chapter]) => chapter)).toEqual([])
  })

  it('are what counts alone do not find', () => {
    const counts = new Map([...bare].map(([chapter, verses]) => [chapter, verses.length]))
    const counted = detectNumbering(counts, 'lxx')
    const right = [...bare].filter(
      ([chapter, verses]) =>
        JSON.stringify(led(verses, chapter, counted)) === JSON.stringify(verses.map(({ of }) => of)),
    )
    expect(right.length).toBeLessThan(bare.size / 1.5)
  })
})

it('says of a chapter with other words that it is like no known one', () => {
  const chapters = hebrewBook(17)
  const five = 17_005_000
  const verses = [...(chapters.get(five) ?? [])].map(({ of }, index) => ({
    of,
    letters: index % 2 ? 12 : 420,
  }))
  const found = findOwnCuts([bookOf(chapters.set(five, verses))], org)
  expect(found.unlike).toEqual([five])
})

it('has nothing to say of a book without verses, or of verses without letters', () => {
  const empty: VersesOfBook = { number: 8, chapters: [] }
  const dots: VersesOfBook = {
    number: 31,
    chapters: [{ canonical: chapterOf(31_001_000), verses: [{ verse: 1, content: '…' }] }],
  }
  expect(findOwnCuts([empty, dots], org)).toEqual({ numbering: org, corrected: [], unlike: [], lost: [] })
})
