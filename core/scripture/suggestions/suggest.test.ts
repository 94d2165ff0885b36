import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../tests/support/long-series'
import { languageOf, suggestionsFor } from '../../../tests/support/passages/input-in-language'
import { runs } from '../../../tests/support/properties/runs'
import { type Locale, locales } from '../../contract/locales'
import { maxCandidates } from '../../limits'

/** Slips that are tried in each name. */
const slipsOfName = isLong ? 20 : 4

/** PASSAGES Q-11: id, locale, input, book numbers in order, what is run by default. */
const rows: readonly (readonly [id: string, locale: Locale, input: string, books: string, run: string])[] = [
  ['A-a', 'de', 'joh', '43 62 63 64', 'first'],
  ['A-b', 'de', '1', '1 9 11 13 46 52 54 60 62 92', 'first'],
  ['A-c', 'de', 'mose', '1 2 3 4 5', 'first'],
  ['A-d', 'de', 'kor', '46 47', 'first'],
  ['A-e', 'de', 'roem', '45', 'first'],
  ['A-f', 'de', 'rom', '45', 'first'],
  ['A-g', 'de', 'mattäus', '40', 'first'],
  ['A-h', 'de', 'hesekeil', '26', 'first'],
  ['A-i', 'de', 'jesja', '23', 'first'],
  ['A-j', 'de', 'jesus', '95', 'search'],
  ['A-k', 'de', 'jes', '23 95', 'first'],
  ['A-l', 'de', 'jesus sirach 3', '95', 'search'],
  ['A-m', 'de', 'ps 23', '19', 'search'],
  ['A-n', 'de', '2joh 3,1', '63', 'search'],
  ['A-o', 'de', 'joh 3,1', '43 62', 'search'],
  ['A-p', 'de', 'liebe', '', 'search'],
  ['A-q', 'de', '2 ko', '47 12', 'first'],
  ['A-r', 'de', 'ru', '8', 'first'],
  ['A-s', 'de', '"joh"', '', 'search'],
  ['A-t', 'en', 'jud', '65 7 91', 'first'],
  ['A-u', 'en', 'hos', '28', 'first'],
  ['A-v', 'en', 'is', '23', 'first'],
  ['A-w', 'en', 'is love', '', 'search'],
  ['A-x', 'en', 'galatans', '48', 'first'],
  ['A-y', 'en', 'rvt', '', 'search'],
  ['A-z', 'pt', 'jó', '18 43 6 29 32 62 63 64', 'first'],
  ['A-aa', 'pt', 'jo', '43 18 6 29 32 62 63 64', 'first'],
  ['A-ab', 'fr', 'esa', '23', 'first'],
  ['A-ac', 'ar', 'تك', '1', 'first'],
  ['A-ad', 'fa', 'يوح', '43 62 63 64', 'first'],
  ['A-ae', 'he', 'תה', '19', 'first'],
  ['A-af', 'de', 'LUT: joh', '43 62 63 64', 'first'],
]

