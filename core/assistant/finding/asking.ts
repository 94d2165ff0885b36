/** A question while its candidates are gathered. */

import type { Concern } from '../../contract/care'
import { type EntryPassage, versesOf } from '../../finder/entry'
import type { AnswerLibrary } from '../answer-library'
import type { AnswerWay } from '../question/answer-ways'
import type { QuestionTerms } from '../question/question-terms'
import type { Features } from '../ranking/candidate'

/** A verse that was found, in the numbering of the edition and in that of the finder. */
export interface FoundPlace {
  canonical: number
  place: number
  /** Its terms (QuestionTerms.keysOf). */
  keys: ReadonlySet<string>
  /** Share of the question that it has, 0 to 1. */
  share: number
  /** It has what is asked for: a number, a name. */
  holdsAnswer: boolean
}

export interface FoundVerses {
  /** Best first. */
  verses: readonly FoundPlace[]
  /** The question is what one of them says, nearly word by word. */
  isWording: boolean
  /** Words of the question, folded, that the editions have in another spelling. */
  spellings: ReadonlySet<string>
  ofQuestion: Features
}

export interface Asking {
  library: AnswerLibrary
  terms: QuestionTerms
  found: FoundVerses
  /** `none` too for a verse that somebody remembers, though it says "I". */
  concern: Concern
  /** The kind of a short answer to the question. */
  way: AnswerWay | undefined
}

/** How well a verse that was found in one of the passages answers, 0 to 1. */
export function answerWithin(verses: readonly FoundPlace[], passages: readonly EntryPassage[]): number {
  const ranges = passages.map(versesOf)
  const answering = verses.filter(
    ({ place, holdsAnswer }) => holdsAnswer && ranges.some(({ from, to }) => from <= place && place <= to),
  )
  return Math.max(0, ...answering.map(({ share }) => share))
}
