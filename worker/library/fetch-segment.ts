/** One segment of a download: fetched past every cache, checked against its hash, read. */
import type { Manifest } from '#core/contract/edition'
import { type Segment, segmentSchema } from '#core/contract/segment'
import { AppError } from '#core/errors'
import { callForText } from '../http'

/** Bytes between two reports of progress: often enough to see, seldom enough to cost nothing. */
const progressStepBytes = 64 * 1024

interface Progress {
  signal: AbortSignal
  /** Share of the segment that is here, 0 to 1. */
  onShare: (share: number) => void
}

/** The books of a segment. Throws hash-mismatch for other bytes than the manifest names, network, cancelled, api-response ... */
export async function fetchSegment(
  abbreviation: string,
  { hash, rawBytes }: Manifest['segments'][number],
  sha256: (text: string) => Promise<string>,
  { signal, onShare }: Progress,
): Promise<Segment> {
  let received = 0
  let reported = 0
  const onBytes = (bytes: number) => {
    received += bytes
    if (received - reported < progressStepBytes) return
    reported = received
    onShare(Math.min(1, received / rawBytes))
  }
  const text = await callForText(
    'segment',
    { abbreviation, hash },
    {},
    { signal, cache: 'no-store', onBytes },
  )
  if ((await sha256(text)) !== hash) throw new AppError('hash-mismatch', { abbreviation })
  const parsed = segmentSchema.safeParse(JSON.parse(text))
  // The bytes are the server's own: it speaks a contract this build does not know.
  if (!parsed.success) throw new AppError('api-response', { call: 'segment' })
  return parsed.data
}
