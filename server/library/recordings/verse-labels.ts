/**
 * Parses the times of verses in a recording from a label file: a line per verse, seconds and number (`12.50
 * 13.20  2`, as Audacity writes them).
 */
import type { Recording } from '#core/contract/editions/recording'

type VerseTimes = NonNullable<Recording['verses']>

/** The times of a label file; undefined if a line is invalid, or the times do not ascend. */
export function readLabels(content: string): VerseTimes | undefined {
  const times: VerseTimes = []
  for (const line of content.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const label = /^\s*(\d+(?:[.,]\d+)?)\s+(?:\d+(?:[.,]\d+)?\s+)?(\d{1,3})\s*$/.exec(line)
    if (!label) return undefined
    const ms = Math.round(Number((label[1] ?? '').replace(',', '.')) * 1000)
    const verse = Number(label[2])
    const before = times.at(-1)
    if (before && (ms < before.ms || verse <= before.verse)) return undefined
    times.push({ verse, ms })
  }
  return times.length === 0 ? undefined : times
}
