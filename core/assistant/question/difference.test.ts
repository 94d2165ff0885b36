import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { comparedIn } from './difference'

it.each<[Locale, string, string, string]>([
  ['de', 'Was ist der Unterschied zwischen Pharisäern und Sadduzäern?', 'Pharisäern', 'Sadduzäern'],
  ['en', 'What is the difference between a priest and a prophet?', 'a priest', 'a prophet'],
  ['en', 'How do apostles differ from disciples?', 'apostles', 'disciples'],
  ['es', '¿Qué diferencia hay entre apóstol y discípulo?', 'apóstol', 'discípulo'],
  ['fr', 'Quelle est la différence entre un prêtre et un prophète ?', 'un prêtre', 'un prophète'],
  ['it', 'Che differenza c’è tra fede e opere?', 'fede', 'opere'],
  ['pt', 'Qual a diferença entre alma e espírito?', 'alma', 'espírito'],
  ['ar', 'ما الفرق بين الفريسيين والصدوقيين؟', 'الفريسيين', 'الصدوقيين'],
  ['fa', 'فرق بین روح و جان چیست؟', 'روح', 'جان'],
  ['he', 'מה ההבדל בין כהן לנביא?', 'כהן', 'נביא'],
])('%s: %s', (locale, question, one, other) => {
  expect(comparedIn(question, locale)).toEqual([one, other])
})

it('no other question compares', () => {
  expect(comparedIn('Who stood between Moses and Aaron?', 'en')).toBeUndefined()
})
