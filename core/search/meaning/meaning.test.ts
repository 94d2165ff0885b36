import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../errors'
import type { MeaningModel } from './meaning-model'
import { meaningVector } from './meaning-vector'
import { decodeModel, encodeModel } from './model-codec'
import { nearest, similarityTo } from './nearest'
import { makeRandom } from './training/leading-vectors'
import { loadReadTerms, type ReadTerms } from './training/read-terms'
import { trainingOptions, trainModels } from './training/train-models'
import { knownTerms } from './unspaced-terms'
import { buildVerseVectors, type VerseVectors } from './verse-vectors'

/** What verses say: word for word in two languages. */
const pairs: readonly (readonly [german: string, english: string])[] = [
  ['hirte', 'shepherd'],
  ['schafe', 'sheep'],
  ['wasser', 'water'],
  ['brot', 'bread'],
  ['licht', 'light'],
  ['berg', 'mountain'],
  ['könig', 'king'],
  ['haus', 'house'],
  ['weg', 'way'],
  ['nacht', 'night'],
  ['fisch', 'fish'],
  ['boot', 'boat'],
]

/** Sixty verses of three words each, the same in both languages. */
function verseWords(language: 0 | 1): string[][] {
  const random = makeRandom(11)
  return Array.from({ length: 60 }, (_, verse) =>
    [verse % 12, random() % 12, random() % 12].map((at) => pairs[at]?.[language] ?? ''),
  )
}

const editions = () =>
  (['de', 'en'] as const).map((locale, language) => ({
    locale,
    numbering: { base: 'eng' as const, corrections: [] },
    verses: verseWords(language === 0 ? 0 : 1).map((words, verse) => ({
      canonical: 1_001_001 + (verse % 30) + Math.floor(verse / 30) * 1000,
      content: words.join(' '),
    })),
  }))

const options = { ...trainingOptions, dims: 32 }
const train = async () => await trainModels({ base: editions() }, () => undefined, options)

let german: MeaningModel
let english: MeaningModel
let readGerman: ReadTerms
let verses: VerseVectors
beforeAll(async () => {
  const [first, second] = await train()
  if (!first || !second) throw new Error('Two languages were given')
  german = first
  english = second
  readGerman = await loadReadTerms('de')
  const readEnglish = await loadReadTerms('en')
  const words = verseWords(1).map((list) => knownTerms(english, readEnglish(list.join(' '))).numbers)
  verses = buildVerseVectors(english, words, words.length)
})

const ask = (question: string) => meaningVector(german, readGerman(question))

describe('a model', () => {
  it('is the same bytes for the same texts', async () => {
    const again = await train()
    expect(again.map(encodeModel)).toEqual([german, english].map(encodeModel))
  })

  it('of a language that is fitted in has the words of its editions, and those of the base stay', async () => {
    const [first, second] = editions()
    if (!first || !second) throw new Error('Two languages were given')
    const others = async function* () {
      yield [second]
    }
    const [base, fitted] = await trainModels({ base: [first], others: others() }, () => undefined, options)
    const [alone] = await trainModels({ base: [first] }, () => undefined, options)
    expect(base).toEqual(alone)
    expect([fitted?.language, [...(fitted?.numbers.keys() ?? [])]]).toEqual([
      'en',
      [...english.numbers.keys()],
    ])
    const more = async function* () {
      yield [
        {
          ...first,
          verses: [
            ...first.verses,
            { canonical: 1_001_001, content: 'quelle' },
            { canonical: 1_001_002, content: 'quelle' },
          ],
        },
      ]
    }
    const [extended] = await trainModels({ base: [first], others: more() }, () => undefined, options)
    expect([...(extended?.numbers.keys() ?? [])]).toEqual([...(base?.numbers.keys() ?? []), 'quell'].sort())
    const at = extended?.numbers.get('hirt') ?? -1
    const was = base?.numbers.get('hirt') ?? -1
    expect(extended?.vectors.subarray(at * 32, at * 32 + 32)).toEqual(
      base?.vectors.subarray(was * 32, was * 32 + 32),
    )
  })

  it('comes back from its file as it was, also from an odd place in memory', () => {
    const bytes = encodeModel({ ...german, space: '0123456789abcdef' })
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect(decodeModel(shifted.subarray(1))).toEqual({ ...german, space: '0123456789abcdef' })
    expect([german.language, [...german.numbers.keys()]]).toEqual(['de', [...german.numbers.keys()].sort()])
  })

  it('is refused when its file is not whole or is another one', () => {
    const bytes = encodeModel(german)
    const other = bytes.slice()
    other[0] = 0
    const wrongDims = bytes.slice()
    wrongDims[4] = 33
    for (const wrong of [bytes.subarray(0, bytes.length - 1), bytes.subarray(0, 7), other, wrongDims]) {
      expect(() => decodeModel(wrong)).toThrow(AppError)
    }
  })
})

