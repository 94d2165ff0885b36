/** The report of an import: counts, and every defect with its position. */
import type { ContentKind } from '../../contract/content/kinds'

export const contentReportKinds = [
  'entry-doubled', // several articles of one head: all are kept
  'entry-empty', // without words, references or media: left out
  'entry-invalid', // an entry of a list without its head or file: left out
  'reference-absent', // no such chapter or verse: not linked
  'reference-unread', // marked, and could not be read
  'reference-foreign', // behind a work that is no book of the Bible: not linked
  'reference-doubtful', // linked as the file says, and perhaps meant otherwise
  'reference-doubled', // the same link of a verse again: the one with most votes counts
  'reference-self', // a verse that refers to itself: left out
  'reference-outvoted', // voted down by more people than it was voted up by: left out
  'plan-gap', // left out of a book that a plan reads but for few verses
  'see-open', // a see-link to a head that is not there
  'see-cyclic', // entries that only lead to each other
  'markup-dropped', // an element that may not stand in an article: its words stay
  'content-dropped', // scripts, styles and the like: left out with their words
  'link-dropped', // an address that leads nowhere safe
  'media-absent',
  'media-unsafe',
  'file-skipped',
  'file-damaged',
  'character-replaced',
] as const
export type ContentReportKind = (typeof contentReportKinds)[number]

/** Where something stands in the source; `line` counts from 1. */
export interface ContentPosition {
  file: string
  line: number
}

export interface ContentReportEntry {
  kind: ContentReportKind
  /** First occurrence. */
  file: string
  line: number
  /** How often the same kind occurred with the same details. */
  count: number
  details: Readonly<Record<string, string | number>>
}

export interface ContentReport {
  kind: ContentKind
  format: string
  /** Entries of the source, and those that are in the pack. */
  items: { found: number; kept: number }
  refs: {
    /** Marked in the source; `read` of them are linked, `foreign` belong to other works. */
    marked: number
    read: number
    foreign: number
    /** Found in running text. */
    running: number
    /** Linked, and perhaps meant otherwise. */
    doubtful: number
    /** Places linked, a marked reference may name several. */
    linked: number
  }
  see: { found: number; resolved: number }
  media: number
  /** In the order of their first occurrence; at most `shownPerKind` of a kind. */
  entries: readonly ContentReportEntry[]
  /** All occurrences by kind, also of those not shown. */
  totals: Readonly<Partial<Record<ContentReportKind, number>>>
}

/** Entries of one kind in a report; the totals count the rest. */
export const shownPerKind = 5_000

export interface ContentLog {
  add(kind: ContentReportKind, position: ContentPosition, details?: ContentReportEntry['details']): void
  finish(): Pick<ContentReport, 'entries' | 'totals'>
}

/** Collects what is reported and counts what is said again. */
export function createContentLog(): ContentLog {
  const entries = new Map<string, ContentReportEntry>()
  const totals: Partial<Record<ContentReportKind, number>> = {}
  const shown: Partial<Record<ContentReportKind, number>> = {}
  return {
    add(kind, { file, line }, details = {}) {
      totals[kind] = (totals[kind] ?? 0) + 1
      const key = JSON.stringify([kind, details])
      const known = entries.get(key)
      if (known) known.count += 1
      else if ((shown[kind] ?? 0) < shownPerKind) {
        shown[kind] = (shown[kind] ?? 0) + 1
        entries.set(key, { kind, file, line, count: 1, details })
      }
    },
    finish: () => ({ entries: [...entries.values()], totals }),
  }
}
