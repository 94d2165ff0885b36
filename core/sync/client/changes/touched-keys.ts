/** Which records a change affects. */

import type { Change } from '../../../contract/members/op'
import { keyOf } from '../../kinds'
import { ask, type StoreSteps } from '../client-store'
import { activityLane } from './lane-of'

/** The whole history for a clear, otherwise its own record. */
export function* touchedKeys(change: Pick<Change, 'kind' | 'key'>): StoreSteps<string[]> {
  return change.kind === 'clear' ? yield* activityKeys() : [change.key]
}

/** Keys of all activities, on the server and waiting. */
export function* activityKeys(): StoreSteps<string[]> {
  const ops = yield* ask('laneOps', activityLane)
  const waiting = ops.filter(({ kind }) => kind === 'activity').map(({ key }) => key)
  return [...(yield* ask('rowKeys', keyOf('activity', ''))), ...waiting]
}
