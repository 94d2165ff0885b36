/**
 * Trains the models of all languages of a library together, from its texts alone. The space of meanings is
 * learnt from some editions, which takes time by the square of their words; the words of the others are fitted
 * into it, which takes little.
 */
import type { MeaningModel } from '../meaning-model'
import { wordLength } from '../meaning-model'
import { collectBags, type TermBags, type TrainingEdition } from './collect-bags'
import { fitVectors, type LearnOptions, learnSpace, vectorsOf } from './learn-vectors'

/** Weights are sixteenths. */
const weightSteps = 16

/** Parameters of the training. */
export interface TrainingOptions extends LearnOptions {
  /** Terms in a larger share of the verses are left out. */
  mostShare: number
}

export interface TrainingTexts {
  /** The editions from which the space is learnt. */
  base: Iterable<TrainingEdition>
  /** Further editions, some at a time; those of a language together. */
  others?: AsyncIterable<readonly TrainingEdition[]>
}

/** The best parameters of tests/bench/search/meaning (PERFORMANCE H1-H5). */
export const trainingOptions: TrainingOptions = {
  dims: 256,
  smoothing: 0.75,
  doubt: 3,
  least: 0.25,
  rounds: 2,
  power: 0.25,
  mostShare: 0.05,
}

/** The terms of one language, with their vectors by rows. */
interface LearntTerms {
  language: string
  terms: readonly { term: string; frequency: number }[]
  vectors: Int8Array
}

/**
 * The models of the languages of the texts, by language. The same editions in the same order give the same
 * numbers. Their `space` is empty: the code that stores them sets it. `onProgress` receives 0..1, of the space.
 */
export async function trainModels(
  { base, others }: TrainingTexts,
  onProgress: (share: number) => void = () => undefined,
  options: TrainingOptions = trainingOptions,
): Promise<MeaningModel[]> {
  const { dims, mostShare } = options
  const collected = await collectBags(base, { mostShare })
  const space = learnSpace(collected.bags, options, onProgress)
  const learnt = byLanguage(collected, quantiseVectors(vectorsOf(space)), dims)
  for await (const editions of others ?? []) {
    const more = await collectBags(editions, { mostShare, beside: collected })
    learnt.push(...byLanguage(more, quantiseVectors(fitVectors(space, more.bags)), dims))
  }
  const languages = [...new Set(learnt.map(({ language }) => language))].sort()
  const count = collected.places.length
  return languages.map((language) =>
    modelOf(
      learnt.filter((one) => one.language === language),
      { language, dims, count },
    ),
  )
}

function byLanguage({ terms }: TermBags, vectors: Int8Array, dims: number): LearntTerms[] {
  const parts: LearntTerms[] = []
  let from = 0
  while (from < terms.length) {
    const language = terms[from]?.language ?? ''
    const next = terms.findIndex((term, number) => number > from && term.language !== language)
    const end = next < 0 ? terms.length : next
    parts.push({
      language,
      terms: terms.slice(from, end),
      vectors: vectors.subarray(from * dims, end * dims),
    })
    from = end
  }
  return parts
}

/** One model of all terms of a language; `count` is the number of verses. */
function modelOf(
  parts: readonly LearntTerms[],
  { language, dims, count }: { language: string; dims: number; count: number },
): MeaningModel {
  const rows = parts
    .flatMap(({ terms, vectors }) =>
      terms.map(({ term, frequency }, at) => ({
        term,
        frequency,
        vector: vectors.subarray(at * dims, (at + 1) * dims),
      })),
    )
    .sort((a, b) => (a.term < b.term ? -1 : 1))
  const vectors = new Int8Array(rows.length * dims)
  for (const [number, { vector }] of rows.entries()) vectors.set(vector, number * dims)
  return {
    language,
    space: '',
    dims,
    numbers: new Map(rows.map(({ term }, number) => [term, number])),
    weights: Uint8Array.from(rows, ({ frequency }) => weightOf(frequency, count)),
    vectors,
  }
}

/**
 * Learnt vectors and frequencies as the small whole numbers of a model. Vectors of length 1 as whole
 * numbers of length `wordLength`.
 */
function quantiseVectors(vectors: Float32Array): Int8Array {
  return Int8Array.from(vectors, (value) => Math.round(value * wordLength))
}

/** The weight of a term that is in `frequency` of `count` bags: 0..255. */
function weightOf(frequency: number, count: number): number {
  return Math.max(0, Math.min(255, Math.round(Math.log(count / frequency) * weightSteps)))
}
