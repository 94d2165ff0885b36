/** The word indexes of the library: built when an edition is added, opened when it is searched. */

import * as limits from '#core/limits'
import { type Recent, recent } from '#core/recent'
import { type EditionIndex, EditionIndexBuilder, openEditionIndex } from '#core/search/index/edition-index'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'

/** Indexes kept in memory, about 6 MB each: more than one search may have. */
const keptIndexes = limits.maxColumns + 4

/** Opens indexes and keeps the most recently used. */
export class Indexes {
  private readonly kept: Recent<EditionIndex> = recent(keptIndexes)

  /** The index of an edition; an outdated or missing one is built again, one book at a time. */
  async of(edition: StoredEdition): Promise<EditionIndex> {
    return await this.kept.get(edition.key, async () => {
      const stored = await edition.searchIndex()
      return (stored && openEditionIndex(stored)) ?? (await this.build(edition))
    })
  }

  private async build(edition: StoredEdition): Promise<EditionIndex> {
    const builder = new EditionIndexBuilder(edition.summary.locale)
    for (const { chapters } of await edition.books()) {
      for (const chapter of chapters) builder.add(chapter)
      await breathe()
    }
    return builder.finish().index
  }
}
