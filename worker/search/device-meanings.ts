/**
 * The search models on this device: an optional small download beside the editions (SRCH-05), and what is
 * derived from them.
 */
import type { Manifest } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import type { Memory, Recent } from '#core/memory'
import {
  type LanguageMeaning,
  type LearntMeanings,
  readLanguageMeaning,
} from '#core/search/answer/query-meaning'
import type { EditionIndex } from '#core/search/index/edition-index'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { type VerseVectors, vectorBytesOf } from '#core/search/meaning/verse-vectors'
import { languageOf } from '#core/words/language'
import type { Database } from '#db/database'
import type { MeaningRow } from '#db/rows'
import { callApi, callForBytes } from '../http'
import { breathe, sha256 } from '../platform'

/** The models, and the vectors of the verses as they are needed. */
export class DeviceMeanings {
  private read: Promise<LearntMeanings | undefined> | undefined
  private readonly vectors: Recent<VerseVectors>

  constructor(
    private readonly database: Database,
    memory: Memory,
  ) {
    this.vectors = memory.recent(vectorBytesOf)
  }

  /** The models on this device; undefined if there are none. */
  current(): Promise<LearntMeanings | undefined> {
    this.read ??= this.load()
    return this.read
  }

  /** The vectors of an edition; undefined when there is no model of its language here. */
  async of(
    { abbreviation, revision, locale }: Pick<Manifest, 'abbreviation' | 'revision' | 'locale'>,
    { verses }: EditionIndex,
    { version, models }: LearntMeanings,
  ): Promise<VerseVectors | undefined> {
    const found = models.get(languageOf(locale))
    if (!found) return undefined
    const make = async () => await editionVectors(found.model, verses, found.stem, breathe)
    return await this.vectors.get(`${abbreviation} ${revision} ${version}`, make)
  }

  /**
   * Fetches the models of these languages in the server's version and removes the others. Throws network,
   * hash-mismatch ...
   */
  async refresh(languages: ReadonlySet<string>): Promise<void> {
    const { data } = await callApi('meaning', {}, {})
    const wanted = data?.languages.filter(({ language }) => languages.has(language)) ?? []
    const here = await this.database.meanings.toArray()
    const rows: MeaningRow[] = []
    for (const { language, hash } of wanted) {
      const known = here.find((row) => row.language === language && row.hash === hash)
      const bytes = known?.bytes ?? (await download(language, hash))
      rows.push({ language, hash, bytes, version: data?.version ?? '' })
    }
    await this.replace(rows)
  }

  /** Removes all models. */
  async remove(): Promise<void> {
    await this.replace([])
  }

  /** Replaces all at once: models of different versions cannot be combined. */
  private async replace(rows: readonly MeaningRow[]): Promise<void> {
    const { meanings } = this.database
    await this.database.transaction('rw', meanings, async () => {
      await meanings.clear()
      await meanings.bulkPut([...rows])
    })
    this.read = undefined
  }

  private async load(): Promise<LearntMeanings | undefined> {
    const rows = await this.database.meanings.toArray()
    const [first] = rows
    if (!first) return undefined
    const models = new Map<string, LanguageMeaning>()
    for (const { language, bytes } of rows) {
      models.set(language, await readLanguageMeaning(language, bytes))
    }
    return { version: first.version, models }
  }
}

async function download(language: string, hash: string): Promise<Uint8Array> {
  const bytes = await callForBytes('meaningModel', { language, hash }, {})
  if ((await sha256(bytes)) !== hash) throw new AppError('hash-mismatch', { language })
  return bytes
}
