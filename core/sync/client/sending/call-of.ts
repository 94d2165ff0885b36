/** An op as the call that brings it to the server (SYNC 3.3); server/calls/arrivals.ts reads it back. Pure. */
import * as limits from '../../../limits'
import type { Op } from '../../op'
import { opHeaders } from '../../op-headers'
import type { SyncCall } from '../client-world'

type CallParts = Omit<SyncCall, 'headers'>

/** `sentAt` is the device time of sending, ms. A note must know its base. */
export function callOf(op: Op, sentAt: number): SyncCall {
  return {
    ...partsOf(op),
    headers: {
      [opHeaders.id]: op.opId,
      [opHeaders.device]: op.device,
      [opHeaders.account]: String(op.user),
      [opHeaders.sentAt]: String(sentAt),
      [opHeaders.at]: String(op.at),
      [opHeaders.version]: String(op.v),
    },
  }
}

/** The call for a page of changes. */
export function pullCall(user: number, cursor: string): SyncCall {
  const headers = { [opHeaders.account]: String(user) }
  return { name: 'pull', params: {}, query: { cursor, limit: limits.pullPageSize }, headers }
}

function partsOf(op: Op): CallParts {
  const rest = op.key.slice(op.key.indexOf(':') + 1)
  switch (op.kind) {
    case 'activity':
      return withBody('addActivity', {}, { ...op.body, id: rest, occurredAt: op.at })
    case 'clear':
      return { name: 'clearActivities', params: {}, query: { before: op.at } }
    case 'option':
      return withBody('setOption', { id: op.user }, { path: rest, value: op.body })
    case 'note':
      return op.body
        ? withBody('putNote', { id: rest }, { ...op.body, base: Number(op.base) })
        : { name: 'deleteNote', params: { id: rest }, query: { base: Number(op.base) } }
    case 'tag':
      return op.body ? withBody('putTag', { id: rest }, op.body) : without('deleteTag', { id: rest })
    case 'tagging':
      return without(op.body ? 'putTagging' : 'deleteTagging', { key: rest })
    case 'like':
      return without(op.body ? 'putLike' : 'deleteLike', { key: rest })
    case 'progress':
      return without(op.body ? 'putPlanProgress' : 'deletePlanProgress', { key: rest })
    case 'dismissal': {
      const { days, readingPlan, ids } = op.body
      const id = Number(rest)
      return withBody('dismissNotification', { id }, { id, dismiss: days, readingPlan, ids })
    }
  }
}

function withBody(name: SyncCall['name'], params: SyncCall['params'], body: unknown): CallParts {
  return { name, params, query: {}, body }
}

function without(name: SyncCall['name'], params: SyncCall['params']): CallParts {
  return { name, params, query: {} }
}
