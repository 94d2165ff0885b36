/** One op of a member from its call to the answer: everything it does, and the record of it, in one transaction (SYNC 3.7 rule 1). */
import { AppError, errorCodes } from '#core/errors'
import { type Change, opVersion } from '#core/sync/op'
import { opHeadersSchema } from '#core/sync/op-headers'
import { applyOp } from '#core/sync/server/apply-op'
import type { ArrivingOp } from '#core/sync/server/arriving-op'
import { instantOf } from '#core/sync/server/instant-of'
import type { Outcome } from '#core/sync/server/outcome'
import { driveAsync } from '#core/sync/steps'
import { InputError } from '../http/error-answer'
import type { Caller } from '../http/identity'
import type { Sender } from '../http/read-input'
import type { LateStore } from '../store/late-store'
import { sqlServerStore } from './sql-server-store'

export type Accepted = Extract<Outcome, { status: 200 }>

/** What a call says of an op besides its change. */
export interface OpDetails {
  base?: number
  /** Device time of the action, where the body or the query has it; before the header. */
  at?: number | undefined
}

/** What a call of a member came with. */
export interface Arrival {
  caller: Caller
  from: Pick<Sender, 'headers'>
}

/** The op before the current format is still understood (SYNC 3.12). */
const oldestVersion = opVersion - 1

/** Throws what the op is refused with, and client-too-old. */
export async function receiveOp(
  late: LateStore,
  { caller, from }: Arrival,
  change: Change,
  { base = 0, at }: OpDetails = {},
): Promise<Accepted> {
  const now = Date.now()
  const headers = readOpHeaders(from)
  const times = { sentAt: headers['x-sent-at'], at: at ?? headers['x-op-at'], now }
  const op: ArrivingOp = {
    ...change,
    ...(headers['idempotency-key'] ? { opId: headers['idempotency-key'] } : {}),
    device: headers['x-device'],
    base,
    instant: instantOf(times),
    now,
  }
  const { transaction, epoch } = await late.get()
  const outcome = await transaction(
    async (tx) => await driveAsync(applyOp(op), sqlServerStore({ tx, user: caller.user, now, epoch })),
  )
  if (outcome.status !== 200) throw refusalOf(outcome.code)
  return outcome
}

/** The id of the op a call brings; undefined for a call without one. */
export function opIdOf(from: Arrival['from']): string | undefined {
  return readOpHeaders(from)['idempotency-key']
}

function readOpHeaders({ headers }: Arrival['from']) {
  const parsed = opHeadersSchema.safeParse(headers)
  if (!parsed.success) throw new InputError(parsed.error.issues)
  if ((parsed.data['x-op-version'] ?? opVersion) < oldestVersion) throw new AppError('client-too-old')
  return parsed.data
}

function refusalOf(code: string): AppError {
  return new AppError(errorCodes.find((known) => known === code) ?? 'invalid-input')
}
