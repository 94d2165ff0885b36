/**
 * Parses the targets of cross references in edition files: the machine-readable forms
 * of OSIS, USFM and Zefania.
 */

import { type Canonical, canonicalOf } from '../../canonical'
import { bookByOsis, bookByUsfm, bookByZefania, type FoundBook } from '../book-ids'

/** A parsed range. */
export interface Target {
  canonical: Canonical
  /** Absent for a single place. */
  canonical_end?: Canonical
}

/**
 * The first range of a target: OSIS `Bible:Gen.1.1-Gen.1.3`, USFM `GEN 1:1-3`, Zefania `1;1;1-3`. Numbers are
 * not checked against any table. Undefined for any other form, and for a book that has no number here.
 */
export function parseTarget(target: string): Target | undefined {
  const text = target.trim()
  return zefaniaTarget(text) ?? usfmTarget(text) ?? osisTarget(text)
}

/** The prayer of Azariah begins at verse 24 of Daniel 3. */
const verseOffsets: Readonly<Record<string, number>> = { S3Y: 23 }

function zefaniaTarget(text: string): Target | undefined {
  const [, book, chapter, verse, last] =
    /^(\d{1,3});(\d{1,3})(?:;(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?)?/.exec(text) ?? []
  if (book === undefined) return undefined
  const found = bookByZefania(Number(book))
  return found && rangeOf(placeIn(found, chapter, verse), last && placeIn(found, chapter, last))
}

function usfmTarget(text: string): Target | undefined {
  const pattern =
    /^([A-Z1-4][A-Z0-9]{2})(?![A-Z0-9.])(?:\s+(\d{1,3})(?:[:.](\d{1,3})[a-z]?)?(?:\s*[-–]\s*(?:(\d{1,3})[:.])?(\d{1,3}))?)?/i
  const [, code, chapter, verse, lastChapter, last] = pattern.exec(text) ?? []
  const found = code === undefined ? undefined : bookByUsfm(code)
  if (!found) return undefined
  const end =
    last && (verse ? placeIn(found, lastChapter ?? chapter, last) : endWithoutVerse(found, lastChapter, last))
  return rangeOf(placeIn(found, chapter, verse), end)
}

/** `GEN 1-2:3` ends at a verse, `GEN 1-2` at a chapter. */
function endWithoutVerse(book: FoundBook, chapter: string | undefined, number: string): Canonical {
  return chapter ? placeIn(book, chapter, number) : placeIn(book, number)
}

const osisPlace = /^(?:[^:]*:)?([^.!:]+)(?:\.(\d{1,3})(?:\.(\d{1,3}))?)?(?:!.*)?$/

function osisTarget(text: string): Target | undefined {
  const [start = '', end] = (text.split(/\s/)[0] ?? '').split('-')
  const [, id = '', chapter, verse] = osisPlace.exec(start) ?? []
  const found = bookByOsis(id)
  if (!found) return undefined
  const first = placeIn(found, chapter, verse)
  if (end === undefined) return rangeOf(first)
  if (/^\d+$/.test(end)) return rangeOf(first, verse ? placeIn(found, chapter, end) : placeIn(found, end))
  const [, lastId = '', lastChapter, lastVerse] = osisPlace.exec(end) ?? []
  const last = bookByOsis(lastId)
  return last && rangeOf(first, placeIn(last, lastChapter, lastVerse))
}

/** A part of a book has its chapter number in the whole book. */
function placeIn({ book, part, chapter: own }: FoundBook, chapter = '0', verse = '0'): Canonical {
  const offset = part && verse !== '0' ? (verseOffsets[part] ?? 0) : 0
  return canonicalOf(book, own ?? Number(chapter), Number(verse) + offset)
}

function rangeOf(canonical: Canonical, end?: Canonical | ''): Target {
  return end === undefined || end === '' || end <= canonical
    ? { canonical }
    : { canonical, canonical_end: end }
}
