/** The word indexes of the library: built when an edition is added, opened when it is searched. */

import type { Memory, Recent } from '#core/memory'
import {
  type EditionIndex,
  EditionIndexBuilder,
  memoryBytesOf,
  openEditionIndex,
} from '#core/search/index/edition-index'
import { sha256 } from '../bytes/canonical-json'
import type { StoredEdition } from '../library/stored-edition'
import { breathe } from '../process/breathe'
import type { Preparation } from './preparation'

/** An index, and the hash of its bytes. */
export interface OpenIndex {
  index: EditionIndex
  sum: string
}

/** Opens indexes and keeps the most recently used. */
export class Indexes {
  private readonly kept: Recent<OpenIndex>

  constructor(memory: Memory) {
    this.kept = memory.recent(({ index }) => memoryBytesOf(index))
  }

  /** The index of an edition; an outdated or missing one is built again, one book at a time. */
  async of(edition: StoredEdition, preparation: Preparation): Promise<OpenIndex> {
    return await this.kept.get(edition.key, async () => {
      const stored = await edition.searchIndex()
      const index = stored && openEditionIndex(stored.bytes)
      if (!index) return await build(edition, preparation)
      preparation.countBytes('indexMb', stored.bytes.length)
      return { index, sum: stored.sum }
    })
  }
}

async function build(edition: StoredEdition, preparation: Preparation): Promise<OpenIndex> {
  const builder = new EditionIndexBuilder(edition.summary.locale)
  for (const { chapters } of await edition.books()) {
    for (const chapter of chapters) builder.add(chapter)
    await breathe()
  }
  const { bytes, index } = builder.finish()
  preparation.countBytes('indexMadeMb', bytes.length)
  return { index, sum: sha256(bytes) }
}
