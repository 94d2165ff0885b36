/**
 * The word indexes of the editions on this device: built from the stored chapters at the first search, stored
 * in the database.
 */
import type { Manifest } from '#core/contract/editions/edition'
import type { Memory, Recent } from '#core/memory'
import type { RowMap } from '#core/search/answer/searched-edition'
import {
  type EditionIndex,
  EditionIndexBuilder,
  memoryBytesOf,
  openEditionIndex,
} from '#core/search/index/edition-index'
import type { Database } from '#db/database'
import type { Intake } from '../downloads/edition-work'
import { IndexIntake } from './index-intake'

/** The indexes, in memory and in the database; those of packs in memory only. */
export class OpenIndexes {
  readonly ofPacks: Recent<EditionIndex>
  private readonly opened: Recent<EditionIndex>
  private readonly rowMaps: Recent<RowMap>

  constructor(
    private readonly database: Database,
    memory: Memory,
  ) {
    this.opened = memory.recent(memoryBytesOf)
    this.ofPacks = memory.recent(memoryBytesOf)
    this.rowMaps = memory.recent(({ bytes }) => bytes)
  }

  /** The index of an edition whose books are all here. Concurrent calls share one build. */
  async of(manifest: Manifest): Promise<EditionIndex> {
    const { abbreviation, revision } = manifest
    return await this.opened.get(`${abbreviation} ${revision}`, async () => await this.open(manifest))
  }

  /** Keeps how its verses map to other numberings. */
  keepRows({ abbreviation, revision }: Manifest): Recent<RowMap>['get'] {
    return async (to, make) => await this.rowMaps.get(`${abbreviation} ${revision} ${to}`, make)
  }

  /** Builds the index of an edition from its books as they arrive. */
  takeIn(manifest: Manifest): Intake {
    const intake = new IndexIntake(manifest)
    return {
      add: (book) => intake.add(book),
      end: async () => {
        const made = intake.finish()
        if (made) await this.keep(manifest, made.bytes)
        // If this fails, the first search tries again.
        await this.of(manifest).catch(() => undefined)
      },
    }
  }

  /** Builds the index of a new edition, so that the first search does not wait for it. */
  async prepare(abbreviation: string): Promise<void> {
    const row = await this.database.editions.get(abbreviation)
    if (row?.manifest && row.isInstalled) await this.of(row.manifest)
  }

  /** Deletes the index of an edition. */
  async remove(abbreviation: string): Promise<void> {
    await this.database.searchIndexes.delete(abbreviation)
  }

  private async open(manifest: Manifest): Promise<EditionIndex> {
    const { abbreviation, revision } = manifest
    const stored = await this.database.searchIndexes.get(abbreviation)
    const known = stored?.revision === revision ? openEditionIndex(stored.bytes) : undefined
    if (known) return known
    const { bytes, index } = await this.build(manifest)
    await this.keep(manifest, bytes)
    return index
  }

  /** Stores an index; without space it is built again next time. */
  private async keep({ abbreviation, revision }: Manifest, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.database.searchIndexes.put({ abbreviation, revision, bytes }).catch(() => undefined)
  }

  private async build({
    abbreviation,
    locale,
    bookList,
  }: Manifest): Promise<ReturnType<EditionIndexBuilder['finish']>> {
    const builder = new EditionIndexBuilder(locale)
    for (const { hash } of bookList) {
      const rows = await this.database.chapters
        .where('[abbreviation+hash+canonical]')
        .between([abbreviation, hash, 0], [abbreviation, hash, Infinity])
        .toArray()
      for (const { chapter } of rows) builder.add(chapter)
    }
    return builder.finish()
  }
}
