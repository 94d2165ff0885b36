/** The lines of an import report for people: each with its places; what is not at one place of a file shares a line with its kind. */

import { canonicalOf, placeOf } from '../../../canonical'
import type { ReportEntry, ReportKind } from '../../../contract/editions/import-report'
import { bookByNumber } from '../../books'
import type { FormattedRef } from '../../passages/format-passage'

/** One line of the report. */
export interface ReportLine {
  kind: ReportKind
  /** Total number of occurrences (1 or more). */
  count: number
  /**
   * In canon order, neighbouring verses and chapters as ranges; empty when an entry names
   * no place. In the edition's numbering.
   */
  places: readonly FormattedRef[]
  /** File and line of the first occurrence; empty and 0 when there is none. */
  file: string
  line: number
}

/** Kinds without a line in a file: their places share a line. */
const placeless: ReadonlySet<ReportKind> = new Set([
  'book-absent',
  'chapter-absent',
  'verse-absent',
  'numbering-own',
  'numbering-unlike',
  'numbering-hole',
])

/** Entries as lines, in the order in which their kinds first occurred. */
export function reportLines(entries: readonly ReportEntry[]): ReportLine[] {
  const lines: ReportLine[] = []
  for (const entry of entries) {
    const place = placeIn(entry)
    const same = placeless.has(entry.kind) ? lines.find(({ kind }) => kind === entry.kind) : undefined
    if (!same) lines.push({ ...entryFacts(entry), places: place ? [place] : [] })
    else {
      lines[lines.indexOf(same)] = {
        ...same,
        count: same.count + entry.count,
        places: place ? [...same.places, place] : same.places,
      }
    }
  }
  return lines.map((line) => ({ ...line, places: joined(line.places) }))
}

function entryFacts({ kind, count, file, line }: ReportEntry): Omit<ReportLine, 'places'> {
  return { kind, count, file, line }
}

/** The place in the details, as precise as they are: book, chapter or verse. */
function placeIn({ details }: ReportEntry): FormattedRef | undefined {
  const [book, chapter, verse] = [details['book'], details['chapter'], details['verse']].map(numberOf)
  if (!book || !bookByNumber(book)) return undefined
  const unit = !chapter ? 'book' : !verse ? 'chapter' : 'verse'
  const canonical = canonicalOf(book, chapter ?? 0, verse ?? 0)
  return { from: canonical, to: canonical, unit }
}

function numberOf(value: string | number | undefined): number | undefined {
  return typeof value === 'number' && value > 0 && value < 1000 ? value : undefined
}

/** In canon order; neighbours in the same chapter, or the same book, become one range. */
function joined(places: readonly FormattedRef[]): FormattedRef[] {
  const ranges: FormattedRef[] = []
  for (const place of [...places].sort((a, b) => a.from - b.from)) {
    const before = ranges.at(-1)
    if (before && isNext(before, place)) ranges.splice(-1, 1, { ...before, to: place.to })
    else ranges.push(place)
  }
  return ranges
}

function isNext(before: FormattedRef, { from, unit }: FormattedRef): boolean {
  if (before.unit !== unit || unit === 'book') return false
  const [last, next] = [placeOf(before.to), placeOf(from)]
  if (last.book !== next.book) return false
  return unit === 'chapter'
    ? next.chapter === last.chapter + 1
    : next.chapter === last.chapter && next.verse === last.verse + 1
}
