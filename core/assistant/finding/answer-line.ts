/** The verse of a passage that has the answer: it is shown from there. */
import type { SourceVerse } from '../../contract/assistant/answer'
import type { Locale } from '../../contract/locales'
import type { FirstShown } from '../passage-source'
import { type AnswerWay, holdsAnswer } from '../question/answer-ways'
import type { QuestionTerms } from '../question/question-terms'

/** Weight of a number or a name in the verse, beside the words of the question. */
const ofAnswer = 0.5
/** Weight of the question's words around the verse. */
const ofAround = 0.5
/** Verses around it. */
const around = 2
/** With less of the question there is no answer. */
const leastShare = 0.2

/** From the verse that answers best, the first of equal ones; from the beginning where none does. */
export function fromAnswer(
  way: AnswerWay | undefined,
  { question, terms, isIn, keysOf, share }: QuestionTerms,
  locale: Locale,
): FirstShown {
  const sharesOf = (keys: readonly ReadonlySet<string>[]) =>
    share(terms.filter((term) => keys.some((one) => isIn(term, one))))
  return (verses) => {
    const keys = verses.map(({ text }: SourceVerse) => keysOf(text))
    const scores = verses.map(({ text }, at) => {
      const near = sharesOf(keys.slice(Math.max(0, at - around), at + around + 1))
      if (near < leastShare) return 0
      const holds = way !== undefined && holdsAnswer(way, text, question, locale)
      return sharesOf(keys.slice(at, at + 1)) + ofAround * near + (holds ? ofAnswer : 0)
    })
    const best = Math.max(0, ...scores)
    return best > 0 ? scores.indexOf(best) : 0
  }
}
