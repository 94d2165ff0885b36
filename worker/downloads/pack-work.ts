/**
 * A content pack as a download: segment by segment under the hash of its bytes; the
 * pack turns to its new manifest last.
 */

import { unpackArticles } from '#core/content/model/wire'
import { summaryOf } from '#core/content/reading/open-pack'
import type { StoredManifest } from '#core/contract/content/answers'
import { kindTable } from '#core/contract/content/kinds'
import type { PackSegment } from '#core/contract/content/manifest'
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import type { DownloadRow, PackRow } from '#db/rows'
import { callApi, callForBytes, callForText } from '../http'
import { whileFlowing } from '../while-flowing'
import type { DownloadPlan, DownloadWork, SegmentPart, SegmentProgress } from './work'

export interface PackWorkDependencies {
  now: () => number
  /** SHA-256 as lower-case hex; throws insecure-context where the browser has none. */
  sha256: (content: string | Uint8Array<ArrayBuffer>) => Promise<string>
}

/** Downloads content packs. */
export class PackWork implements DownloadWork {
  readonly #database: Database
  readonly #dependencies: PackWorkDependencies
  readonly tables

  constructor(database: Database, dependencies: PackWorkDependencies) {
    this.#database = database
    this.#dependencies = dependencies
    this.tables = [database.packs, database.packSegments, database.articles]
  }

  /** Nothing of a pack is stored before its first download. */
  async before(): Promise<Pick<DownloadRow, 'readBefore'>> {
    return {}
  }

  async giveUp(abbreviation: string): Promise<void> {
    const row = await this.#database.packs.get(abbreviation)
    await this.#keepOnly(abbreviation, new Set(row ? segmentsHere(row).map(({ hash }) => hash) : []))
  }

  async plan(abbreviation: string, { books }: DownloadRow): Promise<DownloadPlan> {
    const { data: manifest } = await callApi('packManifest', { abbreviation }, {})
    const row = await this.#database.packs.get(abbreviation)
    const wanted = wantedBooks(manifest, row, books)
    const segments = wantedSegments(manifest, wanted)
    const here = new Set(
      (await this.#database.packSegments.bulkGet(segments.map(({ hash }) => [abbreviation, hash]))).map(
        (stored) => stored?.hash,
      ),
    )
    return {
      segments: segments.map((segment) => ({
        bytes: segment.packed,
        isHere: here.has(segment.hash),
        fetch: async (progress: SegmentProgress) => [await this.#fetch(abbreviation, segment, progress)],
      })),
      finish: async () => await this.#finish(manifest, wanted, new Set(segments.map(({ hash }) => hash))),
      afterwards: async () => undefined,
    }
  }

  async #fetch(abbreviation: string, segment: PackSegment, progress: SegmentProgress): Promise<SegmentPart> {
    const { hash, size, role } = segment
    const params = { abbreviation, hash }
    const { packSegments, articles } = this.#database
    if (role === 'media') {
      const bytes = await whileFlowing(
        size,
        progress,
        async (options) => await callForBytes('packMedia', params, {}, options),
      )
      await this.#check(abbreviation, hash, bytes)
      return { store: async () => void (await packSegments.put({ abbreviation, hash, bytes })) }
    }
    const text = await whileFlowing(
      size,
      progress,
      async (options) => await callForText('packSegment', params, {}, options),
    )
    await this.#check(abbreviation, hash, text)
    if (role !== 'articles')
      return { store: async () => void (await packSegments.put({ abbreviation, hash, text })) }
    const rows = unpackArticles(text).map((article) => ({ abbreviation, hash, id: article.id, article }))
    return {
      store: async () => {
        await articles.bulkPut(rows)
        await packSegments.put({ abbreviation, hash })
      },
    }
  }

  async #check(abbreviation: string, hash: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
    if ((await this.#dependencies.sha256(content)) !== hash)
      throw new AppError('hash-mismatch', { abbreviation })
  }

  async #finish(
    manifest: StoredManifest,
    books: readonly number[] | undefined,
    kept: ReadonlySet<string>,
  ): Promise<void> {
    const abbreviation = manifest.abbr
    await this.#database.packs.put({
      abbreviation,
      summary: summaryOf(manifest),
      manifest,
      ...(books && { books: [...books] }),
      changedAt: this.#dependencies.now(),
    })
    await this.#keepOnly(abbreviation, kept)
    await this.#database.downloads.delete(abbreviation)
  }

  /** Removes every other stored segment of a pack, with its articles. */
  async #keepOnly(abbreviation: string, kept: ReadonlySet<string>): Promise<void> {
    const stored = await this.#database.packSegments
      .where('[abbreviation+hash]')
      .between([abbreviation, ''], [abbreviation, '\uffff'])
      .primaryKeys()
    for (const [, hash] of stored.filter(([, one]) => !kept.has(one)))
      await removeSegment(this.#database, abbreviation, hash)
  }
}

/** Deletes a stored segment with its articles. */
export async function removeSegment(database: Database, abbreviation: string, hash: string): Promise<void> {
  await database.packSegments.delete([abbreviation, hash])
  await database.articles
    .where('[abbreviation+hash+id]')
    .between([abbreviation, hash, 0], [abbreviation, hash, Infinity])
    .delete()
}

/** The segments of the version on this device. */
export function segmentsHere({ manifest, books }: PackRow): readonly PackSegment[] {
  return manifest ? wantedSegments(manifest, books) : []
}

/** The requested books and those already here: a book downloaded once stays, also over an update. */
function wantedBooks(
  manifest: StoredManifest,
  row: PackRow | undefined,
  books: readonly number[] | undefined,
): readonly number[] | undefined {
  const isPart = books !== undefined && kindTable[manifest.kind].segments.by === 'book'
  const isWhole = row?.manifest !== undefined && row.books === undefined
  if (!isPart || isWhole) return undefined
  return [...new Set([...(row?.books ?? []), ...books])].sort((a, b) => a - b)
}

function wantedSegments(manifest: StoredManifest, books: readonly number[] | undefined): PackSegment[] {
  const isWanted = ({ role, scope }: PackSegment) =>
    role !== 'articles' || books === undefined || scope === '0' || books.includes(Number(scope))
  return manifest.segments.filter(isWanted)
}
