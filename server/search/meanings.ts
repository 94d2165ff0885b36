/**
 * The trained models for searches: models in memory, and the vectors of the most recently searched editions, which are
 * read from disk, or made where they are not stored.
 */
import { join } from 'node:path'
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError } from '#core/errors'
import type { Memory, Recent } from '#core/memory'
import {
  type LanguageMeaning,
  type LearntMeanings,
  readLanguageMeaning,
} from '#core/search/answer/query-meaning'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { type VerseVectors, vectorBytesOf } from '#core/search/meaning/verse-vectors'
import { languageOf } from '#core/words/language'
import { stampOf } from '../library/file-stamp'
import { meaningListFile, readMeaningList, readModelFile } from '../library/meaning/meaning-store'
import { readVectors } from '../library/meaning/stored-vectors'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'
import type { OpenIndex } from './indexes'
import type { Preparation } from './preparation'

const lookEveryMs = 250

/** Models with the hashes of their files, by language. */
export interface StoredMeanings extends LearntMeanings {
  hashes: ReadonlyMap<string, string>
}

/** The models of the library. */
export class ServerMeanings {
  private readonly vectors: Recent<VerseVectors>
  private latest: { stamp: string; read: Promise<StoredMeanings | undefined> } | undefined
  private stamp = ''
  private lookedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly directory: string,
    memory: Memory,
  ) {
    this.vectors = memory.recent(vectorBytesOf)
  }

  /**
   * The current models; undefined before any were trained. Another process may train new ones at any time.
   */
  async current(): Promise<StoredMeanings | undefined> {
    const now = performance.now()
    if (now - this.lookedAt >= lookEveryMs) {
      this.lookedAt = now
      this.stamp = stampOf(join(this.directory, meaningListFile))
    }
    if (this.latest?.stamp !== this.stamp) this.latest = { stamp: this.stamp, read: this.read() }
    const { latest } = this
    try {
      return await latest.read
    } catch (error) {
      if (this.latest === latest) this.latest = undefined
      throw error
    }
  }

  /** The vectors of an edition; undefined if its language has no model. */
  async of(
    { summary: { locale } }: StoredEdition,
    { index, sum }: OpenIndex,
    { models, hashes }: StoredMeanings,
    preparation: Preparation,
  ): Promise<VerseVectors | undefined> {
    const language = languageOf(locale)
    const found = models.get(language)
    const model = hashes.get(language)
    if (!found || model === undefined) return undefined
    return await this.vectors.get(`${model} ${sum}`, async () => {
      const stored = await readVectors(this.directory, { model, index: sum })
      const vectors = stored ?? (await editionVectors(found.model, index.verses, found.stem, breathe))
      preparation.countBytes(stored ? 'vectorsMb' : 'vectorsMadeMb', vectors.vectors.byteLength)
      return vectors
    })
  }

  /** Damaged models count as missing: only words are searched then. */
  private readList(): MeaningList | undefined {
    try {
      return readMeaningList(this.directory)
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }

  private async read(): Promise<StoredMeanings | undefined> {
    const list = this.readList()
    if (!list) return undefined
    const models = new Map<string, LanguageMeaning>()
    for (const { language, hash } of list.languages) {
      // One that is damaged counts as missing, and is learnt again.
      const bytes = await readModelFile(this.directory, hash, 'identity').catch(missingIfDamaged)
      if (!bytes) continue
      models.set(language, await readLanguageMeaning(language, bytes))
      await breathe()
    }
    const hashes = new Map(list.languages.map(({ language, hash }) => [language, hash]))
    return { version: list.version, models, hashes }
  }
}

function missingIfDamaged(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}
