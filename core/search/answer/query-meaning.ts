/** What a query means: its vector in the language it is most likely in. */
import type { MeaningModel } from '../meaning/meaning-model'
import { meaningVector } from '../meaning/meaning-vector'
import type { Query } from '../query/read-query'
import { foldWord } from '../text/fold'
import type { Stem } from '../text/stem'

/** Models learnt together. */
export interface LearntMeanings {
  /** Of all models. */
  version: string
  /** By language (first part of a BCP 47 tag). */
  models: ReadonlyMap<string, { model: MeaningModel; stem: Stem }>
}

/** The same, and who asks. */
export interface Meanings extends LearntMeanings {
  /** Language of the interface: the words may be in it too. */
  language: string
}

/**
 * The vector of the words, read in that one of `languages` and the interface's whose model knows most of them; of equals the first. Undefined where no
 * word is known.
 */
export function queryVector(
  { units }: Query,
  languages: readonly string[],
  { models, language: interfaceLanguage }: Meanings,
): Int8Array | undefined {
  const words = units.flatMap((unit) => unit.words)
  let most = 0
  let vector: Int8Array | undefined
  for (const language of new Set([...languages, interfaceLanguage])) {
    const found = models.get(language)
    if (!found) continue
    const { model, stem } = found
    const terms = words.map((word) => stem(foldWord(word, language)))
    const known = terms.filter((term) => model.numbers.has(term)).length
    if (known <= most) continue
    most = known
    vector = meaningVector(model, terms)
  }
  return vector
}
