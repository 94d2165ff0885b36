/** PERFORMANCE H1 to H3: what meaning adds to words, by cross references and by finding verses of other translations. */
import { wordsOf } from './content-words'
import { crossReferences } from './cross-references'
import type { EvaluatedEdition } from './evaluated-edition'
import { addRanking, noScores, type Scores, sample } from './measures'
import { type AskedIn, type Searched, searchThreeWays } from './three-searches'

export interface Evaluation {
  words: Scores
  meaning: Scores
  hybrid: Scores
}

const queries = 1000

/** E1: a verse finds the verses that people refer to from it. The edition is numbered the English way. */
export async function evaluateReferences(searched: Searched, models: AskedIn['models']): Promise<Evaluation> {
  const { edition } = searched
  const documents = new Map(edition.verses.map(({ canonical }, document) => [canonical, document]))
  const cases = [...(await crossReferences())].flatMap(([verse, references]) => {
    const document = documents.get(verse)
    const wanted = new Set([...references].flatMap((one) => documents.get(one) ?? []))
    return document === undefined || wanted.size === 0 ? [] : [{ document, wanted }]
  })
  const evaluation = empty()
  for (const { document, wanted } of sample(cases, queries)) {
    const asked = { from: edition, models, except: document }
    add(evaluation, searchThreeWays(wordsOf(edition, document), searched, asked), wanted)
  }
  return evaluation
}

/** E2: words of a verse of one translation (`count` of them by chance, or all) find the same verse in another. */
export function evaluateWords(
  from: EvaluatedEdition,
  searched: Searched,
  models: AskedIn['models'],
  { count, isAsked = () => true }: { count: number | 'all'; isAsked?: (place: number) => boolean },
): Evaluation {
  const least = count === 'all' ? 3 : count
  const cases = from.verses.flatMap(({ place }, document) => {
    const wanted = searched.edition.byPlace.get(place)
    if (wanted === undefined || !isAsked(place)) return []
    const words = wordsOf(from, document)
    return words.length < least ? [] : [{ words, wanted }]
  })
  const evaluation = empty()
  for (const { words, wanted } of sample(cases, queries)) {
    const asked = count === 'all' ? words : sample(words, count)
    add(evaluation, searchThreeWays(asked, searched, { from, models }), new Set([wanted]))
  }
  return evaluation
}

function empty(): Evaluation {
  return { words: noScores(), meaning: noScores(), hybrid: noScores() }
}

function add(
  evaluation: Evaluation,
  rankings: ReturnType<typeof searchThreeWays>,
  wanted: Set<number>,
): void {
  addRanking(evaluation.words, rankings.words, wanted)
  addRanking(evaluation.meaning, rankings.meaning, wanted)
  addRanking(evaluation.hybrid, rankings.hybrid, wanted)
}
