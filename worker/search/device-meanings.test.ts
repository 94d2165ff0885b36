import { expect, it } from 'vitest'
import * as limits from '#core/limits'
import { buildEditionIndex } from '#core/search/index/edition-index'
import { freshDatabase } from '../testing/fake-server'
import { DeviceMeanings } from './device-meanings'
import { searchMemory } from './search-memory'

const { index } = buildEditionIndex('de', [
  { canonical: 1_001_000, verses: [{ verse: 1, content: 'Hirte' }], blocks: [] },
])
const stem = (word: string) => word
const model = {
  language: 'de',
  space: '',
  dims: 32,
  numbers: new Map([['hirte', 0]]),
  weights: Uint8Array.of(1),
  vectors: new Int8Array(32).fill(1),
}
const learnt = { version: '1', models: new Map([['de', { model, stem }]]) }
const editions = Array.from({ length: limits.maxColumns }, (_, at) => ({
  abbreviation: `E${at}`,
  revision: '1',
  locale: 'de',
}))

it('makes the vectors of as many editions as one search may have only once', async () => {
  const meanings = new DeviceMeanings(freshDatabase(), searchMemory(undefined))
  const all = async () =>
    await Promise.all(editions.map(async (edition) => await meanings.of(edition, index, learnt)))
  const first = await all()
  for (const [at, vectors] of (await all()).entries()) expect(vectors).toBe(first[at])
})
