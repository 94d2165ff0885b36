/** One segment of a download: fetched past every cache, checked against its hash, parsed. */
import type { Manifest } from '#core/contract/editions/edition'
import { type Segment, segmentSchema } from '#core/contract/editions/segment'
import { AppError } from '#core/errors'
import { callForText } from '../http'
import { whileFlowing } from '../while-flowing'
import type { SegmentProgress } from './work'

/**
 * The books of a segment. Throws hash-mismatch when the bytes differ from the manifest,
 * network, cancelled, api-response ...
 */
export async function fetchSegment(
  abbreviation: string,
  segment: Manifest['segments'][number],
  sha256: (text: string) => Promise<string>,
  progress: SegmentProgress,
): Promise<Segment> {
  const text = await whileFlowing(
    segment.rawBytes,
    progress,
    async (options) => await callForText('segment', { abbreviation, hash: segment.hash }, {}, options),
  )
  if ((await sha256(text)) !== segment.hash) throw new AppError('hash-mismatch', { abbreviation })
  const parsed = segmentSchema.safeParse(JSON.parse(text))
  // The bytes are the server's own: it uses a contract this build does not know.
  if (!parsed.success) throw new AppError('api-response', { call: 'segment' })
  return parsed.data
}
