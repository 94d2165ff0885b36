/** A Bible is an edition, not contents: a source that looks like one stops here, unless the operator has said what it is. */
import { AppError } from '../../../errors'
import { type Decode, decodeText } from '../../../scripture/editions/container/decode-text'
import { asciiHead } from '../../../scripture/editions/container/recognise'
import type { SourceFile, SourceInput } from '../../../scripture/editions/container/source-file'
import { withoutPadding } from '../../../scripture/editions/container/without-padding'
import type { ContentFileFormat } from '../recognise-content'
import { isBiblePage } from './bible-pages'

/** Pages that are looked at, of all of them. */
const shownPages = 24
const otherForms = 'take the same text as USFM, USX, USFX, OSIS or Zefania'

/** Throws `file-format` for a book in EPUB, alone or among other files. */
export function stopAtEpub(source: SourceInput): void {
  const files = 'files' in source ? source.files : [{ path: source.name, bytes: source.bytes }]
  const book = files.find(({ bytes }) => isEpub(bytes))
  if (!book) return
  const message = `This is a book in EPUB, which is not read; ${otherForms}`
  throw new AppError('file-format', { file: book.path, recognised: 'epub' }, { message })
}

/** The first file of such an archive says so, uncompressed. */
function isEpub(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(30, 58)) === 'mimetypeapplication/epub+zip'
}

/** Throws `file-format` where at least half of the pages count verses. */
export function stopAtBiblePages(
  name: string,
  files: readonly SourceFile<ContentFileFormat>[],
  decode: Decode,
): void {
  const pages = files.filter(({ format }) => format === 'html')
  const step = Math.max(1, Math.floor(pages.length / shownPages))
  const seen = pages.filter((_, at) => at % step === 0)
  const bibles = seen.filter(({ path, bytes }) => isBiblePage(textOf(path, bytes, decode)))
  if (bibles.length === 0 || bibles.length * 2 < seen.length) return
  const message = `These pages are those of a Bible, whose verses they count; HTML is not read as an edition: ${otherForms}. If they are something else, say --kind`
  throw new AppError('file-format', { file: name, recognised: 'html' }, { message })
}

const headBytes = 4096

/** Throws `file-format` for JSON whose rows have a chapter, a verse and its text. */
export function stopAtVerseRows(files: readonly SourceFile<ContentFileFormat>[]): void {
  const rows = files.find(
    ({ format, bytes }) => format === 'json' && hasVerseRows(asciiHead(bytes, headBytes)),
  )
  if (!rows) return
  const message = `Its rows are the verses of a Bible in JSON, which is not read; ${otherForms}`
  throw new AppError('file-format', { file: rows.path, recognised: 'json' }, { message })
}

function hasVerseRows(head: string): boolean {
  return (
    ['chapter', 'verse'].every((name) => new RegExp(`"${name}"\\s*:\\s*"?\\d`).test(head)) &&
    /"text"\s*:/.test(head)
  )
}

function textOf(path: string, bytes: Uint8Array, decode: Decode): string {
  try {
    return decodeText(path, withoutPadding(bytes), decode).text
  } catch (error) {
    if (error instanceof AppError) return ''
    throw error
  }
}

/** For a pack whose articles are verses. */
export function verseDoubt(name: string, items: number): AppError {
  const message = `Its ${items} items are the verses of a Bible, which belongs among the editions; ${otherForms}. If it is something else, say --kind`
  return new AppError('file-format', { file: name, recognised: 'verses' }, { message })
}
