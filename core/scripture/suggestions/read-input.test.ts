import { describe, expect, it } from 'vitest'
import { isLocale, locales } from '../../contract/locales'
import { loadNames } from '../names/load-names'
import { type InputSource, offerFor, offersOfFirstKeys } from './read-input'

const source: InputSource = {
  edition: async () => undefined,
  names: async (locale) => (isLocale(locale) ? await loadNames(locale) : undefined),
  abbreviations: async () => [],
}

describe('the answers to first keys', () => {
  it.each(locales)('are what each of them is answered with when it is asked for (%s)', async (locale) => {
    const context = { locale, abbreviations: ['STANDARD'] }
    const ready = await offersOfFirstKeys(source, context)
    expect(ready.size).toBeGreaterThan(15)
    for (const [key, offer] of ready) expect(await offerFor(source, key, context)).toEqual(offer)
  })

  it.each([
    ['de', ['1', 'j', 'J']],
    ['fr', ['e', 'é', '2']],
    ['ar', ['ي', 'م']],
    ['he', ['ב', 'י']],
  ])('are there for names of %s', async (locale, keys) => {
    const ready = await offersOfFirstKeys(source, { locale, abbreviations: [] })
    expect([...ready.keys()]).toEqual(expect.arrayContaining(keys))
  })
})
