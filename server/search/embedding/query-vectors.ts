/**
 * The vector of a query, if the service gives it in time. A search never fails for it, and waits for a service
 * that just failed no more than once in a while.
 */

import type { SearchRequest } from '#core/contract/search/search-request'
import { AppError } from '#core/errors'
import { Memory, type Recent, roughBytes } from '#core/memory'
import { readOriginals } from '#core/search/query/read-originals'
import { readQuery } from '#core/search/query/read-query'
import { sha256 } from '../../bytes/canonical-json'
import type { Library } from '../../library/library'
import type { TellFailure } from '../../process/failure-log'
import type { EmbeddingClient } from './embedding-client'
import { quantise } from './quantise'
import { dimsOf, vectorFile } from './vector-files'

/** A query as a model understands it. */
export interface EmbeddedQuery {
  /** As files are named after it. */
  model: string
  vector: Int8Array
}

export interface QueryVectorsOptions {
  library: Library
  client: EmbeddingClient
  model: string
  onFailure: TellFailure
  /** Milliseconds since some start; for tests. */
  now?: () => number
}

/** Queries of 1,024 dimensions: some thousand. */
const keptBytes = 1_000_000
const timeoutMs = 1_500
const pauseMs = 10_000
/** More would wait for each other. */
const mostAtOnce = 8

/** Embeds the queries of hybrid searches. */
export class QueryVectors {
  /** By hash: the words of readers are not kept. */
  private readonly kept: Recent<Int8Array> = new Memory(keptBytes).recent<Int8Array>(roughBytes)
  private readonly now: () => number
  private pausedUntil = Number.NEGATIVE_INFINITY
  private atOnce = 0

  constructor(private readonly options: QueryVectorsOptions) {
    this.now = options.now ?? (() => performance.now())
  }

  /** Undefined where it is of no use, or cannot be had. */
  async of(request: SearchRequest): Promise<EmbeddedQuery | undefined> {
    const dims = await this.dimsFor(request)
    if (dims === undefined || this.now() < this.pausedUntil || this.atOnce >= mostAtOnce) return undefined
    this.atOnce += 1
    try {
      const { words } = readOriginals(request.search)
      const make = async () => await this.ask(words, dims)
      const vector = await this.kept.get(sha256(words), make)
      return { model: this.options.model, vector }
    } catch (error) {
      this.pausedUntil = this.now() + pauseMs
      this.options.onFailure(error)
      return undefined
    } finally {
      this.atOnce -= 1
    }
  }

  /** Of the vectors that the query would be compared with; undefined if there are none. */
  private async dimsFor({ type, search, exactPhrase, abbreviations }: SearchRequest) {
    if (type !== 'hybrid') return undefined
    const { units, isPhrase } = readQuery(readOriginals(search).words, exactPhrase)
    if (isPhrase || units.length === 0) return undefined
    const { library, model } = this.options
    for (const abbreviation of abbreviations) {
      const revision = library.view().find(abbreviation)?.summary.revision
      const dims = revision && (await dimsOf(vectorFile(library.directory, revision, model)))
      if (dims) return dims
    }
    return undefined
  }

  private async ask(search: string, dims: number): Promise<Int8Array> {
    const [vector = []] = await this.options.client.embed([search], timeoutMs)
    if (vector.length !== dims)
      throw new AppError('network', {}, { message: 'vectors of other dimensions than before' })
    return quantise(vector)
  }
}
