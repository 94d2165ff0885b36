/** One segment of a download: fetched past every cache, checked against its hash, read. */
import type { Manifest } from '#core/contract/editions/edition'
import { type Segment, segmentSchema } from '#core/contract/editions/segment'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { callForText } from '../http'

/** Bytes between two reports of progress: often enough to see, seldom enough to cost nothing. */
const progressStepBytes = 64 * 1024

interface Progress {
  /** Ends it as cancelled. */
  signal: AbortSignal
  /** Share of the segment that is here, 0 to 1. */
  onShare: (share: number) => void
}

/** The books of a segment. Throws hash-mismatch for other bytes than the manifest names, network, cancelled, api-response ... */
export async function fetchSegment(
  abbreviation: string,
  segment: Manifest['segments'][number],
  sha256: (text: string) => Promise<string>,
  progress: Progress,
): Promise<Segment> {
  const text = await fetchText(abbreviation, segment, progress)
  if ((await sha256(text)) !== segment.hash) throw new AppError('hash-mismatch', { abbreviation })
  const parsed = segmentSchema.safeParse(JSON.parse(text))
  // The bytes are the server's own: it speaks a contract this build does not know.
  if (!parsed.success) throw new AppError('api-response', { call: 'segment' })
  return parsed.data
}

/** A connection over which nothing comes any more does not always end: it is left as one that did. */
async function fetchText(
  abbreviation: string,
  { hash, rawBytes }: Manifest['segments'][number],
  { signal, onShare }: Progress,
): Promise<string> {
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
    onShare(Math.min(1, received / rawBytes))
  }
  try {
    const both = AbortSignal.any([signal, stall.signal])
    return await callForText(
      'segment',
      { abbreviation, hash },
      {},
      { signal: both, cache: 'no-store', onBytes },
    )
  } catch (cause) {
    if (stall.signal.aborted && !signal.aborted) throw new AppError('network', {}, { cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
