/** A stalled connection does not always end, so it is treated as a broken one. */
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { SegmentProgress } from './downloads/work'
import type { CallOptions } from './http'

/** Bytes between two progress reports: frequent enough to be seen, rare enough to cost nothing. */
const progressStepBytes = 64 * 1024

/**
 * Runs a call past every cache for as long as bytes arrive and reports the received share of `sizeBytes`
 * (uncompressed). Throws network when nothing arrives for a while, and what the call throws.
 */
export async function whileFlowing<Answer>(
  sizeBytes: number,
  { signal, onShare }: SegmentProgress,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const stall = new AbortController()
  let timer = setTimeout(() => stall.abort(), limits.downloadStalledMs)
  let received = 0
  let reported = 0
  const onBytes = (bytes: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => stall.abort(), limits.downloadStalledMs)
    received += bytes
    if (received - reported < progressStepBytes) return
    reported = received
    onShare(Math.min(1, received / sizeBytes))
  }
  try {
    const both = AbortSignal.any([signal, stall.signal])
    return await call({ signal: both, cache: 'no-store', onBytes })
  } catch (cause) {
    if (stall.signal.aborted && !signal.aborted) throw new AppError('network', {}, { cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
