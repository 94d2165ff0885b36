import { describe, expect, it } from 'vitest'
import { withoutCapitals } from './small-letters'

describe('heads in capitals', () => {
  it.each([
    ['AARON', 'Aaron'],
    ['ZUZIM, THE', 'Zuzim, the'],
    ['ABEL, STONE OF', 'Abel, Stone of'],
    ['ABIA, ABIAH, OR ABIJAH', 'Abia, Abiah, or Abijah'],
    ['ABEL-BETH-MAACHAH', 'Abel-Beth-Maachah'],
    ['HEROD AGRIPPA II', 'Herod Agrippa II'],
    ['THE LORD’S DAY', 'The Lord’s Day'],
    ['ÖLBERG', 'Ölberg'],
    ['(TEMPLE)', '(Temple)'],
    ['12 TRIBES', '12 Tribes'],
    ['בֵּית לֶחֶם', 'בֵּית לֶחֶם'],
  ])('%s is set as %s where all are so', (head, set) => {
    expect(withoutCapitals([head, 'ADAM', 'EVE'])[0]).toBe(set)
  })

  it('stay where they are few: a name of God, an abbreviation', () => {
    const heads = ['Lord', 'LORD', 'LXX', 'Adam', 'Eve', 'Abel']
    expect(withoutCapitals(heads)).toEqual(heads)
  })

  it('one in small letters among many in capitals stays as it is', () => {
    const heads = [...Array.from({ length: 20 }, (_, at) => `NAME ${at}`), 'Bar-Jona']
    expect(withoutCapitals(heads).at(-1)).toBe('Bar-Jona')
  })
})