describe('the meaning of a text', () => {
  it('is that of its words, however often they stand in it, and none without known words', () => {
    expect(ask('Hirte und Schafe')).toEqual(ask('Schafe Hirte Hirte'))
    expect(ask('unbekannt')).toBeUndefined()
  })

  it('finds in one language what was asked in another', () => {
    const words = verseWords(1)
    for (const [one, other] of [pairs.slice(0, 2), pairs.slice(2, 4), pairs.slice(6, 8)]) {
      const query = ask(`${one?.[0]} ${other?.[0]}`)
      const [first] = query ? nearest(verses, query, 3) : []
      const found = words[first?.verse ?? -1] ?? []
      expect([one?.[1], other?.[1]].some((word) => found.includes(word ?? ''))).toBe(true)
    }
  })

  it('of single words is nearest to verses with their translation', () => {
    for (const [germanWord, englishWord] of pairs) {
      const query = ask(germanWord)
      const [first] = query ? nearest(verses, query, 1) : []
      expect(verseWords(1)[first?.verse ?? -1]).toContain(englishWord)
    }
  })
})

describe('the nearest verses', () => {
  const dims = 128
  const random = makeRandom(3)
  /** Five thousand verses of the sums of three in two hundred words. */
  const many = () => {
    const vectors = Int8Array.from({ length: 200 * dims }, () => (random() % 41) - 20)
    const model: MeaningModel = {
      language: 'de',
      space: '',
      dims,
      numbers: new Map(),
      weights: new Uint8Array(200).fill(40),
      vectors,
    }
    const lists = Array.from({ length: 5000 }, () => Array.from({ length: 3 }, () => random() % 200))
    return buildVerseVectors(model, lists, lists.length)
  }

  it('found by their signs first are those a whole scan finds', () => {
    const all = many()
    let agreed = 0
    for (let round = 0; round < 20; round += 1) {
      const query = all.vectors.slice(round * dims, (round + 1) * dims)
      const scanned = Array.from(
        { length: all.count },
        (_, verse) => [verse, similarityTo(all, query, verse)] as const,
      )
        .sort(([one, a], [other, b]) => b - a || one - other)
        .slice(0, 10)
        .map(([verse]) => verse)
      const found = nearest(all, query, 10)
      expect(found[0]?.verse).toBe(scanned[0])
      expect(found.map(({ similarity }) => similarity)).toEqual(
        found.map(({ verse }) => similarityTo(all, query, verse)),
      )
      agreed += found.filter(({ verse }) => scanned.includes(verse)).length
    }
    expect(agreed / 200).toBeGreaterThan(0.97)
  })

  it('leave out verses without known words and verses that have nothing in common', () => {
    const silent = buildVerseVectors(german, [[], [0], []], 3)
    const query = silent.vectors.slice(32, 64)
    expect(nearest(silent, query, 3).map(({ verse }) => verse)).toEqual([1])
    expect(
      nearest(
        silent,
        query.map((value) => -value),
        3,
      ),
    ).toEqual([])
  })

  it('come nearest first, of equals in the order of the text', () => {
    const twins = buildVerseVectors(german, [[0], [1], [0], [1]], 4)
    expect(nearest(twins, twins.vectors.slice(32, 64), 2).map(({ verse }) => verse)).toEqual([1, 3])
  })
})
