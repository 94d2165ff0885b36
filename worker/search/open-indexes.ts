/** The word indexes of the editions on this device: made from the stored chapters at the first search, kept in the database. */
import type { Manifest } from '#core/contract/edition'
import {
  type EditionIndex,
  EditionIndexBuilder,
  indexFormat,
  openEditionIndex,
} from '#core/search/index/edition-index'
import type { Database } from '#db/database'

/** About 6 MB each in memory. */
const keptIndexes = 6

export class OpenIndexes {
  private readonly opened = new Map<string, Promise<EditionIndex>>()

  constructor(private readonly database: Database) {}

  /** The index of an edition whose books are all here. Asked for twice at once, it is made once. */
  of(manifest: Manifest): Promise<EditionIndex> {
    const key = `${manifest.abbreviation} ${manifest.revision}`
    const known = this.opened.get(key)
    if (known) return known
    const opening = this.open(manifest)
    this.opened.set(key, opening)
    opening.catch(() => this.opened.delete(key))
    const [oldest] = this.opened.keys()
    if (this.opened.size > keptIndexes && oldest !== undefined) this.opened.delete(oldest)
    return opening
  }

  /** Makes the index of an edition that just came, so that the first search does not wait for it. */
  async prepare(abbreviation: string): Promise<void> {
    const row = await this.database.editions.get(abbreviation)
    if (row?.manifest && row.isInstalled) await this.of(row.manifest)
  }

  /** Forgets an edition that goes. */
  async remove(abbreviation: string): Promise<void> {
    for (const key of this.opened.keys()) {
      if (key.startsWith(`${abbreviation} `)) this.opened.delete(key)
    }
    await this.database.searchIndexes.delete(abbreviation)
  }

  private async open(manifest: Manifest): Promise<EditionIndex> {
    const { abbreviation, revision } = manifest
    const stored = await this.database.searchIndexes.get(abbreviation)
    const known = stored?.revision === revision ? openEditionIndex(stored.bytes) : undefined
    if (known) return known
    const bytes = await this.build(manifest)
    await this.store(abbreviation, revision, bytes)
    const index = openEditionIndex(bytes)
    if (!index) throw new Error('an index just made cannot be opened')
    return index
  }

  private async build({ abbreviation, locale, bookList }: Manifest): Promise<Uint8Array> {
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

  /** Without room it is made again next time. */
  private async store(abbreviation: string, revision: string, bytes: Uint8Array): Promise<void> {
    const row = { abbreviation, revision, format: indexFormat, bytes }
    await this.database.searchIndexes.put(row).catch(() => undefined)
  }
}
