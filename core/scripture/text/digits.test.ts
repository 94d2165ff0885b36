import { describe, expect, it } from 'vitest'
import { placeLabel } from '../reading/addresses/addresses'
import { dotOf, signBetweenNumbers } from './digits'

describe('signs beside digits', () => {
  it('keep the parts of an Arabic reference in their order', () => {
    const naming = {
      names: { 43: { number: 43, name: 'يوحنا', abbr: 'يو', chapter: 'يوحنا' } },
      separators: { chapter: ':', verse: '،', range: '-', book: '؛' },
      locale: 'ar',
    }
    expect(placeLabel(43_003_013, 43_003_017, naming)).toBe('يوحنا ٣\u200F:\u200F١٣\u200F–\u200F١٧')
  })

  it('are no dots that look like zeros', () => {
    expect([dotOf('ar'), dotOf('fa'), dotOf('de')]).toEqual([' | ', ' | ', ' · '])
  })

  it('are left alone where digits run with the text', () => {
    expect(signBetweenNumbers(',', 'de')).toBe(',')
  })
})
