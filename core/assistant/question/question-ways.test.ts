import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { isAsked, type QuestionWay } from './question-ways'

it.each<[QuestionWay, Locale, string]>([
  ['definition', 'de', 'Wer war Barnabas?'],
  ['definition', 'en', 'Tell me about Onesimus'],
  ['definition', 'es', '¿Quién fue Zaqueo?'],
  ['definition', 'ar', 'من هو أيوب'],
  ['definition', 'fa', 'ملکیصدق کیست'],
  ['definition', 'he', 'מי היה גדעון'],
  ['related', 'de', 'Gibt es ähnliche Verse?'],
  ['related', 'fr', 'des passages parallèles'],
  ['newTestament', 'it', 'nel Nuovo Testamento'],
  ['aboutApp', 'de', 'Wie lautet mein Passwort?'],
  ['aboutApp', 'en', 'who else reads here'],
])('%s in %s: %s', (way, locale, question) => {
  expect(isAsked(way, question, locale)).toBe(true)
})

it.each<[QuestionWay, Locale, string]>([
  ['aboutApp', 'de', 'Wer war Apollos?'],
  ['related', 'en', 'What is the parable of the sower about?'],
])('not %s in %s: %s', (way, locale, question) => {
  expect(isAsked(way, question, locale)).toBe(false)
})
