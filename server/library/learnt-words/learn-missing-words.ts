/** Learns the words that editions of a library lack, one edition at a time, each in a thread of its own. */
import { AppError, fromErrorWire } from '#core/errors'
import { startThread } from '../../process/start-thread'
import { openLibrary } from '../library'
import type { LearntLayer } from './learn-layer'
import type { WordsMessage } from './words-message'
import { type LearningPlan, markLearnt, wordsToLearn } from './words-to-learn'

export interface LearntWords extends LearntLayer {
  edition: string
  seconds: number
  /** What the process took in the end, in bytes. */
  memory: number
}

/** At most `most` editions. Throws what the first failure says; an edition that fails is not tried again until it changes. */
export async function learnMissingWords(
  directory: string,
  most: number,
  onStep: (step: string, share: number) => void,
): Promise<LearntWords[]> {
  const done: LearntWords[] = []
  for (const plan of await plansOf(directory, most)) {
    const edition = plan.edition.summary.abbreviation
    const begun = performance.now()
    try {
      const learnt = await inThread(directory, edition, onStep)
      const seconds = (performance.now() - begun) / 1000
      done.push({ ...learnt, edition, seconds, memory: process.memoryUsage.rss() })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'library-locked') await markLearnt(directory, plan)
      throw error
    }
    await markLearnt(directory, plan)
  }
  return done
}

async function plansOf(directory: string, most: number): Promise<LearningPlan[]> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    return wordsToLearn(directory, library.view()).slice(0, most)
  } finally {
    await library.close()
  }
}

/** A whole Bible needs half of it; without, twice as much would lie about. */
const limits = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 16 }

async function inThread(
  directory: string,
  abbreviation: string,
  onStep: (step: string, share: number) => void,
): Promise<LearntLayer> {
  const worker = startThread('words', JSON.stringify({ directory, abbreviation }), limits)
  return await new Promise((resolve, reject) => {
    worker.on('message', (message: WordsMessage) => {
      if (message.kind === 'progress') onStep(message.step, message.share)
      else if (message.kind === 'done') resolve(message.learnt)
      else reject(fromErrorWire(message.error))
    })
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new AppError('internal', { code }, { message: 'The thread that learns words ended early' })),
    )
  })
}
