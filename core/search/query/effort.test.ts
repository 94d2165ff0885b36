import { describe, expect, it, vi } from 'vitest'
import type { Chapter } from '../../contract/editions/chapter'
import * as limits from '../../limits'
import { buildEditionIndex } from '../index/edition-index'
import { Effort, effortsOf, noLimit, spentBy } from './effort'
import { findTerms } from './finding/find-terms'
import { matchUnits } from './match-units'
import { readQuery } from './read-query'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Verses of words of one to four letters, so that each letter is in many words and verses. */
const chapters = Array.from(
  { length: 40 },
  (_, chapter): Chapter => ({
    canonical: 1_000_000 + (chapter + 1) * 1000,
    verses: Array.from({ length: 30 }, (__, verse) => ({
      verse: verse + 1,
      content: wordsOf(chapter * 30 + verse),
    })),
    blocks: [],
  }),
)

function wordsOf(verse: number): string {
  const letter = (at: number) => letters[(verse * 7 + at * 11) % letters.length] ?? ''
  return Array.from({ length: 20 }, (_, at) => letter(at) + letter(at + verse) + letter(at * verse)).join(' ')
}

const alphabet = [...letters].join(' ')
const nasty = [
  ['letters of the alphabet', `${alphabet} ${alphabet} ${alphabet}`],
  ['a quoted row of the same letter', `"${'e '.repeat(90)}"`],
  ['letters with signs between them', [...letters].join('*')],
  ['words that are nowhere', 'xqqx yqqy zqqz wqqw '.repeat(10)],
] as const

/** Looks for parts of words; says how many places of words were read for it. */
function look(search: string, finding: Effort, looking = finding, percent = 1) {
  const { index } = buildEditionIndex('en', chapters)
  const read = vi.spyOn(index.verses, 'placesOf')
  const { units, sequence } = readQuery(search.slice(0, 200), false)
  const options = { language: 'en', fullwords: false, umlaute: false }
  const found = units.map(({ words, isQuoted }) => ({
    isQuoted,
    words: words.map((word) => findTerms(index.verses, word, options, finding)),
  }))
  const { documents } = matchUnits(index.verses, found, percent, looking, sequence)
  const places = read.mock.results.reduce((sum, { value }) => sum + value.length, 0)
  return { places, documents }
}

describe.each(nasty)('a search for %s', (_, search) => {
  it.each([2_000, 20_000, 60_000])('reads no more than its %i steps allow', (steps) => {
    const effort = new Effort({ left: steps })
    expect(look(search, effort).places).toBeLessThanOrEqual(steps)
    expect(effort.left).toBeGreaterThanOrEqual(0)
  })
})

it('that is too much finds some of it and says so', () => {
  const [finding, looking] = [new Effort({ left: 20_000 }), new Effort({ left: 20_000 })]
  const { documents } = look(alphabet, finding, looking)
  expect([finding.isCut, looking.isCut]).toContain(true)
  expect(documents.length).toBeGreaterThan(0)
  expect(documents.length).toBeLessThan(look(alphabet, noLimit()).documents.length + 1)
})

it('that is too much leaves something to each of its words', () => {
  const looking = new Effort({ left: 20_000 })
  const { documents } = look(alphabet, noLimit(), looking, 50)
  expect(looking.isCut).toBe(true)
  expect(documents.length).toBeGreaterThan(0)
})

it('that is not too much is whole', () => {
  const effort = new Effort({ left: 200_000 })
  look('abc', effort)
  expect(effort.isCut).toBe(false)
})

describe('the editions of a search', () => {
  const half = limits.maxSearchSteps / 2

  it('leave to the others what they do not need', () => {
    const efforts = effortsOf(10)
    expect(efforts.every(({ looking }) => looking.take(half / 10))).toBe(true)
    expect(spentBy(efforts)).toEqual({ steps: half, isCut: false })
  })

  it('cost no more together than one, and each gets something', () => {
    const efforts = effortsOf(10)
    for (const { finding, looking } of efforts) {
      for (const effort of [finding, looking]) {
        while (effort.take(half / 100)) expect(effort.left).toBeGreaterThanOrEqual(0)
        expect(effort.spent).toBeGreaterThan(0)
      }
    }
    expect(spentBy(efforts)).toMatchObject({ isCut: true })
    expect(spentBy(efforts).steps).toBeLessThanOrEqual(limits.maxSearchSteps)
  })
})
