/** What a query means: its vector in the language it is most likely in. */
import type { MeaningModel } from '../meaning/meaning-model'
import { meaningVector } from '../meaning/meaning-vector'
import { decodeModel } from '../meaning/model-codec'
import type { Query } from '../query/read-query'
import { foldWord } from '../text/fold'
import { loadStem, type Stem } from '../text/stem'

/** The model of one language and how its words are made terms. */
export interface LanguageMeaning {
  model: MeaningModel
  stem: Stem
}

/** Models learnt together. */
export interface LearntMeanings {
  /** Of all models. */
  version: string
  /** By language (first part of a BCP 47 tag). */
  models: ReadonlyMap<string, LanguageMeaning>
}

/** What the bytes of one model's file say. Throws file-damaged. */
export async function readLanguageMeaning(language: string, bytes: Uint8Array): Promise<LanguageMeaning> {
  return { model: decodeModel(bytes), stem: await loadStem(language) }
}

/** Models learnt together, and who asks. */
export interface Meanings extends LearntMeanings {
  /** Language of the interface: the words may be in it too. */
  language: string
}

/** How a query is understood. */
export interface QueryMeaning {
  vector: Int8Array
  /** Whether a word as typed belongs to the language the query is read in; every word does where that is none of those searched in. */
  isWord(word: string): boolean
}

/**
 * The words read in the language whose model knows most of them; of equals first one of `languages`, which are searched in, then
 * the interface's. Undefined where no word is known.
 */
export function queryMeaning(
  { units }: Query,
  languages: readonly string[],
  { models, language: interfaceLanguage }: Meanings,
): QueryMeaning | undefined {
  const words = units.flatMap((unit) => unit.words)
  let most = 0
  let meaning: QueryMeaning | undefined
  for (const language of new Set([...languages, interfaceLanguage, ...[...models.keys()].sort()])) {
    const found = models.get(language)
    if (!found) continue
    const { model, stem } = found
    const termOf = (word: string) => stem(foldWord(word, language))
    const isWord = (word: string) => model.numbers.has(termOf(word))
    const known = words.filter(isWord).length
    const vector = known > most ? meaningVector(model, words.map(termOf)) : undefined
    if (!vector) continue
    most = known
    meaning = { vector, isWord: languages.includes(language) ? isWord : () => true }
  }
  return meaning
}
