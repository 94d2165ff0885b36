/**
 * Rate limits of the calls of the table (SECURITY R4). Kept in memory: each process counts its own requests.
 */
import type { Call } from '#core/contract/api'
import { AppError } from '#core/errors'
import type { Caller } from '../identity'
import type { Bucket, LimitCounters } from './limits'

const anything: Bucket = { burst: 1_200, perMinute: 1_200 }
/** Changes that waited in the outbox of a device for weeks arrive at once. */
const writes: Bucket = { burst: 2_500, perMinute: 1_200 }

/**
 * The limit of a member's reading, by its size: other members behind the same address, and other calls, are not refused for
 * it. A device that gets a full account costs 400, an export as much.
 */
const reads: Bucket = { burst: 1_200, perMinute: 1_200 }
const bytesOfOne = 128 * 1024

/** Requests that an answer of this size counts for besides its own. */
export function costOfBytes(bytes: number): number {
  return bytes / bytesOfOne
}

/** The caller, member and address that a call is counted for. */
export interface Counted {
  /** The caller required by the table. */
  caller: Caller | undefined
  /** The number of the member of a public call, if it is known without waiting. */
  member?: number | undefined
  address: string
}

/** Throws too-many-requests. Answers that every cache may give are not counted. */
export async function countCall(
  name: string,
  call: Call,
  counted: Counted,
  counters: LimitCounters,
): Promise<void> {
  if (call.caching !== 'never') return
  const now = Date.now()
  const read = readsOf(call, counted)
  if (read) refuseAfter(await counters.take(read, reads, now))
  const [key, bucket] = bucketOf(name, call, counted)
  refuseAfter(await counters.take(key, bucket, now))
}

/**
 * Counts the cost of an answer beyond the one request that was counted before it: what a member reads by member, everything
 * else where the request was counted.
 */
export async function countCost(
  name: string,
  call: Call,
  counted: Counted,
  counters: LimitCounters,
  cost: number,
): Promise<void> {
  if (call.caching !== 'never' || cost <= 1) return
  const read = readsOf(call, counted)
  const [key, bucket] = read ? [read, reads] : bucketOf(name, call, counted)
  await counters.spend(key, bucket, Date.now(), cost - 1)
}

/** The key for what a member reads; undefined for all other calls. */
function readsOf({ method, perMinute }: Call, { caller }: Counted): string | undefined {
  return caller && method === 'GET' && !perMinute ? `read:${caller.user}` : undefined
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

/** Throws too-many-requests when the wait is not 0. */
export function refuseAfter(waitMs: number): void {
  if (waitMs > 0) throw new AppError('too-many-requests', { retryAfterS: Math.ceil(waitMs / 1_000) })
}
