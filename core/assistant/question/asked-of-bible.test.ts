import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { isAskedOfBible } from './asked-of-bible'

it.each<[Locale, string, string]>([
  ['de', 'Was sagt die Bibel über Faulheit?', 'Was sagt die Bibel über meine Scheidung?'],
  ['en', 'What does the Bible say about laziness?', 'What does the Bible say about what I did?'],
  ['es', '¿Qué dice la Biblia sobre la pereza?', '¿Qué dice la Biblia sobre mi divorcio?'],
  ['fr', 'Que dit la Bible sur la paresse ?', 'Que dit la Bible sur mon divorce ?'],
  ['it', 'Cosa dice la Bibbia sulla pigrizia?', 'Cosa dice la Bibbia sul mio divorzio?'],
  ['pt', 'O que a Bíblia diz sobre a preguiça?', 'O que a Bíblia diz sobre o aborto que fiz, eu chorei?'],
  ['ar', 'ماذا يقول الكتاب المقدس عن الكسل؟', 'ماذا يقول الكتاب المقدس عن طلاقي؟'],
  ['fa', 'کتاب مقدس درباره تنبلی چه می‌گوید؟', 'کتاب مقدس درباره طلاق من چه می‌گوید؟'],
  ['he', 'מה אומרים משלי על עצלות', 'מה אומר התנ״ך על מה שעשיתי'],
])('%s: %s asks the Bible, %s tells of oneself', (locale, question, told) => {
  expect([question, told].map((one) => isAskedOfBible(one, locale))).toEqual([true, false])
})

it.each<[Locale, string]>([
  ['de', 'Was sagt man einem Freund zum Tod der Mutter?'],
  ['en', 'What do you say to a friend about his dead son?'],
  ['fr', 'Que faire de la peur de mourir ?'],
  ['fr', 'Que dit-on à une mère de son enfant mort ?'],
  ['pt', 'O que se diz a um amigo de luto sobre a mãe?'],
  ['he', 'מה אומרים לחבר על מות אמו'],
])('%s: %s asks what to do, not the Bible', (locale, question) => {
  expect(isAskedOfBible(question, locale)).toBe(false)
})
