/** Chooses the files of a source that make up one edition, and sorts them in the order of their books. */

import type { Format } from '../../contract/editions/formats'
import { bookByOsis, bookByUsfm } from '../book-ids'
import { asciiHead } from './container/recognise'
import type { LeftEntry, SourceFile } from './container/source-file'

/** The files of one edition, and those left out. */
export interface OrderedSource {
  format: Format
  files: SourceFile[]
  left: LeftEntry[]
}

/**
 * One format per import: the one with most bytes (archives often contain the same Bible twice). Files are
 * sorted by the book they begin with, those without one first, otherwise as given. `files` must not be empty.
 */
export function orderSource(files: readonly SourceFile[]): OrderedSource {
  const sizes = new Map<Format, number>()
  for (const { format, bytes } of files) sizes.set(format, (sizes.get(format) ?? 0) + bytes.length)
  const [format] = [...sizes].reduce((most, next) => (next[1] > most[1] ? next : most))
  const chosen = files.filter((file) => file.format === format)
  const others = files.filter((file) => file.format !== format)
  return {
    format,
    files: chosen
      .map((file) => ({ file, book: firstBook(file) }))
      .sort((one, other) => one.book - other.book)
      .map(({ file }) => file),
    left: others.map((file) => ({ path: file.path, kind: 'skipped', recognised: file.format })),
  }
}

/** Headers of OSIS documents can be long; a file whose first book begins later keeps its position. */
const headBytes = [8192, 65_536]

const patterns: Readonly<Record<Format, RegExp | undefined>> = {
  usfm: /\\id\s+(\w{3})/,
  usx: /<book\b[^>]*\bcode="(\w{3})"/,
  usfx: /<book\b[^>]*\bid="(\w{3})"/,
  osis: /<(?:\w+:)?div\b(?=[^>]*\btype=["']book["'])[^>]*\bosisID=["'](\w+)/,
  zefania: undefined,
  step: /(?:^|[\t\n])([1-4A-Z][A-Za-z0-9]{2})\.\d{1,3}\.\d{1,3}(?:#|\s)/,
}

function firstBook({ bytes, format }: SourceFile): number {
  const pattern = patterns[format]
  if (!pattern) return 0
  for (const length of headBytes) {
    const id = pattern.exec(asciiHead(bytes, length))?.[1]
    if (id !== undefined) return (format === 'osis' ? bookByOsis(id) : bookByUsfm(id))?.book ?? 0
  }
  return 0
}
