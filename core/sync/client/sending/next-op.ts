/** Which op is sent next (SYNC 3.5). */
import type { Op } from '../../../contract/members/op'
import { ask, type StoreSteps } from '../client-store'
import type { Device } from '../device'
import { isDue } from './back-off'

const pageSize = 100

/** The op, or the device time before which none may be sent; 0 = none waits. */
export type NextOp = { op: Op } | { op?: undefined; until: number }

/** The first in the order of the person's actions whose lane is not waiting. */
export function* nextOp({ rules, source }: Device): StoreSteps<NextOp> {
  const now = source.now()
  const waitingLanes = new Set<string>()
  let until = 0
  for (let page = yield* ask('opsAfter', 0, pageSize); ; ) {
    for (const op of page) {
      if (op.state === 'refused' || rules.isBlocked(op, waitingLanes)) continue
      if (isDue(op.nextTry, now)) return { op }
      waitingLanes.add(op.lane)
      until = until === 0 ? op.nextTry : Math.min(until, op.nextTry)
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return { until }
    page = yield* ask('opsAfter', last.seq, pageSize)
  }
}
