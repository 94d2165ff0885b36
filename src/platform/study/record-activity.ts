/** The history of a member: what was read and searched (spec 1 §5: members only, never without a name). */
import { askAccount, isMember } from '../account'
import { keepInSession, readSession } from '../session-copy'
import { workerClient } from '../worker-client'

export interface ReadOrSearched {
  name: string
  /** Path below the origin. */
  route: string
  type: 'text' | 'search'
  abbreviations: readonly string[]
}

/** What this tab recorded last, also before it was loaded again: the next one goes on from it. */
interface Recorded {
  user: number
  id: string
  route: string
  /** Device time, ms. */
  at: number
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
  if (route === last?.route && at - last.at < visitMs) return
  const id = crypto.randomUUID()
  keepInSession('visit', { user, id, route, at } satisfies Recorded)
  await workerClient().recordActivity(
    { name, route, type, abbreviations: abbreviations.join(','), parent: last?.id ?? 0 },
    id,
  )
}

/** What is opened next begins anew: it is read on (spec 1 §3: parent 0). */
export function readOn(): void {
  keepInSession('visit', null)
}

function lastRecorded(user: number): Recorded | undefined {
  const kept = readSession('visit')
  return isRecorded(kept) && kept.user === user ? kept : undefined
}

function isRecorded(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && 'user' in value && 'id' in value && 'at' in value
}
