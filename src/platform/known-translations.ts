/** Which abbreviations are translations here (FEATURES ROUTE-02): the server's as far as this device knows them, and own files. */
import { database } from './database'
import { firstPage } from './first-page'
import { workerClient } from './worker-client'

/** True for a translation, without regard to case; one this device has not heard of is asked for. */
export async function isKnownTranslation(abbreviation: string): Promise<boolean> {
  const wanted = abbreviation.toUpperCase()
  const isFirst = firstPage()?.editions.some((one) => one.abbreviation.toUpperCase() === wanted)
  if (wanted === 'STANDARD' || isFirst || (await database.editions.get(wanted))) return true
  const asked = await workerClient().wantEdition(wanted)
  // Without an answer nobody knows: the screen says what it lacks.
  return asked.kind === 'stored' || (asked.kind === 'failed' && asked.error.code === 'network')
}
