/**
 * Trains the models of a library in a separate thread (PERFORMANCE "Meaning without pretrained weights"). If
 * it is interrupted, the previous models stay.
 */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { AppError, fromErrorWire } from '#core/errors'
import { startThread } from '../../process/start-thread'
import { openLibrary } from '../library'
import type { TrainingMessage } from './training-message'

/** More verses than a New Testament has, fewer than an Old one. */
const wholeVerses = 20_000

/** How many complete translations a library has: a model is worth its time from two on. */
export async function countWholeEditions(directory: string): Promise<number> {
  return (await editionsOf(directory)).filter(({ verses }) => verses >= wholeVerses).length
}

/**
 * Trains on all editions of the library in `directory`. Throws invalid-input if there
 * are fewer than two, and library-locked.
 */
export async function trainLibrary(
  directory: string,
  onProgress: (step: string, share: number) => void,
): Promise<MeaningList> {
  const count = (await editionsOf(directory)).length
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

async function editionsOf(directory: string): Promise<{ verses: number }[]> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  const editions = library.view().editions.map(({ summary }) => summary)
  await library.close()
  return editions
}
