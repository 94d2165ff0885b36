import { expect, it } from 'vitest'
import { type Candidate, chooseEditions } from './choose-editions'

const whole = 31_000
const one = (abbreviation: string, language: string, words: string, verses = whole): Candidate => ({
  abbreviation,
  language,
  verses,
  words: words.split(' '),
})
const names = (editions: readonly Candidate[]) => editions.map(({ abbreviation }) => abbreviation)

it('takes all of a small library, and learns the space from all of them', () => {
  const { base, others } = chooseEditions([one('A', 'de', 'a b'), one('B', 'en', 'c'), one('C', 'de', 'a d')])
  expect([names(base), others]).toEqual([['A', 'B', 'C'], []])
})

it('prefers whole editions, then those with other words, and leaves out the same text again', () => {
  const { base, others } = chooseEditions([
    one('NT', 'en', 'a b c d e f g h', 7_900),
    one('KJV', 'en', 'a b c'),
    one('KJVA', 'en', 'a b c d'),
    one('BSB', 'en', 'x y'),
    one('WEB', 'en', 'x y z'),
  ])
  expect([names(base), others]).toEqual([['KJVA', 'WEB', 'NT'], []])
})

it('gives every language an edition, and chooses the same in any order', () => {
  const tags = Array.from({ length: 20 }, (_, at) => `l${String(at).padStart(2, '0')}`)
  const library = [
    ...tags.map((tag) => one(tag.toUpperCase(), tag, 'a b c')),
    ...Array.from({ length: 20 }, (_, at) => one(`M${10 + at}`, 'zz', `a b${at}`)),
  ]
  const { base, others } = chooseEditions(library)
  expect(names(base)).toEqual(['M10', 'L00', 'L01', 'L02', 'M11', 'M12'])
  expect(others.map(names)).toEqual(tags.slice(3).map((tag) => [tag.toUpperCase()]))
  expect(chooseEditions(library.toReversed())).toEqual({ base, others })
})

it('takes at most eight for the space and twelve others', () => {
  const library = ['de', 'en', 'fr'].flatMap((tag) =>
    Array.from({ length: 14 }, (_, at) => one(`${tag}${10 + at}`.toUpperCase(), tag, `w${at}`)),
  )
  const { base, others } = chooseEditions(library)
  expect(base).toHaveLength(8)
  expect(others.map(({ length }) => length)).toEqual([4, 4, 4])
})

it('learns the space from fewer where their words are many', () => {
  const many = (tag: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${tag}${at}`).join(' ')
  const { base, others } = chooseEditions([
    one('SVD', 'ar', many('a', 60_000)),
    one('LUT', 'de', many('d', 40_000)),
    one('LSG', 'fr', many('f', 30_000)),
    one('ASV', 'en', many('e', 15_000)),
  ])
  expect([names(base), others.map(names)]).toEqual([['SVD', 'LUT', 'ASV'], [['LSG']]])
})

it('takes no place for an edition of some hundred verses, where there are longer ones', () => {
  const long = [one('LUT12', 'de', 'a b'), one('KJV', 'en', 'c d')]
  const starters = ['de', 'en', 'es', 'ar'].map((tag) => one(`S${tag.toUpperCase()}`, tag, 'x y z', 105))
  const { base, others } = chooseEditions([...long, ...starters])
  expect([names(base), others]).toEqual([['LUT12', 'KJV'], []])
  expect(names(chooseEditions([...long.slice(0, 1), ...starters]).base)).toContain('SES')
})
