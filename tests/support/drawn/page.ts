/** What every part of the page stands on, for a file of tests: texts, a worker, a local database, a place to be drawn. */
import { startDrawing } from './draw'
import { keepLocalRows } from './local-rows'
import { speakGerman } from './speak'
import { startWorkerHere } from './worker-here'

/** `groups` of texts beside those of the first load. */
export function startPage(...groups: readonly string[]) {
  startDrawing()
  const { t, speak } = speakGerman(...groups)
  return { t, speak, worker: startWorkerHere(), database: keepLocalRows() }
}
