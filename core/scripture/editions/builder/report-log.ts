/** Collects what was repaired, left out or doubtful; repeated findings are one entry with a count. */

import type { ReportEntry, ReportKind } from '../../../contract/editions/import-report'
import type { SourcePosition } from '../sink'

/** The entries of one import. */
export interface ReportLog {
  add(kind: ReportKind, position: SourcePosition, details?: ReportEntry['details']): void
  /** In the order of their first occurrence. */
  entries(): ReportEntry[]
}

/** An empty log. */
export function createReportLog(): ReportLog {
  const entries = new Map<string, ReportEntry>()
  return {
    add(kind, { file, line }, details = {}) {
      const key = `${kind} ${JSON.stringify(details)}`
      const known = entries.get(key)
      if (known) known.count++
      else entries.set(key, { kind, file, line, count: 1, details })
    },
    entries: () => [...entries.values()],
  }
}

const longestExcerpt = 60

/** The beginning of a text, long enough to find it in the source. */
export function excerpt(text: string): string {
  return text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt)}…`
}
