import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { followUpIn } from './follow-up'

it.each<[Locale, string, ReturnType<typeof followUpIn>]>([
  ['de', 'Wie alt wurde er?', 'pronoun'],
  ['de', 'Und wann?', 'opening'],
  ['de', 'Undank ist der Welt Lohn', undefined],
  ['ar', 'وكم عاش؟', 'opening'],
  ['ar', 'وأمه؟', 'pronoun'],
  ['ar', 'وصايا الله العشر', undefined],
  ['ar', 'وعد الله لإبراهيم', undefined],
  ['he', 'ומתי?', 'opening'],
  ['he', 'ואמו?', 'pronoun'],
  ['he', 'ושתי המלכה', undefined],
])('%s: %s goes on by: %s', (locale, question, way) => {
  expect(followUpIn(question, locale)).toBe(way)
})
