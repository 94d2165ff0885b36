/** Trains the models of all languages of a library together, from its texts alone. */
import type { MeaningModel } from '../meaning-model'
import { collectBags, type TermBags, type TrainingEdition } from './collect-bags'
import { type LearnOptions, learnVectors } from './learn-vectors'
import { quantiseVectors, weightOf } from './quantise'

/** Parameters of the training. */
export interface TrainingOptions extends LearnOptions {
  /** Terms in a larger share of the verses are left out. */
  mostShare: number
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

/**
 * The models of the languages of `editions`, by language. The same editions in the same order give the same
 * numbers. Their `space` is empty: the code that stores them sets it. `onProgress` receives 0..1.
 */
export async function trainModels(
  editions: Iterable<TrainingEdition>,
  onProgress: (share: number) => void = () => undefined,
  options: TrainingOptions = trainingOptions,
): Promise<MeaningModel[]> {
  const collected = await collectBags(editions, options.mostShare)
  const vectors = quantiseVectors(learnVectors(collected.bags, options, onProgress))
  return modelsOf(collected, vectors, options.dims)
}

function modelsOf({ bags, terms }: TermBags, vectors: Int8Array, dims: number): MeaningModel[] {
  const count = bags.starts.length - 1
  const models: MeaningModel[] = []
  let from = 0
  while (from < terms.length) {
    const language = terms[from]?.language ?? ''
    const next = terms.findIndex((term, number) => number > from && term.language !== language)
    const end = next < 0 ? terms.length : next
    const own = terms.slice(from, end)
    models.push({
      language,
      space: '',
      dims,
      numbers: new Map(own.map(({ term }, number) => [term, number])),
      weights: Uint8Array.from(own, ({ frequency }) => weightOf(frequency, count)),
      vectors: vectors.slice(from * dims, end * dims),
    })
    from = end
  }
  return models
}
