import { describe, expect, it } from 'vitest'
import { isLong } from '../../../tests/support/long-series'
import { isLocale, locales } from '../../contract/locales'
import { loadNames } from '../names/load-names'
import { type InputSource, offerFor, offersAhead } from './read-input'

const source: InputSource = {
  edition: async () => undefined,
  names: async (locale) => (isLocale(locale) ? await loadNames(locale) : undefined),
  abbreviations: async () => [],
}

describe('the answers ahead', () => {
  it.each(locales)('are what each input is answered with when it is asked for (%s)', async (locale) => {
    const context = { locale, abbreviations: ['STANDARD'] }
    const books = Object.values((await loadNames(locale)).names)
    const names = books.filter((_, index) => index % (isLong ? 4 : 24) === 0).map(({ name }) => name)
    const begun = names.flatMap((name) => [name.slice(0, 1), name.slice(0, 3).toLowerCase(), `${name} 1`])
    for (const raw of ['', ...new Set(begun)]) {
      const ready = await offersAhead(source, raw, context)
      for (const [words, offer] of ready) {
        expect(words.slice(0, -1)).toBe(raw)
        expect(await offerFor(source, words, context), words).toEqual(offer)
      }
    }
  })

  it('are those of the translation a prefix names', async () => {
    const known = { ...source, abbreviations: async () => ['ELB'] }
    const context = { locale: 'de', abbreviations: ['STANDARD'] }
    for (const raw of ['ELB:', 'ELB: ', 'elb: 1. ', 'ELB: joh 3', 'ELB: joh 3,']) {
      const ready = await offersAhead(known, raw, context)
      expect(ready.size, raw).toBeGreaterThan(0)
      for (const [words, offer] of ready) expect(await offerFor(known, words, context), words).toEqual(offer)
    }
  })

  it.each([
    ['de', '', ['1', 'j', 'J']],
    ['de', '1. k', ['1. ko', '1. kö']],
    ['de', '1. korint', ['1. korinth', '1. korinte', '1. korintt']],
    ['de', '1. korinte', ['1. korinter']],
    ['de', '1. korinter ', ['1. korinter 1', '1. korinter 9']],
    ['de', '1. korinther 13', ['1. korinther 13,', '1. korinther 131', '1. korinther 13-']],
    ['fr', '', ['e', 'é', '2']],
    ['ar', '', ['ي', 'م']],
    ['he', '', ['ב', 'י']],
  ])('are there where names of %s go on after "%s"', async (locale, raw, wanted) => {
    const ready = await offersAhead(source, raw, { locale, abbreviations: [] })
    expect([...ready.keys()]).toEqual(expect.arrayContaining(wanted))
  })

  it('are few after a place, and none after words that are no name', async () => {
    const context = { locale: 'de', abbreviations: [] }
    expect((await offersAhead(source, 'Johannes 3', context)).size).toBeLessThan(20)
    expect((await offersAhead(source, 'am anfang war', context)).size).toBe(0)
  })
})

describe('words of the original', () => {
  it.each(locales)('are searched, and are no passage (%s)', async (locale) => {
    const inputs = [
      'G25',
      'h7225',
      'H430G',
      'strong:G25',
      'lemma:ἀγάπη',
      'lemma:agape',
      'lemma:אהב',
      'lemma: חֶסֶד',
    ]
    const beside = [...inputs, 'G25 "eternal life"', 'lemma:agape world', 'G1 H1', 'H1 3', 'G25 1']
    for (const raw of beside) {
      const { outcome } = await offerFor(source, raw, { locale, abbreviations: ['KJV'] })
      expect(outcome, raw).toMatchObject({ kind: 'search', words: raw })
    }
  })
})
