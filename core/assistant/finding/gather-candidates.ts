/** All that may be the answer to a question in words, with what speaks for it. */

import type { Concern } from '../../contract/care'
import type { Locale } from '../../contract/locales'
import type { AnswerLibrary } from '../answer-library'
import { anyGrief, isOfGrief, saysDeath } from '../naming/grief-entries'
import { answerWay } from '../question/answer-ways'
import { isAskedOfBible } from '../question/asked-of-bible'
import { questionTerms } from '../question/question-terms'
import { isAsked } from '../question/question-ways'
import type { Candidate, Features } from '../ranking/candidate'
import type { Asking } from './asking'
import { articleCandidates } from './definitions'
import { findVerses, verseCandidates } from './found-verses'
import { entryCandidates, type Naming, namedEntries, unnamed } from './named-entries'
import { toldCandidates } from './told-entries'

export interface Gathered {
  candidates: readonly Candidate[]
  /** Features that count against every answer. */
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
  const named = finder ? namedEntries(terms, finder) : new Map<string, Naming>()
  const asking: Asking = {
    library,
    terms,
    found,
    way,
    concern: heardIn(question, concern, found.isWording, named, locale),
  }
  if (asking.concern === 'grief') named.set(anyGrief, named.get(anyGrief) ?? unnamed)
  const isDefinition = isAsked('definition', question, locale)
  const candidates = await Promise.all([
    entryCandidates(named, asking),
    verseCandidates(asking),
    // A sorrow is no word to be explained.
    asking.concern === 'none' || isDefinition ? articleCandidates(terms, library, isDefinition) : [],
  ])
  return {
    candidates: [...candidates.flat(), ...toldCandidates(named, asking)],
    ofQuestion: asking.concern === 'none' ? found.ofQuestion : withoutDays(found.ofQuestion, terms.ofLife),
    asking,
  }
}

/** "Tomorrow" in a sorrow is no question about the weather. */
function withoutDays(ofQuestion: Features, days: number): Features {
  return { ...ofQuestion, fromElsewhere: Math.max(0, (ofQuestion.fromElsewhere ?? 0) - days) }
}

/**
 * A verse that is remembered is no sorrow, nor is a question what the Bible says of one. A death that the names of entries tell is
 * grief, whatever else was heard, and what tells of no death, but has the name of another theme, is none.
 */
function heardIn(
  question: string,
  concern: Concern,
  isWording: boolean,
  named: ReadonlyMap<string, Naming>,
  locale: Locale,
): Concern {
  if (concern === 'none') return concern
  const inside = [...named].flatMap(([id, naming]) => (naming.inside ? [id] : []))
  const isMourning = inside.some(isOfGrief)
  if (concern === 'grief') {
    const isOther = !isMourning && !saysDeath(question, locale) && inside.some((id) => id.startsWith('T'))
    return isOther ? 'life' : concern
  }
  if (isMourning && saysDeath(question, locale)) return 'grief'
  return isWording || isAskedOfBible(question, locale) ? 'none' : concern
}
