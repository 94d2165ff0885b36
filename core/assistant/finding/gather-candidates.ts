/** All that may be the answer to a question in words, with what speaks for it. */
import type { AnswerLibrary } from '../answer-library'
import { questionTerms } from '../question/question-terms'
import { isAsked } from '../question/question-ways'
import type { Candidate, Features } from '../ranking/candidate'
import { articleCandidates } from './definitions'
import { findVerses, verseCandidates } from './found-verses'
import { entryCandidates, type Naming, namedEntries } from './named-entries'
import { toldCandidates } from './told-entries'

export interface Gathered {
  candidates: readonly Candidate[]
  /** What speaks against every answer. */
  ofQuestion: Features
}

export async function gatherCandidates(question: string, library: AnswerLibrary): Promise<Gathered> {
  const { finder, locale } = library
  const terms = await questionTerms(question, locale, finder)
  if (terms.terms.length === 0) return { candidates: [], ofQuestion: {} }
  const isFromLife = isAsked('life', question, locale)
  const found = await findVerses(terms, library)
  const named = finder ? namedEntries(terms, finder) : new Map<string, Naming>()
  const asking = { library, terms, found, isFromLife }
  const candidates = await Promise.all([
    entryCandidates(named, asking),
    verseCandidates(asking),
    articleCandidates(terms, library, isAsked('definition', question, locale)),
  ])
  return {
    candidates: [...candidates.flat(), ...toldCandidates(named, asking)],
    ofQuestion: found.ofQuestion,
  }
}
