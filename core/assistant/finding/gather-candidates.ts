/** All that may be the answer to a question in words, with what speaks for it. */

import type { Concern } from '../../contract/care'
import type { AnswerLibrary } from '../answer-library'
import { answerWay } from '../question/answer-ways'
import { questionTerms } from '../question/question-terms'
import { isAsked } from '../question/question-ways'
import type { Candidate, Features } from '../ranking/candidate'
import type { Asking } from './asking'
import { articleCandidates } from './definitions'
import { findVerses, verseCandidates } from './found-verses'
import { entryCandidates, type Naming, namedEntries } from './named-entries'
import { toldCandidates } from './told-entries'

export interface Gathered {
  candidates: readonly Candidate[]
  /** What speaks against every answer. */
  ofQuestion: Features
  /** Undefined where the question has no word. */
  asking: Asking | undefined
}

export async function gatherCandidates(
  question: string,
  concern: Concern,
  library: AnswerLibrary,
): Promise<Gathered> {
  const { finder, locale } = library
  const terms = await questionTerms(question, locale, finder)
  if (terms.terms.length === 0) return { candidates: [], ofQuestion: {}, asking: undefined }
  const way = answerWay(question, locale)
  const found = await findVerses(terms, way, library)
  const named = finder ? namedEntries(terms, finder, concern) : new Map<string, Naming>()
  const asking: Asking = {
    library,
    terms,
    found,
    way,
    concern: concern === 'life' && found.isWording ? 'none' : concern,
  }
  const isDefinition = isAsked('definition', question, locale)
  const candidates = await Promise.all([
    entryCandidates(named, asking),
    verseCandidates(asking),
    // A sorrow is no word to be explained.
    asking.concern === 'none' || isDefinition ? articleCandidates(terms, library, isDefinition) : [],
  ])
  return {
    candidates: [...candidates.flat(), ...toldCandidates(named, asking)],
    ofQuestion: found.ofQuestion,
    asking,
  }
}
