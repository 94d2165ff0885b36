/** How often the calls of the table may come (SECURITY R4). Kept in memory: each process counts what comes to it. */
import type { Call } from '#core/contract/api'
import { AppError } from '#core/errors'
import type { Caller } from '../http/requests/identity'
import type { Bucket, LimitCounters } from './limits'

const anything: Bucket = { burst: 1_200, perMinute: 1_200 }
/** What waited in the outbox of a device for weeks comes at once. */
const writes: Bucket = { burst: 2_500, perMinute: 1_200 }

/** Who is counted. */
export interface Counted {
  /** The caller the table asks for. */
  caller: Caller | undefined
  /** The number of the member of a call for everybody, where known without waiting for anything. */
  member?: number | undefined
  address: string
}

/** Throws too-many-requests. What every cache may answer is not counted. */
export async function countCall(
  name: string,
  call: Call,
  counted: Counted,
  counters: LimitCounters,
): Promise<void> {
  if (call.caching !== 'never') return
  const [key, bucket] = bucketOf(name, call, counted)
  refuseAfter(await counters.take(key, bucket, Date.now()))
}

/** Counts what an answer cost beyond the one request that was counted before it. */
export async function countCost(
  name: string,
  call: Call,
  counted: Counted,
  counters: LimitCounters,
  cost: number,
): Promise<void> {
  if (call.caching !== 'never' || cost <= 1) return
  const [key, bucket] = bucketOf(name, call, counted)
  await counters.spend(key, bucket, Date.now(), cost - 1)
}

function bucketOf(name: string, call: Call, { caller, member, address }: Counted): [string, Bucket] {
  if (member !== undefined && call.perMinuteOfMember)
    return [`${name}:member:${member}`, evenly(call.perMinuteOfMember)]
  if (call.perMinute) return [`${name}:${address}`, evenly(call.perMinute)]
  return caller && call.method !== 'GET' ? [`write:${caller.user}`, writes] : [`any:${address}`, anything]
}

function evenly(perMinute: number): Bucket {
  return { burst: perMinute, perMinute }
}

/** Throws too-many-requests when there is anything to wait for. */
export function refuseAfter(waitMs: number): void {
  if (waitMs > 0) throw new AppError('too-many-requests', { retryAfterS: Math.ceil(waitMs / 1_000) })
}
