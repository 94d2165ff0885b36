/** The history of a member: what was read and searched (spec 1 §5: members only, never without a name). */
import { isMember, storedAccount } from '../account'
import { workerClient } from '../worker-client'

export interface ReadOrSearched {
  name: string
  /** Path below the origin. */
  route: string
  type: 'text' | 'search'
  abbreviations: readonly string[]
}

/** What this tab recorded last: the next one goes on from it. */
let last: { id: string; route: string } | undefined

/** Records a visit; the same place again right after it is still the same visit. */
export async function recordActivity({ name, route, type, abbreviations }: ReadOrSearched): Promise<void> {
  if (name.trim() === '' || route === last?.route || !isMember(await storedAccount())) return
  const parent = last?.id ?? 0
  const id = crypto.randomUUID()
  last = { id, route }
  await workerClient().recordActivity(
    { name, route, type, abbreviations: abbreviations.join(','), parent },
    id,
  )
}

/** What is opened next begins anew: it is read on (spec 1 §3: parent 0). */
export function readOn(): void {
  last = undefined
}
