/** The answer to a question in words: the most likely finding first, then other likely ones, single verses last. */
import type { AnswerLibrary } from '../answer-library'
import type { Finding } from '../findings'
import { mostShownVerses } from '../passage-source'
import { comparedIn } from '../question/difference'
import { questionTerms } from '../question/question-terms'
import { type Features, type Ranked, ranked } from '../ranking/candidate'
import { leastLifeScore, leastScore, leastVerseScore } from '../ranking/rank-weights'
import { definitionOf } from './definitions'
import type { Gathered } from './gather-candidates'

/** Answers beside the most likely one. */
const mostBeside = 2
/** They score at most so much less. */
const mostBehind = 2
/** Verses that they show of a passage. */
const versesBeside = 3

export async function aboutWords({ candidates, ofQuestion }: Gathered): Promise<Finding[]> {
  const [best, ...others] = ranked(candidates, ofQuestion).filter((one) => isLikely(one, ofQuestion))
  if (!best) return []
  const near = others.filter((one) => one.features.griefEntry === 1 || one.score >= best.score - mostBehind)
  const likely = near.filter(({ kind }) => kind !== 'verse')
  const verses = near.filter(({ kind }) => kind === 'verse').slice(0, best.kind === 'verse' ? 0 : 1)
  const chosen = [best, ...likely.slice(0, mostBeside), ...verses]
  const made = chosen.map((one) => one.make(one === best ? mostShownVerses : versesBeside))
  return (await Promise.all(made)).flatMap((finding) => finding ?? [])
}

/**
 * Single verses have to say more for themselves: people have not chosen them. Nobody who mourns is sent away, and who tells of
 * their life with the name of a theme is rather shown it, unless it is about a thing of today's world.
 */
function isLikely({ kind, score, features }: Ranked, { fromElsewhere = 0 }: Features): boolean {
  if (features.griefEntry === 1) return true
  if (kind === 'verse') return score >= leastVerseScore
  const isOfLife = (features.insideFromLife ?? 0) > 0 && fromElsewhere === 0
  return score >= (isOfLife ? leastLifeScore : leastScore)
}

/** Two articles beside each other, for "the difference between A and B"; none where one of them is not here. */
export async function aboutDifference(question: string, library: AnswerLibrary): Promise<Finding[]> {
  const compared = comparedIn(question, library.locale) ?? []
  const found = await Promise.all(
    compared.map(async (one) => {
      const terms = await questionTerms(one, library.locale, library.finder)
      return await definitionOf(terms, library)
    }),
  )
  const sources = found.flatMap((one) => (one ? [one.source] : []))
  return sources.length === 2 ? [{ code: 'difference', sources }] : []
}
