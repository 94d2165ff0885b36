/** The aim of a question, by the words it is put in: patterns of each language. Pure. */
import type { Locale } from '../../contract/locales'
import type { QuestionWords } from '../../languages/language'
import { questionWords } from '../../languages/questions'

export type QuestionWay = keyof QuestionWords['ways']

/** Whether a question is put in this way. */
export function isAsked(way: QuestionWay, question: string, locale: Locale): boolean {
  return questionWords[locale].ways[way].test(question.trim())
}

/** The question without the words that name a testament. */
export function withoutTestament(question: string, locale: Locale): string {
  const { newTestament, oldTestament } = questionWords[locale].ways
  return question.replace(newTestament, ' ').replace(oldTestament, ' ')
}
