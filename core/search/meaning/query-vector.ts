/** The meaning of a question whose language nobody said: that of the model which knows most of its words. */
import { type MeaningModel, termNumbers } from './meaning-model'
import { meaningVector } from './meaning-vector'

/** The question in the terms of one language (`loadReadTerms`). */
export interface AskedIn {
  model: MeaningModel
  terms: readonly string[]
}

/** The vector of a question, of equally good languages in the first one; undefined where no model knows any of its words. Models are of one space. */
export function queryVector(languages: readonly AskedIn[]): Int8Array | undefined {
  let best: AskedIn | undefined
  let most = 0
  for (const asked of languages) {
    const known = termNumbers(asked.model, new Set(asked.terms)).length
    if (known <= most) continue
    best = asked
    most = known
  }
  return best && meaningVector(best.model, best.terms)
}
