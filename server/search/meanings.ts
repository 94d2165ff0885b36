/**
 * The trained models for searches: models in memory, and the vectors of the most recently searched editions.
 */
import { join } from 'node:path'
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { type Recent, recent } from '#core/recent'
import {
  type LanguageMeaning,
  type LearntMeanings,
  readLanguageMeaning,
} from '#core/search/answer/query-meaning'
import type { EditionIndex } from '#core/search/index/edition-index'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import type { VerseVectors } from '#core/search/meaning/verse-vectors'
import { languageOf } from '#core/search/text/language'
import { stampOf } from '../library/file-stamp'
import { meaningListFile, readMeaningList, readModelFile } from '../library/meaning/meaning-store'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'

/**
 * Vectors kept in memory, about 8 MB each: with fewer than one search may have, each search would make those of all its
 * editions again.
 */
const keptVectors = limits.maxColumns + 4
const lookEveryMs = 250

/** The models of the library. */
export class ServerMeanings {
  private readonly vectors: Recent<VerseVectors> = recent(keptVectors)
  private readonly versions: Recent<LearntMeanings | undefined> = recent(1)
  private stamp = ''
  private lookedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly directory: string) {}

  /**
   * The current models; undefined before any were trained. Another process may train new ones at any time.
   */
  async current(): Promise<LearntMeanings | undefined> {
    const now = performance.now()
    if (now - this.lookedAt >= lookEveryMs) {
      this.lookedAt = now
      this.stamp = stampOf(join(this.directory, meaningListFile))
    }
    return await this.versions.get(this.stamp, async () => await this.read())
  }

  /** The vectors of an edition; undefined if its language has no model. */
  async of(
    edition: StoredEdition,
    index: EditionIndex,
    { version, models }: LearntMeanings,
  ): Promise<VerseVectors | undefined> {
    const found = models.get(languageOf(edition.summary.locale))
    if (!found) return undefined
    const make = async () => await editionVectors(found.model, index.verses, found.stem, breathe)
    return await this.vectors.get(`${edition.key} ${version}`, make)
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

  private async read(): Promise<LearntMeanings | undefined> {
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
    return { version: list.version, models }
  }
}

function missingIfDamaged(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}
