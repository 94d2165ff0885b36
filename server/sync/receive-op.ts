/**
 * One op of a member from its call to the answer: all its effects, and their record, in
 * one transaction (SYNC 3.7 rule 1).
 */

import { AppError } from '#core/errors'
import { opHeadersSchema } from '#core/sync/op-headers'
import { isServed } from '#core/sync/protocol'
import { applyOp } from '#core/sync/server/apply-op'
import type { Arrival } from '#core/sync/server/calls/arrivals'
import type { ArrivingOp } from '#core/sync/server/calls/arriving-op'
import { instantOf } from '#core/sync/server/calls/instant-of'
import type { Applied } from '#core/sync/server/outcome'
import { driveAsync } from '#core/sync/steps'
import { InputError } from '../http/answers/error-answer'
import type { Sender } from '../http/requests/read-input'
import type { LateStore } from '../store/late-store'
import { sqlServerStore } from './sql-server-store'

/** The headers of a call that writes. */
export interface OpHeaders {
  opId: string | undefined
  device: string
  /** Device times, ms. */
  sentAt: number | undefined
  at: number | undefined
}

/** Throws InputError, and client-too-old. */
export function readOpHeaders({ headers }: Pick<Sender, 'headers'>): OpHeaders {
  const parsed = opHeadersSchema.safeParse(headers)
  if (!parsed.success) throw new InputError(parsed.error.issues)
  if (!isServed(parsed.data['x-op-version'])) throw new AppError('client-too-old')
  return {
    opId: parsed.data['idempotency-key'],
    device: parsed.data['x-device'],
    sentAt: parsed.data['x-sent-at'],
    at: parsed.data['x-op-at'],
  }
}

/** Throws the refusal of the op. */
export async function receiveOp(
  late: LateStore,
  user: number,
  { opId, device, sentAt, at }: OpHeaders,
  arrival: Arrival,
): Promise<Applied> {
  const { transaction, quota } = await late.get()
  const outcome = await transaction(
    async (tx) => {
      // The clock is read inside: an op that waited for the embedded database arrives when its turn comes.
      const now = Date.now()
      const op: ArrivingOp = {
        ...arrival.change,
        ...(opId ? { opId } : {}),
        device,
        base: arrival.base,
        instant: instantOf(arrival.at ?? at, sentAt, now),
        now,
      }
      return await driveAsync(applyOp(op), sqlServerStore({ tx, user, now, quota }))
    },
    arrival.change.body === null ? 'little' : 'grows',
  )
  if (outcome.status !== 200) throw new AppError(outcome.code)
  return outcome
}
