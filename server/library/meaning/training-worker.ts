/** The thread that trains the models of a library and stores them. Its data is the folder of the library. */
import { parentPort, workerData } from 'node:worker_threads'
import type { MeaningList } from '#core/contract/search/meaning-list'
import { toErrorWire } from '#core/errors'
import type { TrainingEdition } from '#core/search/meaning/training/collect-bags'
import { trainModels } from '#core/search/meaning/training/train-models'
import { openLibrary } from '../library'
import type { StoredEdition } from '../stored-edition'
import { storeModels } from './meaning-store'
import type { TrainingMessage } from './training-message'

async function learn(directory: string): Promise<MeaningList> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const { editions } = library.view()
    const read: TrainingEdition[] = []
    for (const [at, edition] of editions.entries()) {
      tell({ kind: 'progress', step: 'Reading', share: at / editions.length })
      read.push(await trainingEdition(edition))
    }
    const models = await trainModels(read, (share) => tell({ kind: 'progress', step: 'Learning', share }))
    const learntFrom = editions.map(({ summary: { abbreviation, revision } }) => ({ abbreviation, revision }))
    tell({ kind: 'progress', step: 'Compressing', share: 1 })
    return await storeModels(directory, models, learntFrom)
  } finally {
    await library.close()
  }
}

async function trainingEdition(edition: StoredEdition): Promise<TrainingEdition> {
  const { locale, numbering } = edition.summary
  const chapters = (await edition.books()).flatMap((book) => book.chapters)
  const verses = chapters.flatMap(({ canonical, verses }) =>
    verses.map(({ verse, content }) => ({ canonical: canonical + verse, content })),
  )
  return { locale, numbering, verses }
}

function tell(message: TrainingMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
  parentPort?.postMessage(message)
}

learn(String(workerData)).then(
  (list) => tell({ kind: 'done', list }),
  (error: unknown) => tell({ kind: 'failed', error: toErrorWire(error) }),
)
