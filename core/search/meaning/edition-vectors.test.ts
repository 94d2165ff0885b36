import { expect, it } from 'vitest'
import { loadStem } from '../../words/stem'
import { buildEditionIndex } from '../index/edition-index'
import { editionVectors } from './edition-vectors'
import type { MeaningModel } from './meaning-model'
import { meaningVector } from './meaning-vector'
import { loadReadTerms } from './training/read-terms'

it('gives every verse the vector of its words, as reading its text would', async () => {
  const contents = [
    'Der Hirte und die Schafe*',
    'Wasser, Wasser und Brot',
    'nichts Bekanntes',
    'Schafe des Hirten',
  ]
  const verses = contents.map((content, at) => ({ verse: at + 1, content }))
  const { index } = buildEditionIndex('de', [{ canonical: 1_001_000, verses, blocks: [] }])
  const stem = await loadStem('de')
  const terms = ['hirte', 'schafe', 'wasser', 'brot'].map(stem).sort()
  const model: MeaningModel = {
    language: 'de',
    space: '',
    dims: 32,
    numbers: new Map(terms.map((term, number) => [term, number])),
    weights: Uint8Array.of(10, 20, 30, 40),
    vectors: Int8Array.from({ length: 128 }, (_, at) => ((at * 37) % 23) - 11),
  }
  const { vectors, codes, count } = await editionVectors(model, index.verses, stem, () => Promise.resolve())
  const readTerms = await loadReadTerms('de')
  expect(count).toBe(4)
  for (const [verse, content] of contents.entries()) {
    const expected = meaningVector(model, readTerms(content)) ?? new Int8Array(32)
    expect([...vectors.subarray(verse * 32, verse * 32 + 32)]).toEqual([...expected])
    const signs = [...expected].map((value) => (value > 0 ? '1' : '0')).reverse()
    expect(codes[verse]).toBe(Number.parseInt(signs.join(''), 2))
  }
})
