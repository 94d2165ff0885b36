import { describe, expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { answeredBySentence, namedLetter } from './not-asked-here'

describe('a question that a sentence answers', () => {
  it.each<['program' | 'doubt' | 'outside', Locale, string]>([
    ['program', 'en', 'are you a real person?'],
    ['program', 'de', 'Bist du ein Mensch?'],
    ['program', 'es', '¿Eres una persona?'],
    ['program', 'fr', 'Es-tu un robot ?'],
    ['program', 'it', 'Sei una persona vera?'],
    ['program', 'pt', 'Você é um robô?'],
    ['program', 'ar', 'هل أنت إنسان؟'],
    ['program', 'fa', 'تو انسان هستی؟'],
    ['program', 'he', 'אתה בן אדם?'],
    ['doubt', 'en', 'the bible is fake'],
    ['doubt', 'de', 'Die Bibel ist nur erfunden'],
    ['doubt', 'es', 'La Biblia es mentira'],
    ['doubt', 'he', 'התנ״ך שקר'],
    ['outside', 'en', 'help me with my tax return'],
    ['outside', 'en', 'how does the internet work'],
    ['outside', 'de', 'Hilf mir bei der Steuererklärung'],
    ['outside', 'en', 'How many churches are there in London?'],
  ])('%s in %s: %s', (code, locale, question) => {
    expect(answeredBySentence(question, locale)).toBe(code)
  })

  it.each<[Locale, string]>([
    ['en', 'Are you allowed to work on the sabbath?'],
    ['en', 'Is Jesus God?'],
    ['en', 'How many people were in the ark?'],
    ['en', 'What does Jesus say about paying taxes?'],
    ['de', 'Was ist ein Märchen?'],
    ['de', 'Gott ist Liebe'],
  ])('not %s: %s', (locale, question) => {
    expect(answeredBySentence(question, locale)).toBeUndefined()
  })
})

describe('a letter is named with those it is written to', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'What does the letter to the Egyptians say?', 'letter to the Egyptians', 'Egyptians'],
    ['de', 'Was schreibt Paulus im Brief an die Ägypter?', 'Brief an die Ägypter', 'Ägypter'],
    ['fr', 'la lettre aux Romains', 'lettre aux Romains', 'Romains'],
    ['en', 'the gospel of Judas', 'gospel of Judas', 'Judas'],
    ['en', 'Read 2 Hezekiah chapter 4', '2 Hezekiah', 'Hezekiah'],
  ])('%s: %s', (locale, question, words, name) => {
    expect(namedLetter(question, locale)).toEqual({ words, name })
  })
})
