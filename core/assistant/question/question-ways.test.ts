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
  ['crisis', 'de', 'Ich will nicht mehr leben'],
  ['crisis', 'en', 'I want to kill myself'],
  ['crisis', 'es', 'quiero morir'],
  ['crisis', 'fr', 'j’ai envie de mourir'],
  ['crisis', 'pt', 'quero morrer'],
  ['crisis', 'it', 'voglio morire'],
  ['crisis', 'ar', 'أريد أن أموت'],
  ['crisis', 'fa', 'می‌خواهم بمیرم'],
  ['crisis', 'he', 'אני רוצה למות'],
  ['aboutApp', 'de', 'Wie lautet mein Passwort?'],
  ['aboutApp', 'en', 'who else reads here'],
])('%s in %s: %s', (way, locale, question) => {
  expect(isAsked(way, question, locale)).toBe(true)
})

it.each<[QuestionWay, Locale, string]>([
  ['crisis', 'de', 'Wo steht, dass Jesus sterben musste?'],
  ['crisis', 'en', 'Who wanted to kill David?'],
  ['aboutApp', 'de', 'Wer war Apollos?'],
  ['related', 'en', 'What is the parable of the sower about?'],
])('not %s in %s: %s', (way, locale, question) => {
  expect(isAsked(way, question, locale)).toBe(false)
})
