import { expect, it } from 'vitest'
import { canonicalOf } from '#core/canonical'
import type { WordRun } from '#core/originals/word-run'
import { isHelper } from './helper-words'
import { addSeeds, fewestVerses, learnWords } from './learn-words'
import { originalReader } from './original-words'
import { wordSplitter } from './text-words'

const nouns = ['house', 'water', 'king', 'stone', 'tree', 'river', 'bread', 'hand']
const numbering = { base: 'eng', corrections: [] } as const

/** Verses of John, chapter after chapter: two nouns each, the second named first by the original. */
async function made(count: number) {
  const verses = Array.from({ length: count }, (_, at) => {
    const [one, other] = [at % nouns.length, (at * 3 + 1 + Math.floor(at / 8)) % nouns.length]
    const canonical = canonicalOf(43, 1 + Math.floor(at / 25), 1 + (at % 25))
    const content = `The ${nouns[one]}s, and the ${nouns[other]}.`
    const numbers = [[`G${101 + other}A`], ['G3588'], [`G${101 + one}`]]
    const runs = numbers.map((own): WordRun => ({ from: 0, to: 0, numbers: own, form: 'N-NSM' }))
    return { canonical, content, runs, one, other }
  })
  const read = originalReader()
  const words = new Map(verses.map(({ canonical, runs }) => [canonical, read(runs)]))
  const text = verses.map(({ canonical, content }) => ({ canonical, content }))
  const split = await wordSplitter('en', [])
  return { verses, text: { numbering: { ...numbering, corrections: [] }, verses: text, split }, words }
}

it('gives words with the offsets, numbers and forms of their partners', async () => {
  const { text, words, verses } = await made(fewestVerses)
  const original = { numbering: text.numbering, words }
  const learnt = learnWords(text, original, undefined)
  expect(learnt.verses).toBe(fewestVerses)
  const first = learnt.words.get(43)?.get(1)
  const shown = (at: number) =>
    first
      ?.get(at + 1)
      ?.map(({ from, to, numbers, form }) => [verses[at]?.content.slice(from, to), numbers, form])
  expect([shown(0), shown(1)]).toEqual([
    [
      ['houses', ['G101'], 'N-NSM'],
      ['water', ['G102A'], 'N-NSM'],
    ],
    [
      ['waters', ['G102'], 'N-NSM'],
      ['tree', ['G105A'], 'N-NSM'],
    ],
  ])
})

it('learns nothing from few verses, or where the original says nothing', async () => {
  const [enough, few] = [await made(fewestVerses), await made(fewestVerses - 1)]
  const { numbering } = enough.text
  const nothing = { words: new Map(), verses: 0 }
  expect(learnWords(few.text, { numbering, words: few.words }, undefined)).toEqual(nothing)
  expect(learnWords(enough.text, { numbering, words: new Map() }, undefined)).toEqual(nothing)
})

it('takes what is written before a word off where the rest stands alone', async () => {
  const split = await wordSplitter('ar', ['والملك قال', 'الملك', 'وقف'])
  const [withAnd, , alone] = split('والملك قال الملك').map(({ stem }) => stem)
  expect(withAnd).toBe(alone)
  expect(split('وقف')[0]?.stem).toBe('وقف')
})

it('finds the words of a script without blanks', async () => {
  const split = await wordSplitter('zh', [])
  const content = '起初，上帝创造 John 天地。'
  expect(split(content).map(({ from, to }) => content.slice(from, to))).toEqual([
    '起初',
    '上帝',
    '创造',
    'John',
    '天地',
  ])
})

it('has the parts of a Hebrew word beside it, and tells helpers', () => {
  const words = originalReader()([
    { from: 0, to: 1, numbers: ['H7225'], form: 'HR/Ncfsa' },
    { from: 2, to: 3, numbers: ['H834A'], form: 'HTr' },
    { from: 4, to: 5, numbers: [], form: 'HR/Sp3ms' },
  ])
  expect(words.map(({ key, isWanted }) => [key, isWanted])).toEqual([
    ['/R', false],
    ['H7225', true],
    ['H834', false],
    ['/R', false],
  ])
  expect(['G3588', 'H853', 'G26', 'H7225'].map(isHelper)).toEqual([true, true, false, false])
})

it('counts what another edition says, a word of several in shares', async () => {
  const table = new Map<string, Map<string, number>>()
  const content = 'burnt offerings and an offering'
  addSeeds(table, await wordSplitter('en', []), content, [
    { from: 0, to: 15, numbers: ['H5930'] },
    { from: 23, to: 31, numbers: ['H5930B'] },
  ])
  expect([...(table.get('H5930') ?? [])]).toEqual([
    ['burnt', 0.5],
    ['offer', 1.5],
  ])
})
