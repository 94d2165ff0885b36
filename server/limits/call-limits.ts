/** How often the calls of the table may come (SECURITY R4). Kept in memory: each process counts what comes to it. */
import type { Call } from '#core/contract/api'
import { AppError } from '#core/errors'
import type { Caller } from '../http/identity'
import type { Bucket, LimitCounters } from './limits'

const anything: Bucket = { burst: 1_200, perMinute: 1_200 }
/** What waited in the outbox of a device for weeks comes at once. */
const writes: Bucket = { burst: 2_500, perMinute: 1_200 }

/** Throws too-many-requests. What every cache may answer is not counted. */
export async function countCall(
  name: string,
  call: Call,
  caller: Caller | undefined,
  address: string,
  counters: LimitCounters,
): Promise<void> {
  if (call.caching !== 'never') return
  const isWrite = caller && call.method !== 'GET'
  const [key, bucket] = call.perMinute
    ? [`${name}:${address}`, { burst: call.perMinute, perMinute: call.perMinute }]
    : isWrite
      ? [`write:${caller.user}`, writes]
      : [`any:${address}`, anything]
  refuseAfter(await counters.take(key, bucket, Date.now()))
}

/** Throws too-many-requests when there is anything to wait for. */
export function refuseAfter(waitMs: number): void {
  if (waitMs > 0) throw new AppError('too-many-requests', { retryAfterS: Math.ceil(waitMs / 1_000) })
}
