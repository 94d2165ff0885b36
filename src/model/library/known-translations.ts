/** Which abbreviations are translations here (FEATURES ROUTE-02): the server's as far as this device knows them, and own files. */
import { standardWord } from '#core/contract/address/standard-word'
import { workerClient } from '../../platform/client/worker-client'
import { openStored } from '../../platform/local/early-query'
import { firstPage } from '../../platform/page/first-page'

/** In capitals. One that was known stays a translation for this visit: what became of it is for the view to say. */
const known = new Set<string>([standardWord])

/** True for a translation, without regard to case; one this device has not heard of is asked for. */
export async function isKnownTranslation(abbreviation: string): Promise<boolean> {
  const name = abbreviation.toUpperCase()
  if (!known.has(name) && (await exists(name))) known.add(name)
  return known.has(name)
}

async function exists(name: string): Promise<boolean> {
  // The service worker's answer carries the manifests of what it shows only.
  const { editions = [], manifests = [] } = firstPage() ?? {}
  if ([...editions, ...manifests].some(({ abbreviation }) => abbreviation.toUpperCase() === name)) return true
  const { database } = await openStored()
  if (await database.editions.get(name)) return true
  const asked = await workerClient().wantEdition(name)
  // Without an answer nobody knows: the screen says what it lacks.
  return asked.kind === 'stored' || (asked.kind === 'failed' && asked.error.code === 'network')
}
