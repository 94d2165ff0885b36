/** The thread that trains the models of a library and stores them. Its data is the folder of the library. */
import { parentPort, workerData } from 'node:worker_threads'
import type { MeaningList } from '#core/contract/search/meaning-list'
import { toErrorWire } from '#core/errors'
import type { TrainingEdition } from '#core/search/meaning/training/collect-bags'
import { trainModels } from '#core/search/meaning/training/train-models'
import { loadStem } from '#core/words/stem'
import { openLibrary } from '../library'
import type { StoredEdition } from '../stored-edition'
import { chooseFrom, editionsOf } from './choose-editions'
import { type ModelsByLanguage, makeVectors } from './make-vectors'
import { type StoredModel, storeModels } from './meaning-store'
import type { TrainingMessage } from './training-message'

/** Share of the time that the space takes; the other editions take the rest. */
const spaceShare = 0.7

async function learn(directory: string): Promise<MeaningList> {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const chosen = await chooseFrom(library.view().editions)
    const base: TrainingEdition[] = []
    for (const [at, edition] of chosen.base.entries()) {
      tell({ kind: 'progress', step: 'Reading', share: at / chosen.base.length })
      base.push(await trainingEdition(edition))
    }
    const models = await trainModels({ base, others: readOthers(chosen.others) }, (share) =>
      tell({ kind: 'progress', step: 'Learning', share: share * spaceShare }),
    )
    tell({ kind: 'progress', step: 'Compressing', share: 1 })
    const prepare = async (stored: readonly StoredModel[]) =>
      await makeVectors(directory, library.view().editions, await byLanguage(stored), (share) =>
        tell({ kind: 'progress', step: 'Preparing searches', share }),
      )
    return await storeModels(directory, models, editionsOf(chosen), prepare)
  } finally {
    await library.close()
  }
}

async function byLanguage(stored: readonly StoredModel[]): Promise<ModelsByLanguage> {
  const models = stored.map(async ({ hash, model }) => {
    const { language } = model
    return [language, { hash, meaning: { model, stem: await loadStem(language) } }] as const
  })
  return new Map(await Promise.all(models))
}

/** Read when their turn comes: all at once take much memory. */
async function* readOthers(others: readonly StoredEdition[][]): AsyncGenerator<TrainingEdition[]> {
  for (const [at, editions] of others.entries()) {
    const share = spaceShare + (at / others.length) * (1 - spaceShare)
    tell({ kind: 'progress', step: 'Learning', share })
    const read: TrainingEdition[] = []
    for (const edition of editions) read.push(await trainingEdition(edition))
    yield read
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
