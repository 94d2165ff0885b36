/** The history of a member: passages read and searches (spec 1 §5: members only, never without a name). */

import { workerClient } from '../../platform/client/worker-client'
import { keepInSession, readSession } from '../../platform/storage/session-copy'
import { askAccount, isMember } from '../account/account'

export interface ReadOrSearched {
  name: string
  /** Path below the origin. */
  route: string
  type: 'text' | 'search'
  abbreviations: readonly string[]
}

interface Visit {
  user: number
  id: string
  /** Id of the record that this one continues; 0 for none. */
  parent: string | 0
  route: string
  /** Device time, ms. */
  at: number
}

/** The visit that this tab recorded last, also before a reload: the next record continues it. */
interface Recorded extends Visit {
  /** False until the history is sure to have it: when a page is left, its worker ends with it. */
  isStored: boolean
}

/** The same place again within this time is still the same visit. */
const visitMs = 30 * 60_000

/** Records a visit. */
export async function recordActivity({ name, route, type, abbreviations }: ReadOrSearched): Promise<void> {
  const account = await askAccount()
  if (name.trim() === '' || !isMember(account)) return
  const user = account.user.id
  const last = lastRecorded(user)
  const at = Date.now()
  const isSame = route === last?.route && at - last.at < visitMs
  if (isSame && last.isStored) return
  const visit: Visit = isSame ? last : { user, id: crypto.randomUUID(), parent: last?.id ?? 0, route, at }
  const { id, parent } = visit
  keepInSession('visit', { ...visit, isStored: false } satisfies Recorded)
  await workerClient().recordActivity(
    { name, route, type, abbreviations: abbreviations.join(','), parent },
    id,
  )
  if (lastRecorded(user)?.id === id) keepInSession('visit', { ...visit, isStored: true } satisfies Recorded)
}

/** The next record starts a new chain: the person continues reading (spec 1 §3: parent 0). */
export function readOn(): void {
  keepInSession('visit', null)
}

function lastRecorded(user: number): Recorded | undefined {
  const kept = readSession('visit')
  return isRecorded(kept) && kept.user === user ? kept : undefined
}

function isRecorded(value: unknown): value is Recorded {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'parent' in value && 'isStored' in value
  )
}
