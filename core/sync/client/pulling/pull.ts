/** Pulls changes from the server, page by page, until there are no more (SYNC 3.5, 3.8). */
import { syncCalls } from '../../../contract/members/calls/sync-calls'
import { ask } from '../client-store'
import { transact, type WorldSteps } from '../client-world'
import type { Device } from '../device'
import type { Stop } from '../sending/answers/record-stop'
import { pullCall } from '../sending/call-of'
import { exchange } from '../sending/exchange'
import { firstFacts } from '../sync-facts'
import { applyPage } from './apply-page'

/** More than anybody has; a server that never ends must not hold the lock for ever. */
const maxPages = 2_000

/** Undefined when everything has arrived; otherwise what stopped it. */
export function* pull(device: Device): WorldSteps<Stop | undefined> {
  for (let pages = 0; pages < maxPages; pages += 1) {
    const { cursor } = (yield* transact('relaxed', () => ask('facts'))) ?? firstFacts
    const answer = yield* exchange(device, () => pullCall(device.user, cursor))
    if (answer.kind !== 'answer' || device.rules.verdictOf(answer) !== 'done') return answer
    const page = syncCalls.pull.answer.safeParse(answer.body).data
    if (!page) return { kind: 'none' }
    if (!(yield* transact('relaxed', () => applyPage(device, cursor, page)))) return undefined
  }
  return undefined
}
