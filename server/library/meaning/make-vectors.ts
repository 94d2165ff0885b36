/**
 * Makes the vectors of the verses of editions ahead: when meanings are learnt, when an edition is added, and by the
 * upkeep where they are missing. A search that finds none makes them for itself, half a second for each edition.
 */
import { join } from 'node:path'
import { AppError } from '#core/errors'
import { type LanguageMeaning, readLanguageMeaning } from '#core/search/answer/query-meaning'
import { openEditionIndex } from '#core/search/index/edition-index'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { languageOf } from '#core/words/language'
import { sha256 } from '../../bytes/canonical-json'
import { breathe } from '../../process/breathe'
import { isGivenUp, markDamaged } from '../damaged-mark'
import { stampOf } from '../file-stamp'
import { type IndexEntry, indexFile, readIndex } from '../library-index'
import { openEdition, readSearchSum, type StoredEdition } from '../stored-edition'
import { meaningListFile, modelFolder, readMeaningList, readModelFile } from './meaning-store'
import { hadVectors, hasVectors, removeOtherVectors, type VectorSource, writeVectors } from './stored-vectors'

/** Models of languages, with the hashes of their files. */
export type ModelsByLanguage = ReadonlyMap<string, { hash: string; meaning: LanguageMeaning }>

/** Whether the library in `directory` has editions with a model of their language and no stored vectors. */
export function lackVectors(directory: string): boolean {
  const stamp = [indexFile, meaningListFile, modelFolder]
    .map((name) => stampOf(join(directory, name)))
    .join(' ')
  const known = looked.get(directory)
  if (known?.stamp === stamp) return known.isLacking
  const isLacking = missing(directory, editionsOf(directory)).length > 0
  looked.set(directory, { stamp, isLacking })
  return isLacking
}

/** It is asked every few seconds, and the answer needs a file of every edition. */
const looked = new Map<string, { stamp: string; isLacking: boolean }>()

/**
 * Makes what is missing, and deletes what is of no edition any more; `onStep` hears of each edition. Throws what the
 * first one that cannot be made says.
 */
export async function makeMissingVectors(
  directory: string,
  onStep: (step: string, share: number) => void,
): Promise<void> {
  const editions = editionsOf(directory)
  const todo = missing(directory, editions)
  let failure: unknown
  for (const [at, { entry, source }] of todo.entries()) {
    const again = hadVectors(directory, source) ? ' again, for a stored file was damaged' : ''
    onStep(`Preparing the meanings of ${entry.abbreviation}${again}`, at / todo.length)
    try {
      await makeFor(directory, entry, source)
    } catch (error) {
      failure ??= error
    }
  }
  const models = new Set(currentModels(directory).values())
  await removeOtherVectors(directory, models, new Set(editions.map(({ index }) => index)))
  if (failure !== undefined) throw failure
}

/** Makes those of all these editions with models that are about to become the current ones. */
export async function makeVectors(
  directory: string,
  editions: readonly StoredEdition[],
  models: ModelsByLanguage,
  onEdition: (share: number) => void,
): Promise<void> {
  for (const [at, edition] of editions.entries()) {
    onEdition(at / editions.length)
    const model = models.get(languageOf(edition.summary.locale))
    const index = model && (await edition.searchIndex())
    if (!index || hasVectors(directory, { model: model.hash, index: index.sum })) continue
    await store(directory, { model: model.hash, index: index.sum }, index.bytes, model.meaning)
  }
}

/** Makes those of an edition that is being added, if there is a model of its language. */
export async function makeVectorsOf(
  directory: string,
  locale: string,
  searchIndex: Uint8Array,
): Promise<void> {
  const language = languageOf(locale)
  const model = currentModels(directory).get(language)
  if (model === undefined) return
  const source = { model, index: sha256(searchIndex) }
  if (hasVectors(directory, source)) return
  await store(directory, source, searchIndex, await readMeaning(directory, language, model))
}

async function makeFor(
  directory: string,
  { directory: name }: IndexEntry,
  source: VectorSource,
): Promise<void> {
  const edition = openEdition(join(directory, name), name)
  try {
    const index = await edition.searchIndex()
    if (!index || !openEditionIndex(index.bytes)) {
      // The upkeep packs the edition anew.
      markDamaged(join(directory, name))
      throw new AppError('file-damaged', { file: name })
    }
    const language = languageOf(edition.summary.locale)
    await store(directory, source, index.bytes, await readMeaning(directory, language, source.model))
  } finally {
    await edition.close()
  }
}

async function store(
  directory: string,
  source: VectorSource,
  searchIndex: Uint8Array,
  { model, stem }: LanguageMeaning,
): Promise<void> {
  const index = openEditionIndex(searchIndex)
  if (!index) return
  await writeVectors(directory, source, await editionVectors(model, index.verses, stem, breathe))
}

async function readMeaning(directory: string, language: string, hash: string): Promise<LanguageMeaning> {
  return await readLanguageMeaning(language, await readModelFile(directory, hash, 'identity'))
}

interface Known {
  entry: IndexEntry
  language: string
  /** Hash of its word index. */
  index: string
}

/** The editions that are whole as far as it is known: one that is not is packed anew first. */
function editionsOf(directory: string): Known[] {
  return readIndex(directory).editions.flatMap((entry) => {
    try {
      const edition = openEdition(join(directory, entry.directory), entry.directory)
      const index = readSearchSum(join(directory, entry.directory))
      return index === undefined ? [] : [{ entry, language: languageOf(edition.summary.locale), index }]
    } catch {
      return []
    }
  })
}

function missing(
  directory: string,
  editions: readonly Known[],
): { entry: IndexEntry; source: VectorSource }[] {
  const models = currentModels(directory)
  return editions.flatMap(({ entry, language, index }) => {
    const model = models.get(language)
    if (model === undefined || isGivenUp(join(directory, entry.directory))) return []
    const source = { model, index }
    return hasVectors(directory, source) ? [] : [{ entry, source }]
  })
}

/** Hashes of the current models by language; a damaged list is replaced when meanings are learnt again. */
function currentModels(directory: string): ReadonlyMap<string, string> {
  try {
    const languages = readMeaningList(directory)?.languages ?? []
    return new Map(languages.map(({ language, hash }) => [language, hash]))
  } catch {
    return new Map()
  }
}
