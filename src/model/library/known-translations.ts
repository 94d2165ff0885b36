/**
 * Which abbreviations are translations (FEATURES ROUTE-02): those of the server that this device knows of,
 * and own files.
 */

import { standardWord } from '#core/contract/address/standard-word'
import { isUnanswered } from '#core/error-rules/passing-failure'
import { workerClient } from '../../platform/client/worker-client'
import { openStored } from '../../platform/local/early-query'
import { firstPage } from '../../platform/page/first-page'

/** In capitals. A translation that was known stays one for this visit: the view says what has become of it. */
const known = new Set<string>([standardWord])

/** True for a translation, without regard to case; asks the server about one that is unknown to this device. */
export async function isKnownTranslation(abbreviation: string): Promise<boolean> {
  const name = abbreviation.toUpperCase()
  if (!known.has(name) && (await exists(name))) known.add(name)
  return known.has(name)
}

async function exists(name: string): Promise<boolean> {
  // The service worker's answer carries only the manifests of the editions it shows.
  const { editions = [], manifests = [] } = firstPage() ?? {}
  if ([...editions, ...manifests].some(({ abbreviation }) => abbreviation.toUpperCase() === name)) return true
  const { database } = await openStored()
  if (await database.editions.get(name)) return true
  const asked = await workerClient().wantEdition(name)
  // Without an answer it counts as known: the screen says what it lacks.
  return asked.kind === 'stored' || (asked.kind === 'failed' && isUnanswered(asked.error.code))
}
