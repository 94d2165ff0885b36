import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Chapter, markTypes, type Verse } from './chapter'
import { packSegment, segmentSchema } from './segment'

const chapterOf = (verses: Verse[], blocks: Chapter['blocks'] = []): Chapter => ({
  canonical: 43_003_000,
  verses,
  blocks,
})
const wireOf = (chapter: Chapter) => {
  const book = { number: 43, titles: ['Johannes'], introduction: [], chapters: [chapter] }
  return JSON.parse(JSON.stringify(packSegment({ contract: 1, books: [book] })))
}
const backFrom = (wire: unknown) => segmentSchema.parse(wire).books[0]?.chapters[0]

it('counts verses silently, and only where they are counted', () => {
  expect(
    wireOf(
      chapterOf([
        { verse: 1, content: 'a' },
        { verse: 2, content: 'b' },
      ]),
    ).books[0].chapters[0],
  ).toEqual({
    canonical: 43_003_000,
    texts: ['a', 'b'],
  })
  const skipping = chapterOf([
    { verse: 1, content: 'a' },
    { verse: 3, verse_end: 4, content: 'b' },
  ])
  expect(wireOf(skipping).books[0].chapters[0]).toMatchObject({ numbers: [1, 3], ends: [[1, 4]] })
  expect(backFrom(wireOf(skipping))).toEqual(skipping)
})

it('writes the position of a note only where it is not the next star', () => {
  const verse = (positions: number[]): Verse => ({
    verse: 1,
    content: 'one* two* three',
    footnotes: positions.map((position) => ({ position, content: `note ${position}` })),
  })
  const footnotes = (positions: number[]) =>
    wireOf(chapterOf([verse(positions)])).books[0].chapters[0].footnotes
  expect(footnotes([3, 8])).toEqual([
    [0, 'note 3'],
    [0, 'note 8'],
  ])
  expect(footnotes([8, 3])).toEqual([
    [0, 'note 8', 8],
    [0, 'note 3', 3],
  ])
})

it('keeps the marks of notes apart, so that readers without them still read the notes', () => {
  const marks = [{ type: 'italic' as const, from: 3, to: 5 }]
  const footnotes = [
    { position: 1, content: 'plain' },
    { position: 2, content: 'Or me', marks },
  ]
  const chapter = chapterOf([{ verse: 1, content: 'a**', footnotes }])
  const { noteMarks, ...older } = wireOf(chapter).books[0].chapters[0]
  expect(noteMarks).toEqual([1, markTypes.indexOf('italic'), 3, 2])
  expect(older.footnotes).toEqual([
    [0, 'plain'],
    [0, 'Or me'],
  ])
  expect(backFrom(wireOf(chapter))).toEqual(chapter)
})

it('refuses what is no segment', () => {
  expect(segmentSchema.safeParse({ contract: 1, books: [{ number: 1 }] }).success).toBe(false)
  const wire = wireOf(chapterOf([{ verse: 1, content: 'a' }]))
  wire.books[0].chapters[0].texts = [1]
  expect(segmentSchema.safeParse(wire).success).toBe(false)
})

const offset = fc.nat({ max: 30 })
const reference = fc.record(
  { canonical: fc.nat(), content: fc.string(), position: offset },
  { requiredKeys: ['canonical', 'content'] },
)
const mark = fc.record({ type: fc.constantFrom(...markTypes), from: offset, to: offset })
const note = fc.record(
  { position: offset, content: fc.string(), marks: fc.array(mark, { minLength: 1, maxLength: 3 }) },
  { requiredKeys: ['position', 'content'] },
)
const verse = fc.record(
  {
    content: fc.string({ unit: fc.constantFrom('*', 'a', 'ü', '"', '\\', '\u{1f54a}'), maxLength: 20 }),
    verse_end: fc.nat({ max: 200 }),
    footnotes: fc.array(note, { minLength: 1, maxLength: 4 }),
    references: fc.array(reference, { minLength: 1, maxLength: 3 }),
    marks: fc.array(mark, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['content'] },
)
const block = fc.record(
  {
    type: fc.constantFrom('paragraph' as const, 'line' as const),
    verse: fc.nat(),
    offset,
    level: fc.nat({ max: 4 }),
  },
  { requiredKeys: ['type', 'verse', 'offset'] },
)

it('gives back exactly what was packed', () => {
  const steps = fc.array(fc.tuple(verse, fc.integer({ min: 1, max: 2 })), { maxLength: 12 })
  fc.assert(
    fc.property(steps, fc.array(block, { maxLength: 5 }), (parts, blocks) => {
      let number = 0
      const verses = parts.map(([content, step]): Verse => ({ verse: (number += step), ...content }))
      const chapter = chapterOf(verses, blocks)
      expect(backFrom(wireOf(chapter))).toEqual(chapter)
    }),
    { numRuns: 500 },
  )
})
