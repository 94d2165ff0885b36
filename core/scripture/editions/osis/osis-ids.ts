/** OSIS identifiers: `Gen.1.1`, `Bible:Gen.1.1!a`, several separated by spaces, ranges in references. */

/** A parsed identifier. */
export interface OsisId {
  book: string
  chapter: number
  verse: number
  /** The letter of a part, such as `a` in `Gen.1.1!a`. */
  part?: string
}

/** The verses of one `verse` element. */
export interface OsisVerseRange {
  book: string
  chapter: number
  first: number
  last: number
  part?: string
  /** Identifiers that do not fit: unreadable, or of another chapter. */
  misfits: string[]
}

const plainId = /^(\w+)\.(\d{1,3})\.(\d{1,3})$/
const fullId = /^(?:[^:]*:)?([^.!:]+)\.(\d{1,3})\.(\d{1,3})(?:!?([a-z])(?:[.!].*)?|!.*)?$/i

/** Parses one identifier of a verse; undefined when it is none. */
function readOsisId(id: string): OsisId | undefined {
  const [, book, chapter, verse, part] = plainId.exec(id) ?? fullId.exec(id) ?? []
  if (book === undefined) return undefined
  return { book, chapter: Number(chapter), verse: Number(verse), part: part?.toLowerCase() }
}

/**
 * Parses an osisID of one or more verses as the range it merges; undefined when no identifier can be read.
 */
export function readVerseRange(osisId: string): OsisVerseRange | undefined {
  const single = readOsisId(osisId)
  if (single) return { ...single, first: single.verse, last: single.verse, misfits: [] }
  let range: OsisVerseRange | undefined
  const misfits: string[] = []
  for (const id of osisId.split(/[\s-]+/)) {
    const found = readOsisId(id) ?? shortEnd(id, range)
    if (!found || (range && (found.book !== range.book || found.chapter !== range.chapter))) {
      if (id !== '') misfits.push(id)
    } else if (!range) {
      range = { ...found, first: found.verse, last: found.verse, misfits }
    } else {
      range.first = Math.min(range.first, found.verse)
      range.last = Math.max(range.last, found.verse)
    }
  }
  return range
}

/** Targets of an osisRef: one per range, without the name of the work; an empty reference has none. */
export function readOsisRef(osisRef: string): string[] {
  return osisRef
    .split(/\s+/)
    .map((range) => range.replace(/(^|-)[^:-]*:/g, '$1').replace(/![^-]*/g, ''))
    .filter((range) => /^\w+\.\d/.test(range))
}

/** `Gen.1.1-3`: a bare number after a range sign. */
function shortEnd(id: string, range: OsisVerseRange | undefined): OsisId | undefined {
  return range && /^\d{1,3}$/.test(id)
    ? { book: range.book, chapter: range.chapter, verse: Number(id) }
    : undefined
}