describe('suggestions', () => {
  it.each(rows)('%s (%s): %s', async (_, locale, input, books, run) => {
    const found = suggestionsFor(input, await languageOf(locale))
    const numbers = found.map((one) => (one.type === 'book' ? one.number : 'search'))
    expect(numbers.join(' ')).toBe(`${books} search`.trim())
    expect(found.findIndex(({ toBeSearched }) => toBeSearched)).toBe(run === 'first' ? 0 : found.length - 1)
  })

  it('A-ag: are none for a blank input', async () => {
    expect(suggestionsFor('   ', await languageOf('de'))).toEqual([])
  })

  it('A-1: keep the words of the search entry as they were typed', async () => {
    const found = suggestionsFor(' „Gnade/UND“ ', await languageOf('de'))
    expect(found).toEqual([{ type: 'search', input: '„Gnade/UND“', toBeSearched: true }])
  })

  it('A-2: carry the numbers along, and offer the nearest place where there is none', async () => {
    const german = await languageOf('de')
    const inputs = (raw: string) => suggestionsFor(raw, german).map(({ input }) => input)
    expect(inputs('joh 3,1')).toEqual(['Johannes 3,1', '1. Johannes 3,1', 'joh 3,1'])
    expect(inputs('joh 3,16-18; 4,1')).toEqual([
      'Johannes 3,16-18; 4,1',
      '1. Johannes 3,16-18; 4,1',
      'joh 3,16-18; 4,1',
    ])
    expect(suggestionsFor('2joh 3,1', german)[0]).toMatchObject({ number: 63, canonical: 63_001_000 })
    expect(suggestionsFor('Joh 22', german)[0]).toMatchObject({ input: 'Johannes 21', canonical: 43_021_000 })
  })

  it('read chapters in Hebrew letters', async () => {
    const hebrew = await languageOf('he')
    expect(suggestionsFor('יונה ב', hebrew)[0]).toMatchObject({ number: 32, canonical: 32_002_000 })
    expect(suggestionsFor('תהלים כ״ג', hebrew)[0]).toMatchObject({ canonical: 19_023_000 })
    expect(suggestionsFor('בראשית ג-ה', hebrew)[0]).toMatchObject({ canonical: 1_003_000 })
    expect(suggestionsFor('שמואל א', hebrew)[0]).toMatchObject({ number: 9, canonical: 9_001_000 })
  })

  it('are there after the dot of an abbreviation too, and wait at a hyphen for what follows it', async () => {
    const german = await languageOf('de')
    expect(suggestionsFor('Dtn.', german)[0]).toMatchObject({ number: 5, canonical: 5_001_000 })
    expect(suggestionsFor('Hohes-Lied 2', german)[0]).toMatchObject({ canonical: 22_002_000 })
    expect(suggestionsFor('Mt-', german).map(({ type }) => type)).toEqual(['search'])
  })

  it('A-af: name the translation of a prefix', async () => {
    const found = suggestionsFor('lut: joh', await languageOf('de'))
    expect(found.map(({ translation }) => translation)).toEqual(Array(5).fill('LUT'))
  })

  it('offer the right place after every key of an input', async () => {
    const german = await languageOf('de')
    const whole = '1. korinther 13,4'
    for (let length = 1; length <= whole.length; length += 1) {
      const found = suggestionsFor(whole.slice(0, length), german)
      const numbers = found.flatMap((one) => (one.type === 'book' ? [one.number] : []))
      expect(numbers).toContain(46)
      if (length > 4) expect(numbers[0]).toBe(46)
    }
    expect(suggestionsFor(whole, german)[0]).toMatchObject({
      canonical: 46_013_004,
      input: '1. Korinther 13,4',
    })
  })

  it.each([...locales])(
    'hold for any input in %s: one default, every place once, never more than ten',
    async (locale) => {
      const language = await languageOf(locale)
      const names = language.packs.flatMap((pack) =>
        Object.values(pack.names).flatMap(({ name, names: all }) => [name, ...all]),
      )
      const typed = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc
          .tuple(fc.constantFrom(...names), fc.nat(12), fc.stringMatching(/^[ 0-9,.:;f-]{0,9}$/))
          .map(([name, cut, rest]) => name.slice(0, cut + 1) + rest),
        fc.string({
          unit: fc.constantFrom('1', 'j', 'o', '\ud800', '\udc00', 'ü', ' ', '.', ':', '"'),
          maxLength: 12,
        }),
      )
      fc.assert(
        fc.property(typed, (raw) => {
          const found = suggestionsFor(raw, language)
          if (found.length === 0) return
          const books = found.flatMap((one) => (one.type === 'book' ? [one.input] : []))
          expect(found.filter(({ toBeSearched }) => toBeSearched).length).toBe(1)
          expect(new Set(books).size).toBe(books.length)
          expect(books.length).toBeLessThanOrEqual(maxCandidates)
          expect(found.at(-1)?.type).toBe('search')
        }),
        runs(150, 20_000),
      )
    },
  )
})

describe('a slip in a name (R-9)', () => {
  it.each([...locales])('leaves the book on top in at least 95 of 100 in %s', async (locale) => {
    const language = await languageOf(locale)
    const [own] = language.packs
    const names = Object.values(own?.names ?? {}).filter(({ name }) => name.replace(/^\d\W*/, '').length >= 5)
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const alphabet = [...new Set(names.map(({ name }) => name.toLowerCase()).join(''))].filter((one) =>
      /\p{L}/u.test(one),
    )
    let right = 0
    const trials = names.flatMap(({ number, name }) =>
      Array.from({ length: slipsOfName }, () => ({ number, typed: withSlip(name, random, alphabet) })),
    )
    for (const { number, typed } of trials) {
      const [first] = suggestionsFor(typed, language)
      if (first?.type === 'book' && first.number === number) right += 1
    }
    expect(right / trials.length).toBeGreaterThanOrEqual(0.95)
  })
})

/** One edit in the letters of a name after its first one. */
function withSlip(name: string, random: (below: number) => number, alphabet: readonly string[]): string {
  const letters = [...name]
  const start = letters.findIndex((letter) => /\p{L}/u.test(letter)) + 1
  const at = start + random(letters.length - start)
  const letter = alphabet[random(alphabet.length)] ?? ''
  const kind = random(4)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letter)
  else if (kind === 2) letters.splice(at, 1, letter)
  else
    letters.splice(
      at - (at > start ? 1 : 0),
      2,
      ...letters.slice(at - (at > start ? 1 : 0), at + (at > start ? 1 : 2)).reverse(),
    )
  return letters.join('')
}
