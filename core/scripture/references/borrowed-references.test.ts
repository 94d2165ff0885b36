import { describe, expect, it } from 'vitest'
import type { Chapter, Reference } from '../../contract/editions/chapter'
import type { Numbering } from '../../contract/editions/edition'
import { loadNames } from '../names/load-names'
import { borrowedReferences, ownReferences } from './borrowed-references'

const numberingOf = (base: Numbering['base']): Numbering => ({ base, corrections: [] })
const { names } = await loadNames('de')
const naming = { names, separators: { book: '; ', chapter: ',', verse: '.', range: '-' }, locale: 'de' }

/** A chapter whose verses refer somewhere. */
const chapter = (canonical: number, references: Readonly<Record<number, Reference[]>>): Chapter => ({
  canonical,
  verses: Object.entries(references).map(([verse, found]) => ({
    verse: Number(verse),
    content: 'text',
    references: found,
  })),
  blocks: [],
})
const at = (canonical: number, canonical_end?: number): Reference => ({
  canonical,
  content: 'as the other says it',
  ...(canonical_end === undefined ? {} : { canonical_end }),
})
const borrow = (
  to: Numbering['base'],
  from: Numbering['base'],
  own: number,
  ...chapters: readonly Chapter[]
) =>
  [
    ...borrowedReferences({
      chapter: own,
      to: { numbering: numberingOf(to) },
      naming,
      from: { numbering: numberingOf(from) },
      chapters,
    }),
  ].map(([verse, references]) => [verse, ...references.map(({ content }) => content)])

describe('cross references of another edition', () => {
  it('are named in the language of the edition that is read', () => {
    const john = chapter(43_001_000, { 1: [at(1_001_001), at(19_033_006)], 4: [at(43_005_026, 43_005_029)] })
    expect(borrow('eng', 'eng', 43_001_000, john)).toEqual([
      [1, '1. Mose 1,1', 'Psalm 33,6'],
      [4, 'Johannes 5,26–29'],
    ])
  })

  it.each([
    // The title of Psalm 51 is verses 1 and 2 of the Hebrew numbering.
    ['org', 'eng', 19_051_000, chapter(19_051_000, { 1: [at(19_003_001)] }), [[3, 'Psalm 3,2']]],
    ['eng', 'org', 19_051_000, chapter(19_051_000, { 3: [at(19_003_002)] }), [[1, 'Psalm 3,1']]],
    // Psalm 23 is the 22nd of the Vulgate.
    ['eng', 'vul', 19_023_000, chapter(19_022_000, { 1: [at(19_079_013)] }), [[1, 'Psalm 80,12']]],
    // What stands in a chapter beside it is no verse of this one.
    [
      'eng',
      'org',
      29_002_000,
      chapter(29_003_000, { 1: [at(44_002_017)] }),
      [[28, 'Apostelgeschichte 2,17']],
    ],
    ['org', 'eng', 29_002_000, chapter(29_002_000, { 28: [at(44_002_017)] }), []],
  ] as const)('in %s stand where those of %s do: %i', (to, from, own, theirs, expected) => {
    expect(borrow(to, from, own, theirs)).toEqual(expected)
  })

  it('name whole chapters and books too, and nothing that is no place', () => {
    const john = chapter(43_001_000, { 1: [at(1_001_000), at(8_000_000), at(43_099_001)] })
    expect(borrow('eng', 'eng', 43_001_000, john)).toEqual([[1, '1. Mose 1', 'Rut']])
  })
})

it('an edition with references of its own gives those', () => {
  const { verses } = chapter(43_001_000, { 1: [at(1_001_001)], 2: [] })
  expect([...ownReferences(verses).keys()]).toEqual([1])
})
