import { expect, it } from 'vitest'
import { referenceTexts, unpackReferences } from './references'

const links = [
  [1_001_001, [{ from: 43_001_001, to: 43_001_003 }]],
  [
    43_003_016,
    [
      { from: 45_005_008, to: 45_005_008 },
      { from: 63_001_001, to: 64_001_014 },
      { from: 19_023_000, to: 19_023_000 },
    ],
  ],
  [43_004_001, [{ from: 1_001_001, to: 1_001_001 }]],
] as const

it('the references of a pack are a text for each book, of which a chapter is read', () => {
  const texts = referenceTexts(links)
  expect(texts.map(([role, scope]) => [role, scope])).toEqual([
    ['references', '1'],
    ['references', '43'],
  ])
  const [, john = ['references', '', '']] = texts
  expect(unpackReferences(john[2], 3)).toEqual([{ verse: 16, ranges: links[1][1] }])
  expect(unpackReferences(john[2], 4)).toEqual([{ verse: 1, ranges: links[2][1] }])
  expect(unpackReferences(john[2], 5)).toEqual([])
})

it.each([
  ['no JSON', '[['],
  ['another form', '[[3,[[16,"45.5.8"]]]]'],
  ['a verse without a number', '[[3,"45.5.8"]]'],
  ['a book that is none', '[[3,"16 80.1.1"]]'],
  ['a range that ends before it begins', '[[3,"16 45.5.8-7"]]'],
  ['no place', '[[3,"16 x"]]'],
])('a damaged text is refused: %s', (_, text) => {
  expect(() => unpackReferences(text, 3)).toThrow('file-damaged')
})
