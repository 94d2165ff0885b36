import { expect, it } from 'vitest'
import { queryMeaning } from '../answer/query-meaning'
import { buildEditionIndex } from '../index/edition-index'
import { readQuery } from '../query/read-query'
import { editionVectors } from './edition-vectors'
import type { MeaningModel } from './meaning-model'
import { vectorOfTerms } from './meaning-vector'
import { loadReadTerms } from './training/read-terms'
import { knownTerms } from './unspaced-terms'

const asIs = (word: string) => word
const modelOf = (language: string, ...terms: readonly string[]): MeaningModel => ({
  language,
  space: '',
  dims: 32,
  numbers: new Map(terms.map((term, number) => [term, number])),
  weights: Uint8Array.from(terms, (_, number) => 10 + number),
  vectors: Int8Array.from({ length: 32 * terms.length }, (_, at) => ((at * 37) % 23) - 11),
})
const chinese = modelOf('zh', '神', '神愛', '世人', '耶穌', '耶穌基督', '基')

it('takes the longest known word from left to right, and leaves unknown letters out', () => {
  const found = (run: string) => knownTerms(chinese, [...run])
  expect(found('耶穌基督是神')).toEqual({ numbers: [4, 0], words: 5 })
  expect(found('耶穌基')).toEqual({ numbers: [3, 5], words: 3 })
  expect(found('督')).toEqual({ numbers: [], words: 0 })
})

it('reads a query and a verse alike, and no word of a query beyond a space', async () => {
  const meanings = { version: '', language: 'zh', models: new Map([['zh', { model: chinese, stem: asIs }]]) }
  const ask = (text: string) => queryMeaning(readQuery(text, false), ['zh'], meanings)?.vector
  const verses = ['神愛世人', '耶穌基督', '神'].map((content, at) => ({ verse: at + 1, content }))
  const { index } = buildEditionIndex('zh-Hant', [{ canonical: 43_003_000, verses, blocks: [] }])
  const { vectors } = await editionVectors(chinese, index.verses, asIs, () => Promise.resolve())
  for (const [at, { content }] of verses.entries())
    expect(ask(content)).toEqual(vectors.slice(at * 32, at * 32 + 32))
  expect(ask('耶穌 基督')).toEqual(vectorOfTerms(chinese, [3, 5]))
})

it('learns from words, which ICU cuts out of Chinese and Burmese, and from whole ones of other scripts', async () => {
  const read = async (language: string, text: string) => (await loadReadTerms(language))(text)
  expect(await read('zh', '耶穌，Jesus')).toEqual(['耶穌', 'jesus'])
  const burmese = 'ဘုရားသခင်သည်ကောင်းကင်'
  const words = await read('my', burmese)
  expect(words.join('')).toBe(burmese)
  expect(words).toContain('ကောင်းကင်')
})

it('tells Burmese words apart by their vowels, as the letters of an index do', async () => {
  const verses = ['ကောင်းကင်', 'ကင်းကောင်'].map((content, at) => ({ verse: at + 1, content }))
  const { index } = buildEditionIndex('my', [{ canonical: 1_001_000, verses, blocks: [] }])
  const model = modelOf('my', 'ကောင်းကင်', 'ကင်းကောင်')
  const { vectors } = await editionVectors(model, index.verses, asIs, () => Promise.resolve())
  expect(vectors.slice(0, 32)).toEqual(vectorOfTerms(model, [0]))
  expect(vectors.slice(32)).toEqual(vectorOfTerms(model, [1]))
})
