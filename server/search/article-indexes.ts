/** The word indexes of packs: stored when a pack is added, opened when it is searched, kept as those of editions are. */
import { buildArticleIndex } from '#core/content/reading/article-index'
import type { Memory, Recent } from '#core/memory'
import { type EditionIndex, memoryBytesOf, openEditionIndex } from '#core/search/index/edition-index'
import type { StoredPack } from '../library/packs/stored-pack'
import { breathe } from '../process/breathe'
import type { Preparation } from './preparation'

/** Opens them and keeps the most recently used. */
export class ArticleIndexes {
  private readonly kept: Recent<EditionIndex>

  constructor(memory: Memory) {
    this.kept = memory.recent(memoryBytesOf)
  }

  /** The index of a pack; a missing one is built. */
  async of(pack: StoredPack, preparation: Preparation): Promise<EditionIndex> {
    return await this.kept.get(pack.key, async () => {
      const stored = await pack.articleIndex()
      const opened = stored && openEditionIndex(stored)
      if (opened) {
        preparation.countBytes('indexMb', stored.length)
        return opened
      }
      const { bytes, index } = await buildArticleIndex(pack, breathe)
      preparation.countBytes('indexMadeMb', bytes.length)
      return index
    })
  }
}
