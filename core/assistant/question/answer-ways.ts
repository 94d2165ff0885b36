/** Kinds of short answers to a question: a number, a time, a person, a place; and whether a verse has one. Pure. */
import type { Locale } from '../../contract/locales'
import { languageFacts } from '../../languages/facts'
import { questionWords } from '../../languages/questions'

export type AnswerWay = 'number' | 'time' | 'person' | 'place'

/** Undefined where the answer is no short one, or only where it is written. */
export function answerWay(question: string, locale: Locale): AnswerWay | undefined {
  const own = questionWords[locale].answers
  if (own.written.test(question)) return undefined
  return (['number', 'time', 'place', 'person'] as const).find((way) => own[way].test(question))
}

/** Whether a verse holds such an answer; a name only where the language writes names alone with a capital. */
export function holdsAnswer(way: AnswerWay, text: string, question: string, locale: Locale): boolean {
  const { numbers, times } = questionWords[locale].answers
  if (way === 'number') return numbers.test(text)
  if (way === 'time') return times.test(text) && numbers.test(text)
  return newNames(way, text, locale).some((name) => !question.toLowerCase().includes(name.toLowerCase()))
}

/** Words with a capital inside a sentence; of places those behind a word like "in", which has a few letters. Where nouns have one too, only what the language says. */
function newNames(way: 'person' | 'place', text: string, locale: Locale): string[] {
  if (languageFacts[locale].hasNounsInCapitals) {
    const { placeNames } = questionWords[locale].answers
    return way === 'place' && placeNames ? (text.match(placeNames) ?? []) : []
  }
  return text.match(way === 'place' ? behindSmallWord : insideSentence) ?? []
}

const behindSmallWord = /(?<=[\p{Ll},;] (?:\p{Ll}{1,4}|called) )\p{Lu}\p{Ll}{2,}/gu
const insideSentence = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu
