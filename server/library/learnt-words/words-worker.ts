/** The thread that learns the words of one edition and stores them: its memory is free again when it ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { AppError, toErrorWire } from '#core/errors'
import { openLibrary } from '../library'
import { type LearntLayer, learnLayer } from './learn-layer'
import { type WordsMessage, wordsOrderSchema } from './words-message'
import { wordsToLearn } from './words-to-learn'

async function learn(): Promise<LearntLayer> {
  const { directory, abbreviation } = wordsOrderSchema.parse(JSON.parse(String(workerData)))
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const plans = wordsToLearn(directory, library.view())
    const plan = plans.find(({ edition }) => edition.summary.abbreviation === abbreviation)
    if (!plan) throw new AppError('edition-unknown', { abbreviation })
    return await learnLayer(directory, plan, (step, share) => tell({ kind: 'progress', step, share }))
  } finally {
    await library.close()
  }
}

function tell(message: WordsMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
  parentPort?.postMessage(message)
}

learn().then(
  (learnt) => tell({ kind: 'done', learnt }),
  (error: unknown) => tell({ kind: 'failed', error: toErrorWire(error) }),
)
