import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../../tests/support/editions/built-edition'
import { placeOf } from '../../../../canonical'
import { createBuilder } from '../create-builder'

type Given = readonly [chapter: number, verses: readonly (readonly [number: number, text: string])[]]

/** Chapters of a book as they are said, and as they become: number, then texts of the verses. */
function build(book: string, ...given: readonly Given[]) {
  const builder = createBuilder(fakeReading)
  builder.book(book)
  for (const [chapter, verses] of given) {
    builder.chapter(chapter)
    for (const [number, text] of verses) {
      builder.verse(number)
      builder.text(text)
    }
  }
  const { books, entries } = builder.finish()
  return {
    chapters: (books[0]?.chapters ?? []).map(({ canonical, verses }) => [
      placeOf(canonical).chapter,
      ...verses.map(({ content }) => content),
    ]),
    kinds: entries.map(({ kind }) => kind).filter((kind) => !/absent/.test(kind)),
  }
}

const chapter = (number: number, text: string): Given => [
  number,
  [
    [1, `${text} one`],
    [2, `${text} two`],
  ],
]

describe('a chapter number that comes twice', () => {
  it('is the next chapter where that is free', () => {
    expect(build('GEN', chapter(1, 'a'), chapter(2, 'b'), chapter(2, 'c'), chapter(4, 'd'))).toEqual({
      chapters: [
        [1, 'a one', 'a two'],
        [2, 'b one', 'b two'],
        [3, 'c one', 'c two'],
        [4, 'd one', 'd two'],
      ],
      kinds: ['chapter-duplicate'],
    })
  })

  it('counts by position where the book then has all its chapters', () => {
    expect(build('RUT', chapter(1, 'a'), chapter(2, 'b'), chapter(2, 'c'), chapter(3, 'd'))).toEqual({
      chapters: [
        [1, 'a one', 'a two'],
        [2, 'b one', 'b two'],
        [3, 'c one', 'c two'],
        [4, 'd one', 'd two'],
      ],
      kinds: ['chapter-duplicate', 'chapter-duplicate'],
    })
  })

  it('stands behind the last where all numbers are taken', () => {
    const built = build('GEN', chapter(1, 'a'), chapter(2, 'b'), chapter(2, 'c'), chapter(3, 'd'))
    expect(built.chapters.map(([number, first]) => [number, first])).toEqual([
      [1, 'a one'],
      [2, 'b one'],
      [3, 'd one'],
      [4, 'c one'],
    ])
  })

  it('comes three times as three chapters', () => {
    const built = build('GEN', chapter(1, 'a'), chapter(1, 'b'), chapter(1, 'c'))
    expect(built.chapters.map(([number, first]) => [number, first])).toEqual([
      [1, 'a one'],
      [2, 'b one'],
      [3, 'c one'],
    ])
  })

  it('is one chapter where the second goes on, repeats, or corrects a verse of many', () => {
    expect(build('GEN', chapter(1, 'a'), [1, [[3, 'a three']]]).chapters).toEqual([
      [1, 'a one', 'a two', 'a three'],
    ])
    expect(build('GEN', chapter(1, 'a'), chapter(1, 'a')).chapters).toEqual([[1, 'a one', 'a two']])
    const corrected = build('GEN', chapter(1, 'a'), [
      1,
      [
        [1, 'a one'],
        [2, 'other'],
      ],
    ])
    expect(corrected.chapters).toEqual([[1, 'a one', 'a two other']])
  })
})
