/**
 * Converts an op to the call that sends it to the server (SYNC 3.3);
 * server/calls/arrivals.ts is the reverse. Pure.
 */

import type { Op } from '../../../contract/members/op'
import * as limits from '../../../limits'
import { type AnyKind, kinds, type RowOpKind, restOf, type WriteCall } from '../../kinds'
import { opHeaders } from '../../op-headers'
import type { SyncCall } from '../client-world'

type CallParts = Omit<SyncCall, 'headers'>
/** An absent query is empty. */
type CallInput = Pick<CallParts, 'params' | 'body'> & Partial<Pick<CallParts, 'query'>>

/** `sentAt` is the device time of sending, ms. The base of a note must be known. */
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
  if (op.kind === 'clear') return { name: 'clearActivities', params: {}, query: { before: op.at } }
  return { name: nameOf(kinds[op.kind].calls, op.body), query: {}, ...inputOf(op) }
}

function nameOf(calls: AnyKind['calls'], body: unknown): WriteCall {
  return (body === null && calls.remove) || calls.put
}

function inputOf(op: Extract<Op, { kind: RowOpKind }>): CallInput {
  const rest = restOf(op.key)
  switch (op.kind) {
    case 'activity':
      return { params: {}, body: { ...op.body, id: rest, occurredAt: op.at } }
    case 'option':
      return { params: { id: op.user }, body: { path: rest, value: op.body } }
    case 'note': {
      const base = Number(op.base)
      return op.body
        ? { params: { id: rest }, body: { ...op.body, base } }
        : { params: { id: rest }, query: { base } }
    }
    case 'tag':
    case 'wordMark':
    case 'madePlan':
      return op.body ? { params: { id: rest }, body: op.body } : { params: { id: rest } }
    case 'tagging':
    case 'like':
    case 'progress':
      return { params: { key: rest } }
    case 'plan':
      return { params: { plan: rest.slice(0, rest.indexOf(':')) }, body: { change: op.body } }
    case 'dismissal': {
      const { days, readingPlan, ids, forMs } = op.body
      const id = Number(rest)
      return {
        params: { id },
        body: { id, dismiss: days, readingPlan, ids, ...(forMs === undefined ? {} : { forMs }) },
      }
    }
  }
}
