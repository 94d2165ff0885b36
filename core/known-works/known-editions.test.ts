import { expect, it } from 'vitest'
import { knownEditionTitle } from './known-editions'

it.each([
  ['BSB', 'en', 'Berean Standard Bible'],
  ['bsb-2', 'en-US', 'Berean Standard Bible'],
  ['BSB', 'de', undefined],
  ['constructor', 'en', undefined],
])('%s of %s is called %s', (abbreviation, locale, title) => {
  expect(knownEditionTitle(abbreviation, locale)).toBe(title)
})
