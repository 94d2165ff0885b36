/** The words of the original beside the editions of the library, as far as searches have read them lately. */
import type { OpenPack } from '#core/content/reading/content-source'
import { type LayerReading, plainReading, type VerseRuns } from '#core/content/words/edition-originals'
import { type Memory, type Recent, roughBytes } from '#core/memory'
import type { Preparation } from './preparation'

export class Layers {
  private readonly words: Recent<readonly VerseRuns[] | undefined>
  /** Packs keep their places once they have read them. */
  private readonly opened = new WeakSet<OpenPack>()

  constructor(memory: Memory) {
    this.words = memory.recent<readonly VerseRuns[] | undefined>(roughBytes)
  }

  /** For one search. */
  reading(preparation: Preparation): LayerReading {
    return {
      occurrences: async (pack) => {
        if (!this.opened.has(pack)) preparation.countBytes('layerMb', pack.summary.bytes)
        this.opened.add(pack)
        return await plainReading.occurrences(pack)
      },
      words: async (pack, chapter) => {
        const { abbr, version } = pack.summary
        return await this.words.get(`${abbr} ${version} ${chapter.canonical}`, async () => {
          preparation.count('words', 1)
          return await plainReading.words(pack, chapter)
        })
      },
    }
  }
}
