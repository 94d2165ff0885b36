import { describe, expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { type AnswerWay, answerWay, holdsAnswer } from './answer-ways'

describe('what a short answer would be', () => {
  it.each<[AnswerWay | undefined, Locale, string]>([
    ['number', 'en', 'How old was Abraham when Isaac was born?'],
    ['number', 'de', 'Wie lange regierte David?'],
    ['number', 'ar', 'كم يوما استمر الطوفان'],
    ['number', 'he', 'כמה שנים מלך דוד?'],
    ['time', 'fr', 'Quand est mort Hérode ?'],
    ['person', 'es', '¿Quién traicionó a Jesús?'],
    ['person', 'it', 'Chi costruì il tempio?'],
    ['place', 'pt', 'Onde nasceu Jesus?'],
    ['place', 'fa', 'عیسی کجا به دنیا آمد؟'],
    [undefined, 'en', 'Where does it say that God is love?'],
    [undefined, 'de', 'Wo steht das Gleichnis vom Sämann?'],
    [undefined, 'en', 'the prodigal son'],
  ])('%s in %s: %s', (way, locale, question) => {
    expect(answerWay(question, locale)).toBe(way)
  })
})

describe('a verse holds', () => {
  it.each<[AnswerWay, Locale, string, string, boolean]>([
    ['number', 'en', 'he was a hundred years old', 'How old was he?', true],
    ['number', 'en', 'he was very old', 'How old was he?', false],
    ['number', 'de', 'vierzig Tage und vierzig Nächte', 'Wie lange?', true],
    ['place', 'en', 'to the city of David called Bethlehem', 'Where was Jesus born?', true],
    ['place', 'en', 'the time came for her to be delivered', 'Where was Jesus born?', false],
    ['person', 'en', 'and the wife of Moses was Zipporah', 'Who was the wife of Moses?', true],
    ['person', 'en', 'and there was Moses', 'Who was the wife of Moses?', false],
  ])('%s in %s: %s', (way, locale, text, question, holds) => {
    expect(holdsAnswer(way, text, question, locale)).toBe(holds)
  })
})
