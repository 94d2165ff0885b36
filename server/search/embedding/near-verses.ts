/** The verses nearest to an embedded query, where the searches run. */

import type { Memory, Recent } from '#core/memory'
import { nearCount } from '#core/search/answer/with-meaning'
import type { WordIndex } from '#core/search/index/word-index'
import { type Near, nearest } from '#core/search/meaning/nearest'
import { type VerseVectors, vectorBytesOf, verseVectorsOf } from '#core/search/meaning/verse-vectors'
import { placeIn } from '#core/search/sorted'
import { stampOf } from '../../library/file-stamp'
import type { Preparation } from '../preparation'
import type { EmbeddedQuery } from './query-vectors'
import { readVectors, vectorFile } from './vector-files'

/** Signs of a vector that one number packs (verse-vectors.ts). */
const dimsAtOnce = 32

/** The vectors of the most recently searched editions. */
export class NearVerses {
  private readonly kept: Recent<VerseVectors | undefined>

  constructor(
    private readonly library: string,
    memory: Memory,
  ) {
    this.kept = memory.recent((verses) => (verses ? vectorBytesOf(verses) : 0))
  }

  /** The nearest verses of an edition, as documents of its index; none while it is not embedded. */
  async of(
    revision: string,
    index: WordIndex,
    { model, vector }: EmbeddedQuery,
    preparation: Preparation,
  ): Promise<Near[]> {
    const path = vectorFile(this.library, revision, model)
    const stamp = stampOf(path)
    if (stamp === 'none') return []
    const verses = await this.kept.get(`${path} ${stamp}`, async () => {
      const made = await read(path, index)
      preparation.countBytes('embeddingsMb', made?.vectors.byteLength ?? 0)
      return made
    })
    const query = new Int8Array(paddedDims(vector.length))
    query.set(vector)
    return verses?.dims === query.length ? nearest(verses, query, nearCount) : []
  }
}

async function read(path: string, { canonicals, count }: WordIndex): Promise<VerseVectors | undefined> {
  const stored = await readVectors(path)
  if (!stored) return undefined
  const dims = paddedDims(stored.dims)
  const vectors = new Int8Array(count * dims)
  for (const { canonical, vector } of stored.verses) {
    const document = placeIn(canonicals, canonical)
    if (document >= 0) vectors.set(vector, document * dims)
  }
  return verseVectorsOf(vectors, dims)
}

function paddedDims(dims: number): number {
  return Math.ceil(dims / dimsAtOnce) * dimsAtOnce
}
