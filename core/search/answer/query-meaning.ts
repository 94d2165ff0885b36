/** The meaning of a query: its vector in the language it most likely uses. */

import { foldWord } from '../../words/fold'
import { loadStem, type Stem } from '../../words/stem'
import type { MeaningModel } from '../meaning/meaning-model'
import { vectorOfTerms } from '../meaning/meaning-vector'
import { decodeModel } from '../meaning/model-codec'
import { knownTerms } from '../meaning/unspaced-terms'
import type { Query } from '../query/read-query'

/** The model of one language, and how its words become terms. */
export interface LanguageMeaning {
  model: MeaningModel
  stem: Stem
}

/** Models that were trained together. */
export interface LearntMeanings {
  /** Version of all models. */
  version: string
  /** By language (first part of a BCP 47 tag). */
  models: ReadonlyMap<string, LanguageMeaning>
}

/** Parses the file of one model. Throws file-damaged. */
export async function readLanguageMeaning(language: string, bytes: Uint8Array): Promise<LanguageMeaning> {
  return { model: decodeModel(bytes), stem: await loadStem(language) }
}

/** Models that were trained together, and the language of the interface. */
export interface Meanings extends LearntMeanings {
  /** Language of the interface: the words may be in it too. */
  language: string
}

/** How a query is understood. */
export interface QueryMeaning {
  vector: Int8Array
  /**
   * Whether a typed word belongs to the language in which the query is read; true for every word if that
   * language is not searched.
   */
  isWord(word: string): boolean
}

/**
 * Reads the words in the language whose model knows most of them; on a tie the first of `languages`, in which
 * is searched, then the interface's. Undefined if no word is known.
 */
export function queryMeaning(
  { units }: Query,
  languages: readonly string[],
  { models, language: interfaceLanguage }: Meanings,
): QueryMeaning | undefined {
  let most = 0
  let meaning: QueryMeaning | undefined
  for (const language of new Set([...languages, interfaceLanguage, ...[...models.keys()].sort()])) {
    const found = models.get(language)
    if (!found) continue
    const { model, stem } = found
    const termOf = (word: string) => stem(foldWord(word, language))
    const isWord = (word: string) => model.numbers.has(termOf(word))
    // Letters of a script without spaces make words within a unit, never beyond it.
    const read = units.map((unit) => knownTerms(model, unit.words.map(termOf)))
    const known = read.reduce((sum, { words }) => sum + words, 0)
    const vector =
      known > most
        ? vectorOfTerms(
            model,
            read.flatMap(({ numbers }) => numbers),
          )
        : undefined
    if (!vector) continue
    most = known
    meaning = { vector, isWord: languages.includes(language) ? isWord : () => true }
  }
  return meaning
}
