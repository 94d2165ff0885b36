import { describe, expect, it } from 'vitest'
import { mayBePassage, openSearchPath, readSearchAddress, searchPath, wordsProblem } from './search-address'

const known = ['SDE', 'SEN', 'NeÜ']

describe('an address of the search', () => {
  it('names translations and words', () => {
    const found = {
      kind: 'named',
      abbreviations: ['SDE', 'SEN'],
      scope: 'chosen',
      words: 'gute Hoffnung',
    }
    expect(readSearchAddress('SDE.SEN/gute Hoffnung', known)).toEqual(found)
    expect(readSearchAddress('sde.SEN.SDE/gute/Hoffnung', known)).toEqual(found)
    expect(readSearchAddress('NEÜ', known)).toMatchObject({ abbreviations: ['NeÜ'], words: '' })
    expect(readSearchAddress('standard/Licht', [])).toMatchObject({ abbreviations: ['STANDARD'] })
  })

  it('is words alone where no translation stands in front', () => {
    expect(readSearchAddress('Licht', known)).toEqual({ kind: 'default', words: 'Licht' })
    expect(readSearchAddress('Licht/und/Leben', known)).toEqual({ kind: 'default', words: 'Licht und Leben' })
    expect(readSearchAddress('Licht. Leben.', known)).toEqual({ kind: 'default', words: 'Licht. Leben.' })
    expect(readSearchAddress('GOTT', known)).toEqual({ kind: 'default', words: 'GOTT' })
    expect(readSearchAddress('', known)).toEqual({ kind: 'default', words: '' })
  })

  it('says what is searched beside its translations', () => {
    const all = { kind: 'named', abbreviations: ['SDE', 'SEN'], scope: 'all', words: 'Licht' }
    expect(readSearchAddress('SDE.SEN.ALL/Licht', known)).toEqual(all)
    expect(readSearchAddress('sde.language/Licht', known)).toMatchObject({
      scope: 'language',
      words: 'Licht',
    })
    expect(searchPath(['SDE'], 'Licht', 'language')).toBe('/search/SDE.LANGUAGE/Licht')
    expect(searchPath(['SDE', 'SEN'], '', 'all')).toBe('/search/SDE.SEN.ALL')
    expect(readSearchAddress('SDE.XYZ.ALL/Licht', known)).toEqual({ kind: 'unknown', abbreviation: 'XYZ' })
  })

  it('takes a word for that only after a translation', () => {
    expect(readSearchAddress('all', known)).toEqual({ kind: 'default', words: 'all' })
    expect(readSearchAddress('God.all', known)).toEqual({ kind: 'default', words: 'God.all' })
    expect(readSearchAddress('ALL.SDE/Licht', known)).toEqual({ kind: 'unknown', abbreviation: 'ALL' })
  })

  it('says which translation nobody knows', () => {
    expect(readSearchAddress('XYZ9/Licht', known)).toEqual({ kind: 'unknown', abbreviation: 'XYZ9' })
    expect(readSearchAddress('SDE.xyz/Licht', known)).toEqual({ kind: 'unknown', abbreviation: 'xyz' })
  })

  it('has one canonical form, which reads back as it was', () => {
    expect(searchPath(['SDE', 'NeÜ'], '100 % Gnade? #1')).toBe(
      '/search/SDE.Ne%C3%9C/100%20%25%20Gnade%3F%20%231',
    )
    expect(searchPath(['SDE'], ' a/b ')).toBe('/search/SDE/a%20b')
    expect(searchPath(['SDE'], '')).toBe('/search/SDE')
    const [, , ...rest] = decodeURIComponent(searchPath(['SDE', 'SEN'], '„Wort.Gottes“')).split('/')
    expect(readSearchAddress(rest.join('/'), known)).toMatchObject({ words: '„Wort.Gottes“' })
  })

  it('is where the form of a search engine leads', () => {
    const open = (query: string) => openSearchPath(new URLSearchParams(query))
    expect(open('search=Licht+und/Leben&abbreviation=SDE.SEN')).toBe('/search/SDE.SEN/Licht%20und%20Leben')
    expect(open('search=123')).toBe('/search/123')
    expect(open('')).toBe('/search')
  })
})

describe('words', () => {
  it('that cannot be searched for have a reason', () => {
    expect(wordsProblem('  ')).toBe('blank')
    expect(wordsProblem('?!*„“')).toBe('signs')
    expect(wordsProblem('a'.repeat(201))).toBe('long')
    expect(['G25', 'lemma:ἀγάπη', 'lemma:אהב'].map(wordsProblem)).toEqual([undefined, undefined, undefined])
    expect(['Licht', '666', 'א', '"in the beginning"'].map(wordsProblem)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are asked about only where a number may stand in them', () => {
    expect(['Joh 3,16', 'יונה ב', 'يوحنا ٣'].every(mayBePassage)).toBe(true)
    expect(['Jona', 'Licht der Welt', 'יונה'].some(mayBePassage)).toBe(false)
  })
})
