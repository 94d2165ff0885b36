/** Articles of dictionaries that say who or what something is: under its own head, never under one beside it. */

import { lookUp } from '../../content/reading/look-up'
import { loadStem } from '../../words/stem'
import type { AnswerLibrary, NewSource } from '../answer-library'
import type { QuestionTerms } from '../question/question-terms'
import type { Candidate } from '../ranking/candidate'
import { articleSource } from './article-source'

export interface Definition {
  source: NewSource
  /** Share of the question's terms that the head has. */
  coverage: number
}

/** Words of one head at most. */
const longestHead = 4
const mostCandidates = 24

/** The article under the longest words of the question that are a head; undefined without one. */
export async function definitionOf(
  { asked, coverage, termsOf }: QuestionTerms,
  { contents, locale }: AnswerLibrary,
): Promise<Definition | undefined> {
  // "Lydia, the seller of purple": what stands before the comma is the name.
  const candidates = headCandidates(asked.split(/[,،(]/)[0] ?? asked, (words) => termsOf(words).length > 0)
  if (candidates.length === 0) return undefined
  const [link] = await lookUp(contents, locale, candidates, await loadStem(locale))
  const source = link && (await articleSource(contents, link))
  if (!source || source.excerpt === '') return undefined
  return { coverage: coverage(source.title), source }
}

/** None where no dictionary of the language has it. */
export async function articleCandidates(
  terms: QuestionTerms,
  library: AnswerLibrary,
  isDefinition: boolean,
): Promise<Candidate[]> {
  const found = await definitionOf(terms, library)
  if (!found) return []
  const { source, coverage } = found
  return [
    {
      kind: 'article',
      features: { article: 1, headCoverage: coverage, headAsked: isDefinition ? coverage : 0 },
      make: async () => ({ code: 'definition', values: { name: source.name }, sources: [source] }),
    },
  ]
}

/** Runs of words, the longest first; of equally long ones those with a capital, then the longer words. */
function headCandidates(asked: string, says: (words: string) => boolean): string[] {
  const words = asked.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
  const runs: string[] = []
  for (let length = Math.min(longestHead, words.length); length >= 1; length -= 1) {
    const ofLength: string[] = []
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length)
      // A head neither begins nor ends with a small word.
      if (isTelling(run[0], says) && isTelling(run.at(-1), says)) ofLength.push(run.join(' '))
    }
    runs.push(...ofLength.sort((a, b) => Number(isCapital(b)) - Number(isCapital(a)) || b.length - a.length))
  }
  return runs.slice(0, mostCandidates)
}

const isTelling = (word: string | undefined, says: (words: string) => boolean) =>
  word !== undefined && word.length > 1 && says(word)

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
