import { describe, expect, it } from 'vitest'
import { directionOf, isLocale, languageNumberOf, localeOfNumber, locales } from './locales'

describe('the languages of the interface', () => {
  it('have the numbers of profiles: German is 1, the default', () => {
    expect(locales.map((locale) => [languageNumberOf(locale), locale])).toEqual([
      [1, 'de'],
      [2, 'en'],
      [3, 'es'],
      [4, 'fr'],
      [5, 'pt'],
      [6, 'it'],
      [7, 'ar'],
      [8, 'fa'],
      [9, 'he'],
    ])
    expect(locales.map((locale) => localeOfNumber(languageNumberOf(locale)))).toEqual([...locales])
  })

  it.each([0, 10, -1, 1.5, Number.NaN])('none has the number %s', (number) => {
    expect(localeOfNumber(number)).toBeUndefined()
  })

  it('are written from right to left in Arabic, Persian and Hebrew', () => {
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'fa', 'he'])
    expect(['de', 'DE', 'xx', ''].map(isLocale)).toEqual([true, false, false, false])
  })
})
