/**
 * Trains the models of a library in a separate thread (PERFORMANCE "Meaning without pretrained weights"). If
 * it is interrupted, the previous models stay.
 */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError, fromErrorWire } from '#core/errors'
import { canonicalJson } from '../../bytes/canonical-json'
import { startThread } from '../../process/start-thread'
import { openLibrary } from '../library'
import type { StoredEdition } from '../stored-edition'
import { chooseFrom, editionsOf, isWhole } from './choose-editions'
import { areModelsWhole, readMeaningList } from './meaning-store'
import type { TrainingMessage } from './training-message'

/** How many complete translations a library has: a model is worth its time from two on. */
export async function countWholeEditions(directory: string): Promise<number> {
  return await withEditions(
    directory,
    (editions) => editions.filter(({ summary }) => isWhole(summary)).length,
  )
}

/** Whether the current models are whole, and were learnt from the editions that would be chosen now. */
export async function isLearnt(directory: string): Promise<boolean> {
  const chosen = await withEditions(directory, async (editions) => editionsOf(await chooseFrom(editions)))
  try {
    const isSame = canonicalJson(chosen) === canonicalJson(readMeaningList(directory)?.editions ?? [])
    return isSame && (await areModelsWhole(directory))
  } catch {
    // A damaged list is replaced like any other.
    return false
  }
}

/**
 * Trains on the editions of the library in `directory`, of a large one on a choice. Throws invalid-input if
 * there are fewer than two, and library-locked.
 */
export async function trainLibrary(
  directory: string,
  onProgress: (step: string, share: number) => void,
): Promise<MeaningList> {
  const count = await withEditions(directory, ({ length }) => length)
  if (count < 2) {
    const message = `Meanings are learnt from translations of the same text: it takes at least two, the library has ${count}`
    throw new AppError('invalid-input', { editions: count }, { message })
  }
  const worker = startThread('training', directory)
  return await new Promise((resolve, reject) => {
    worker.on('message', (message: TrainingMessage) => {
      if (message.kind === 'progress') onProgress(message.step, message.share)
      else if (message.kind === 'done') resolve(message.list)
      else reject(fromErrorWire(message.error))
    })
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new AppError('internal', { code }, { message: 'The learning thread ended early' })),
    )
  })
}

async function withEditions<T>(
  directory: string,
  work: (editions: readonly StoredEdition[]) => T | Promise<T>,
): Promise<T> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    return await work(library.view().editions)
  } finally {
    await library.close()
  }
}
