import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query'

const unitsOf = (search: string, isOnePhrase = false) =>
  readQuery(search, isOnePhrase).units.map(({ words, isQuoted }) =>
    isQuoted ? `"${words.join(' ')}"` : words.join('+'),
  )

describe('a search', () => {
  it.each([
    ['Licht und Leben', ['Licht', 'und', 'Leben']],
    ['  und,  und Und ', ['und']],
    ['"im Anfang" Wort', ['"im Anfang"', 'Wort']],
    ['„im Anfang“ und «das Wort»', ['"im Anfang"', 'und', '"das Wort"']],
    ['"im Anfang', ['im', 'Anfang']],
    ['a "b c" d "e', ['a', '"b c"', 'd', 'e']],
    ['""', []],
    ['" "', []],
    ['起初神 创造', ['起+初+神', '创+造']],
    ['l’amour', ['l', 'amour']],
    ['.*+?^${}()|[]\\', []],
    ['!?.,;', []],
    ['', []],
    ['\u0000\u0007', []],
  ])('of %j looks for %j', (search, units) => {
    expect(unitsOf(search)).toEqual(units)
  })

  it('as one phrase is in quotes from end to end', () => {
    expect(unitsOf('im "Anfang war', true)).toEqual(['"im Anfang war"'])
    expect(readQuery('im Anfang', true).isPhrase).toBe(true)
    expect(readQuery('im Anfang', false).isPhrase).toBe(false)
    expect(unitsOf('...', true)).toEqual([])
  })
})
