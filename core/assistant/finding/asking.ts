/** A question while its candidates are gathered. */
import type { AnswerLibrary } from '../answer-library'
import type { QuestionTerms } from '../question/question-terms'
import type { Features } from '../ranking/candidate'

/** A verse that was found, in the numbering of the edition and in that of the finder. */
export interface FoundPlace {
  canonical: number
  place: number
  /** Its terms (QuestionTerms.keysOf). */
  keys: ReadonlySet<string>
}

export interface FoundVerses {
  /** Best first. */
  verses: readonly FoundPlace[]
  ofQuestion: Features
}

export interface Asking {
  library: AnswerLibrary
  terms: QuestionTerms
  found: FoundVerses
  /** It tells of the person who asks. */
  isFromLife: boolean
}
