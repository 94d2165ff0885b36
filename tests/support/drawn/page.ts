/** What every part of the page stands on, for a file of tests: texts, a worker, a local database, a place to be drawn. */
import { startDrawing } from './draw'
import { keepLocalRows } from './local-rows'
import { speakGerman } from './speak'
import { startWorkerHere } from './worker-here'

export function startPage() {
  startDrawing()
  const { t, speak } = speakGerman()
  return { t, speak, worker: startWorkerHere(), database: keepLocalRows() }
}
