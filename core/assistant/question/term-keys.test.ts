import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { loadNameTerms } from '../../finder/matching/name-terms'
import { keyOf } from './term-keys'

it.each<[Locale, string, string]>([
  ['he', 'ילד', 'ילדים'],
  ['he', 'תפילה', 'תפילות'],
  ['he', 'מרגיש', 'מרגישה'],
  ['fa', 'بچه', 'بچه‌هایم'],
  ['fa', 'ترس', 'می‌ترسم'],
  ['fa', 'برادر', 'برادرم'],
  ['ar', 'كتاب', 'بالكتاب'],
])('in %s %s and %s have the same key', async (locale, one, other) => {
  const termsOf = await loadNameTerms(locale)
  const keyIn = (word: string) => termsOf(word).map(({ term }) => keyOf(term, locale))
  expect(keyIn(one)).toEqual(keyIn(other))
})
