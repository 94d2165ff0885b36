import { describe, expect, it } from 'vitest'
import { alignText, type VersePair } from './align-text'
import { mostWords } from './parallel-text'

/** A language of made-up words: each has a rendering, and verses say the words in another order. */
const lexicon = Array.from({ length: 40 }, (_, at) => ({ key: `G${at + 1}`, word: `w${at + 1}` }))
const helper = { key: 'G3588', isWanted: false }

/** The same numbers for the same seed (a linear congruence). */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Verses of six words; the text turns neighbours round, and says "the" where the original has a helper, and sometimes where not. */
function corpus(count: number): { verses: VersePair[]; partners: number[][] } {
  const next = chance(7)
  const verses: VersePair[] = []
  const partners: number[][] = []
  for (let verse = 0; verse < count; verse += 1) {
    const chosen = Array.from({ length: 6 }, () => lexicon[next(lexicon.length)] ?? { key: '', word: '' })
    const original = [helper, ...chosen.map(({ key }) => ({ key, isWanted: true }))]
    const order = [1, 2, 3, 4, 5, 6]
    const turned = next(5)
    order.splice(turned, 2, ...order.slice(turned, turned + 2).reverse())
    verses.push({ original, text: ['the', ...order.map((at) => chosen[at - 1]?.word ?? '')] })
    partners.push([0, ...order])
  }
  return { verses, partners }
}

/** Of words that were found: share of right ones, and of all words that could be found. */
function judge(
  verses: readonly VersePair[],
  partners: readonly number[][],
  found: ReturnType<typeof alignText>,
) {
  const keyOf = (verse: number, at = -1) => verses[verse]?.original[at]?.key
  const all = found.flatMap((words, verse) =>
    words.map(({ word, partner }) => keyOf(verse, partner) === keyOf(verse, partners[verse]?.[word])),
  )
  return { right: all.filter(Boolean).length / all.length, found: all.length / (verses.length * 6) }
}

describe('aligning a text', () => {
  const { verses, partners } = corpus(600)

  it('finds the words whose partners are known, and none for helpers', () => {
    const found = alignText(verses, undefined)
    const { right, found: share } = judge(verses, partners, found)
    expect(right).toBeGreaterThan(0.99)
    expect(share).toBeGreaterThan(0.9)
    expect(found.flat().some(({ word, partner }) => word === 0 || partner === 0)).toBe(false)
  })

  it('gives the same for the same, and says how far it is', () => {
    const steps: number[] = []
    const some = verses.slice(0, 60)
    expect(alignText(some, undefined, (share) => steps.push(share))).toEqual(alignText(some, undefined))
    expect([steps.at(-1), steps.toSorted((one, other) => one - other)]).toEqual([1, steps])
  })

  it('learns from few verses what seeds know', () => {
    const few = verses.slice(0, 12)
    const seeds = new Map(lexicon.map(({ key, word }) => [key, new Map([[word, 30]])]))
    const without = alignText(few, undefined).flat().length
    const found = alignText(few, seeds)
    expect(found.flat().length).toBeGreaterThan(without)
    expect(judge(few, partners, found).right).toBe(1)
  })

  it('is quiet where nothing stands on a side, and of one verse alone', () => {
    expect(alignText([], undefined)).toEqual([])
    const [one] = verses
    expect(one && alignText([one], undefined).flat()).toEqual([])
    const empty = [{ original: [], text: ['a'] }, ...verses, { original: [helper], text: [] }]
    const found = alignText(empty, undefined)
    expect([found[0], found.at(-1), found.length]).toEqual([[], [], empty.length])
    expect(found.slice(1, -1)).toEqual(alignText(verses, undefined))
  })

  it('leaves out a verse of ten thousand words, and goes on', () => {
    const giant = {
      original: Array.from({ length: 10_000 }, () => ({ key: 'G1', isWanted: true })),
      text: Array.from({ length: 10_000 }, () => 'w1'),
    }
    const longest = { original: giant.original.slice(0, mostWords), text: giant.text.slice(0, mostWords) }
    const begun = performance.now()
    const found = alignText([...verses, giant, longest], undefined)
    expect(found[verses.length]).toEqual([])
    expect(judge(verses, partners, found.slice(0, verses.length)).right).toBeGreaterThan(0.99)
    expect(performance.now() - begun).toBeLessThan(20_000)
  })
})
