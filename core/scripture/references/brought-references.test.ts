import { expect, it } from 'vitest'
import type { NumberingBase } from '../../contract/editions/edition'
import { loadNames } from '../names/load-names'
import { broughtReferences, furtherReferences } from './brought-references'

const { names } = await loadNames('de')
const naming = { names, separators: { book: '; ', chapter: ',', verse: '.', range: '-' }, locale: 'de' }

function bring(
  numbering: NumberingBase,
  chapter: number,
  canonical: number,
  ...ranges: readonly (readonly [from: number, to?: number])[]
) {
  const verses = [{ verse: 1, ranges: ranges.map(([from, to = from]) => ({ from, to })) }]
  const to = { numbering: { base: numbering, corrections: [] } }
  const found = broughtReferences({ chapter, to, naming, base: 'eng', chapters: [{ canonical, verses }] })
  return [...found].map(([verse, references]) => [verse, ...references.map(({ content }) => content)])
}

it('references of a pack are named as the edition names, and keep their order', () => {
  expect(bring('eng', 43_003_000, 43_003_000, [62_004_009, 62_004_010], [45_005_008], [19_023_000])).toEqual([
    [1, '1. Johannes 4,9–10', 'Römer 5,8', 'Psalm 23'],
  ])
})

it.each([
  ['org', 19_051_000, 19_051_000, 19_003_001, [[3, 'Psalm 3,2']]],
  ['vul', 19_022_000, 19_023_000, 19_080_012, [[1, 'Psalm 79,13']]],
] as const)('they stand where the text stands in %s', (numbering, chapter, canonical, target, expected) => {
  expect(bring(numbering, chapter, canonical, [target])).toEqual(expected)
})

it('two places that are one in the edition are named once', () => {
  expect(bring('eng', 43_003_000, 43_003_000, [45_005_008], [45_005_008])).toEqual([[1, 'Römer 5,8']])
})

it('what the edition names itself is not said again', () => {
  const at = (canonical: number, canonical_end?: number) => ({
    canonical,
    content: '',
    ...(canonical_end === undefined ? {} : { canonical_end }),
  })
  const brought = [at(62_004_009, 62_004_010), at(45_005_008), at(62_004_009)]
  expect(furtherReferences(brought, [at(45_005_008), at(62_004_009)])).toEqual([at(62_004_009, 62_004_010)])
})
