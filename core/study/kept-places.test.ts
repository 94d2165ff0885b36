import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterOf } from '../canonical'
import { numberingBases } from '../contract/editions/edition'
import { isTarget, readTarget, targetOf } from '../contract/members/target'
import { verseTable } from '../scripture/numbering/verse-table'
import { keptNotePlace, keptVerse, plain } from './kept-places'
import { noteVersesIn, placeKey, placesOfChapter, versesStanding } from './standing-places'

const [eng, org] = [plain('eng'), plain('org')]
const [joel228, joel31] = [29_002_028, 29_003_001]

describe('the target of a verse', () => {
  it('is the same whether Joel 3,1 was marked in a German or Joel 2:28 in an English Bible', () => {
    expect(keptVerse(joel31, org)).toEqual({ numbering: 'eng', canonical: joel228 })
    expect(keptVerse(joel228, eng)).toEqual({ numbering: 'eng', canonical: joel228 })
  })

  it('is found again at its verse in both', () => {
    const target = keptVerse(joel31, org)
    expect(versesStanding(target, org)).toEqual([joel31])
    expect(versesStanding(target, eng)).toEqual([joel228])
  })

  it('of a psalm title that is a verse stays in the numbering that counts it, and is the title elsewhere', () => {
    const target = keptVerse(19_051_001, org)
    expect(target).toEqual({ numbering: 'org', canonical: 19_051_001 })
    expect(versesStanding(target, org)).toEqual([19_051_001])
    expect(versesStanding(target, eng)).toEqual([19_051_000])
  })

  it('of the first verse below a title does not reach into the title', () => {
    expect(versesStanding(keptVerse(19_051_001, eng), org)).toEqual([19_051_003])
  })

  it('of any verse of any numbering leads back to that verse, and its chapter is found by its place', () => {
    const verse = fc.constantFrom(...numberingBases).chain((base) => {
      const table = verseTable(plain(base))
      return fc
        .constantFrom(1, 2, 4, 9, 12, 14, 18, 19, 23, 24, 27, 29, 32, 39, 40, 44, 45, 47, 66)
        .chain((book) => fc.tuple(fc.constant(book), fc.integer({ min: 1, max: table.lastChapter(book) })))
        .chain(([book, chapter]) =>
          fc
            .integer({ min: 1, max: Math.max(1, table.lastVerse(book, chapter)) })
            .map((number) => ({ base, canonical: book * 1_000_000 + chapter * 1_000 + number })),
        )
    })
    fc.assert(
      fc.property(verse, ({ base, canonical }) => {
        const target = keptVerse(canonical, plain(base))
        expect(versesStanding(target, plain(base))).toContain(canonical)
        expect(placesOfChapter(chapterOf(canonical), plain(base))).toContain(
          placeKey(target.numbering, chapterOf(target.canonical)),
        )
        expect(readTarget(targetOf(target))).toEqual(target)
        expect(isTarget(targetOf(target))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('the place of a note', () => {
  it('at Joel 3,1-2 is shown at Joel 2:28-29 of an English Bible', () => {
    const place = keptNotePlace(29_003_000, [joel31, joel31 + 1], org)
    expect(noteVersesIn(29_003_000, org, place)).toEqual([joel31, joel31 + 1])
    expect(noteVersesIn(29_002_000, eng, place)).toEqual([joel228, joel228 + 1])
    expect(noteVersesIn(29_003_000, eng, place)).toEqual([])
  })

  it('stays in one numbering when one of its verses is a title elsewhere', () => {
    const place = keptNotePlace(19_051_000, [19_051_002, 19_051_003], org)
    expect(place).toEqual({ numbering: 'org', chapter: 19_051_000, verses: [19_051_002, 19_051_003] })
    expect(noteVersesIn(19_051_000, eng, place)).toEqual([19_051_000, 19_051_001])
  })

  it('is the whole chapter where no verse was chosen', () => {
    const place = keptNotePlace(43_001_000, [], eng)
    expect(place).toEqual({ numbering: 'eng', chapter: 43_001_000, verses: [] })
    expect(noteVersesIn(43_001_000, org, place)).toEqual([43_001_000])
    expect(noteVersesIn(43_002_000, org, place)).toEqual([])
  })

  it('of a note at no verse is in no chapter', () => {
    expect(noteVersesIn(43_001_000, eng, { numbering: 'eng', chapter: 0, verses: [] })).toEqual([])
  })
})
