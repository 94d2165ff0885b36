import { describe, expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { askedOriginal } from './original-word'

const short = (question: string, locale: Locale) => {
  const asked = askedOriginal(question, locale)
  if (!asked) return undefined
  const typed = asked.typed.map((one) => ('number' in one ? one.number : `=${one.lemma}`))
  return [...typed, asked.word, asked.testament].filter(Boolean).join(' ')
}

describe('the word of the original that is asked for', () => {
  it.each<[Locale, string, string]>([
    ['en', 'What does the Greek word for love in  mean?', 'love G'],
    ['en', 'what is the Hebrew word for “peace”?', 'peace H'],
    ['en', 'Which original word stands behind world?', 'world'],
    ['en', 'What does the Greek word agape mean?', 'agape G'],
    ['en', 'How do you say eternal life in Greek?', 'eternal life G'],
    ['en', "What is Strong's G25?", 'G25'],
    ['en', 'What does lemma:agape mean', '=agape'],
    ['en', 'H7225', 'H7225'],
    ['de', 'Was bedeutet das griechische Wort für Liebe in ?', 'Liebe G'],
    ['de', 'Welches Wort steht im Urtext hinter „Welt“?', 'Welt'],
    ['de', 'Was heißt Frieden auf Hebräisch?', 'Frieden H'],
    ['de', 'Was bedeutet das hebräische Wort chesed?', 'chesed H'],
    ['es', '¿Qué significa la palabra griega para amor en ?', 'amor G'],
    ['es', '¿Cómo se dice paz en hebreo?', 'paz H'],
    ['fr', 'Que signifie le mot grec pour « amour » dans  ?', 'amour G'],
    ['fr', 'Comment dit-on paix en hébreu ?', 'paix H'],
    ['it', 'Che cosa significa la parola greca per amore in ?', 'amore G'],
    ['it', 'Come si dice pace in ebraico?', 'pace H'],
    ['pt', 'O que significa a palavra grega para amor em ?', 'amor G'],
    ['pt', 'Como se diz paz em hebraico?', 'paz H'],
    ['ar', 'ما معنى الكلمة اليونانية للمحبة في ؟', 'محبة G'],
    ['ar', 'ما هي المحبة باليونانية؟', 'المحبة G'],
    ['fa', 'واژهٔ یونانی برای محبت در  یعنی چه؟', 'محبت G'],
    ['fa', 'کلمه صلح به عبری چیست؟', 'صلح H'],
    ['he', 'מה פירוש המילה היוונית לאהבה?', 'אהבה G'],
    ['he', 'איך אומרים אהבה ביוונית?', 'אהבה G'],
  ])('%s: %s', (locale, question, expected) => expect(short(question, locale)).toBe(expected))

  it.each<[Locale, string]>([
    ['en', 'Who wrote the letter to the Hebrews?'],
    ['en', 'Was Luke a Greek?'],
    ['en', 'What does the Bible say about love?'],
    ['en', 'What do you think of the G20 summit?'],
    ['en', 'Did Jesus speak Hebrew or Aramaic?'],
    ['de', 'Was sagt die Bibel über Liebe?'],
    ['de', 'Warum kamen Griechen zu Jesus?'],
    ['es', '¿Qué dice Hebreos sobre la fe?'],
    ['fr', 'Qui étaient les Hébreux ?'],
    ['ar', 'من كتب الرسالة إلى العبرانيين؟'],
    ['he', 'מי היו העברים?'],
  ])('%s: %s is about something else', (locale, question) => expect(short(question, locale)).toBeUndefined())
})
