// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Offer, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { startPage } from '../../../tests/support/drawn/page'
import { answersAhead, answerTo, hidden, longest, nothing } from './offered'

const { worker } = startPage()

const book = (canonical: number, more: { translation?: string } = {}): Suggestion => ({
  type: 'book',
  bookname: 'Johannes',
  number: 43,
  canonical,
  input: `Johannes ${canonical}`,
  toBeSearched: false,
  ...more,
})
const search: Suggestion = { type: 'search', input: 'joh', toBeSearched: true }
const text = (canonical: number): RunOutcome => ({ kind: 'text', canonical, path: '/LUT/Joh3' })
const context = { locale: 'de', abbreviations: ['LUT'] }

const answered = async (offer: Offer) => {
  worker.answer({ offer: async () => offer })
  return await answerTo('joh', context)
}

describe('the entry that Enter alone runs', () => {
  it.each<[string, Offer, number]>([
    ['the passage that is meant', { suggestions: [book(1), book(2), search], outcome: text(2) }, 1],
    ['none, where the passage is not among them', { suggestions: [book(1), search], outcome: text(9) }, -1],
    [
      'the search, which is the last',
      { suggestions: [book(1), search], outcome: { kind: 'search', type: 'hybrid', words: 'joh', path: '' } },
      1,
    ],
    ['none, where nothing is run', { suggestions: [book(1), search], outcome: { kind: 'nothing' } }, -1],
    [
      'none, where only a translation is named',
      { suggestions: [], outcome: { kind: 'selection', translation: 'ELB' } },
      -1,
    ],
  ])('is %s', async (_, offer, preferred) => {
    expect((await answered(offer)).preferred).toBe(preferred)
  })
})

describe('the translation that a prefix names', () => {
  it.each<[string, Offer, string | undefined]>([
    ['alone', { suggestions: [], outcome: { kind: 'selection', translation: 'ELB' } }, 'ELB'],
    ['before a passage', { suggestions: [book(1, { translation: 'ELB' })], outcome: text(1) }, 'ELB'],
    ['not at all', { suggestions: [book(1)], outcome: text(1) }, undefined],
  ])('is told when it stands %s', async (_, offer, translation) => {
    expect((await answered(offer)).translation).toBe(translation)
  })
})

describe('answers that are here before they are asked for', () => {
  it('answer each the words they were made for', async () => {
    const offers = new Map([
      ['j', { suggestions: [search], outcome: { kind: 'nothing' } as const }],
      ['jo', { suggestions: [book(1), search], outcome: text(1) }],
    ])
    worker.answer({ offersAhead: async () => offers })
    const answers = await answersAhead('', context)
    expect([...answers].map(([typed, { words, preferred }]) => [typed, words, preferred])).toEqual([
      ['j', 'j', -1],
      ['jo', 'jo', 0],
    ])
    expect(longest(answers).words).toBe('jo')
  })

  it('are nothing where there are none', () => {
    expect(longest(new Map())).toBe(nothing)
  })

  it('are drawn without being shown, unless there is nothing to draw', async () => {
    const offered = await answered({ suggestions: [book(1)], outcome: text(1) })
    expect(hidden(offered)).toEqual({ words: undefined, suggestions: [book(1)], preferred: -1 })
    expect(hidden({ ...offered, suggestions: [] })).toBe(nothing)
  })
})
