import { describe, expect, it } from 'vitest'
import { careKinds } from '../contract/care'
import { countryOf, dialled, helpFor } from './help-for'
import { ownHelpNumbers } from './own-help-numbers'

describe('the numbers of people who help', () => {
  it('begin with an emergency number in every country, for every danger but hunger, eating and despair', () => {
    const later = new Set(['need', 'eating', 'despair'])
    for (const country of Object.keys(ownHelpNumbers.countries))
      for (const kind of careKinds) {
        const shown = helpFor(kind, country, ownHelpNumbers)
        expect(
          shown.map(({ is }) => is),
          `${country} ${kind}`,
        ).toContain('emergency')
        if (!later.has(kind)) expect(shown[0]?.is, `${country} ${kind}`).toBe('emergency')
      }
  })

  it('know someone to talk to in the countries most readers are from', () => {
    for (const country of [
      'DE',
      'AT',
      'CH',
      'US',
      'GB',
      'ES',
      'MX',
      'FR',
      'BE',
      'IT',
      'PT',
      'BR',
      'EG',
      'IR',
      'IL',
    ])
      expect(
        ownHelpNumbers.countries[country]?.some(({ is }) => is === 'talk'),
        country,
      ).toBe(true)
  })

  it.each([
    [['de-AT', 'en'], 'AT'],
    [['de', 'en-US'], 'US'],
    [['de'], 'DE'],
    [['pt'], 'BR'],
    [['ar'], 'EG'],
    [['fa'], 'IR'],
    [['he'], 'IL'],
    [['en-XX', 'fr-CH'], 'CH'],
    [['ja'], undefined],
    [['not a language'], undefined],
    [[], undefined],
  ])('of the languages %j are those of %s', (languages, country) => {
    expect(countryOf(languages, ownHelpNumbers)).toBe(country)
  })

  it('are dialled as digits', () => {
    expect(dialled('0800 111 0 111')).toBe('tel:08001110111')
    expect(dialled('*4141')).toBe('tel:*4141')
    expect(dialled('+49 30-12 #3')).toBe('tel:+493012%233')
  })
})
