/**
 * Embeds the verses of every edition once: one small batch at a time, with pauses. Vectors are on disk at once;
 * files of editions that left the library, and of another model, are deleted. One process does it.
 */

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canonicalOf } from '#core/canonical'
import { AppError } from '#core/errors'
import type { Library } from '../../library/library'
import { withLock } from '../../library/lock'
import { readText } from '../../library/page-source'
import type { StoredEdition } from '../../library/stored-edition'
import type { TellFailure } from '../../process/failure-log'
import type { EmbeddingClient } from './embedding-client'
import { quantise } from './quantise'
import { type GrowingFile, growingFile, removeOthers, vectorFile, vectorFolder } from './vector-files'

/** The parts that the work needs. */
export interface Embedding {
  library: Library
  client: EmbeddingClient
  /** As files are named after it. */
  model: string
  /** Ends the work after the batch under way. */
  signal: AbortSignal
  onFailure: TellFailure
  onEmbedded: (abbreviation: string, verses: number) => void
}

/** Services of one's own often take no more at once. */
const batchSize = 32
const batchTimeoutMs = 60_000
/** Readers and the service come first. */
const pauseMs = 100

interface Text {
  canonical: number
  text: string
}

/** One pass over the library; true if nothing is left to do for this process. */
export async function embedLibrary(embedding: Embedding): Promise<boolean> {
  const { library, model, onFailure } = embedding
  try {
    const { editions } = library.view()
    const revisions = editions.map(({ summary }) => summary.revision)
    await removeOthers(library.directory, revisions, model)
    const missing = editions.filter((edition) => !existsSync(fileOf(embedding, edition)))
    if (missing.length === 0) return true
    await mkdir(vectorFolder(library.directory), { recursive: true })
    const lock = join(vectorFolder(library.directory), 'lock')
    return await withLock(lock, async () => await embedAll(missing, embedding), 0)
  } catch (error) {
    // Another process is at it.
    if (error instanceof AppError && error.code === 'library-locked') return true
    onFailure(error)
    return false
  }
}

/** A service may refuse a verse of one edition: the others go on. */
async function embedAll(missing: readonly StoredEdition[], embedding: Embedding): Promise<boolean> {
  let isWhole = true
  for (const edition of missing) {
    if (embedding.signal.aborted) return false
    try {
      await embedEdition(edition, embedding)
    } catch (error) {
      if (!embedding.signal.aborted) embedding.onFailure(error)
      isWhole = false
    }
  }
  return isWhole
}

async function embedEdition(edition: StoredEdition, embedding: Embedding): Promise<void> {
  const file = await growingFile(fileOf(embedding, edition))
  let known = file.count
  let batch: Text[] = []
  for await (const text of textsOf(edition)) {
    if (known > 0) {
      known -= 1
      continue
    }
    batch.push(text)
    if (batch.length < batchSize) continue
    await embedBatch(batch, file, embedding)
    batch = []
    await wait(pauseMs)
    if (embedding.signal.aborted || !isCurrent(edition, embedding.library)) return
  }
  if (batch.length > 0) await embedBatch(batch, file, embedding)
  await file.finish()
  embedding.onEmbedded(edition.summary.abbreviation, file.count)
}

async function embedBatch(
  batch: readonly Text[],
  file: GrowingFile,
  { client }: Pick<Embedding, 'client'>,
): Promise<void> {
  const texts = batch.map(({ text }) => text)
  const vectors = (await client.embed(texts, batchTimeoutMs)).map(quantise)
  if (file.dims !== undefined && vectors.some(({ length }) => length !== file.dims))
    throw new AppError('network', {}, { message: 'vectors of other dimensions than before' })
  await file.append(batch.map(({ canonical }, at) => ({ canonical, vector: vectors[at] ?? new Int8Array() })))
}

/** Verses with words, always in the same order. */
async function* textsOf(edition: StoredEdition): AsyncGenerator<Text> {
  for (const { number, chapters } of edition.manifest.bookList) {
    for (const chapter of chapters) {
      const read = await readText(edition, canonicalOf(number, chapter))
      for (const { canonical, content } of read?.verses ?? []) {
        const text = content.replaceAll('*', '').trim()
        if (text !== '') yield { canonical, text }
      }
    }
  }
}

function isCurrent({ key, summary }: StoredEdition, library: Library): boolean {
  return library.view().find(summary.abbreviation)?.key === key
}

function fileOf(
  { library, model }: Pick<Embedding, 'library' | 'model'>,
  { summary }: StoredEdition,
): string {
  return vectorFile(library.directory, summary.revision, model)
}
