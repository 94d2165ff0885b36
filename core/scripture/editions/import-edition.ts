/**
 * Makes an edition out of whatever a person or operator gives: the one way in, the same in the worker and on the server.
 * Opens containers, recognises the format, reads every file into one builder, and settles what the edition is called.
 */
import type { Numbering } from '../../contract/edition'
import { AppError } from '../../errors'
import { defaultBase, detectNumbering } from '../numbering/detect-numbering'
import { decodeText } from './container/decode-text'
import { openSource } from './container/open-source'
import type { SourceFile, SourceInput } from './container/source-file'
import type { Edition, ImportedBook, ImportOptions, ImportReport } from './edition'
import { importReport } from './import-report'
import { isSoundName } from './metadata/book-name'
import { scriptOf } from './metadata/detect-language'
import { findLanguage, sampleOf } from './metadata/find-language'
import { decideIdentity } from './metadata/identity'
import { languageTag } from './metadata/language-tag'
import { loadNameLanguages, type NameLanguages } from './metadata/name-languages'
import { type ReadingDoors, readFiles } from './read-files'
import type { ReportEntry, ReportKind } from './sink'
import { orderSource } from './source-order'

/**
 * Imports a source. Throws `file-empty`, `file-format`, `file-damaged`, `file-encoding`, `file-entities`, `file-depth`,
 * `file-too-large`, `file-ratio`, `file-entries`, `file-no-verses`, `abbreviation-invalid`; everything less is in the report.
 */
export async function importEdition(
  source: SourceInput,
  options: ImportOptions,
  doors: ReadingDoors,
): Promise<{ edition: Edition; report: ImportReport }> {
  const opened = openSource(source)
  const { format, files, left } = orderSource(opened.files)
  const sample = sampleText(files, doors)
  const locale = languageTag(options.locale ?? '') ?? findLanguage(sample)
  const languages = await loadNameLanguages(locale, options.interfaceLocale)
  const { onProgress } = options
  const built = await readFiles(files, [...opened.left, ...left], {
    ...doors,
    format,
    readReferences: languages.readReferences,
    ...(onProgress ? { onProgress } : {}),
  })
  if (built.books.length === 0) throw new AppError('file-no-verses', { file: source.name })
  const { abbreviation, taken, name } = decideIdentity(options, built.metadata)
  const numbering = numberingOf(built.books, locale, options.numbering)
  const naming = nameBooks(built.books, languages, scriptOf(sampleOf(sample)))
  const year = options.year ?? built.metadata.year
  const edition: Edition = {
    abbreviation,
    name,
    locale,
    numbering: numbering.numbering,
    ...(year === undefined ? {} : { year }),
    licence: options.licence ?? built.metadata.licence ?? '',
    attribution: options.attribution ?? built.metadata.attribution ?? '',
    books: naming.books,
  }
  const entries = [
    ...built.entries,
    ...naming.entries,
    ...(taken === undefined ? [] : [entry('abbreviation-taken', { wanted: taken, given: abbreviation })]),
    ...(numbering.isAssumed ? [entry('numbering-assumed', { base: numbering.numbering.base })] : []),
  ]
  options.onProgress?.(1)
  return { edition, report: importReport(edition, format, entries) }
}

/** The text of the largest file: language and script show there. */
function sampleText(files: readonly SourceFile[], { decode }: ReadingDoors): string {
  const [largest] = files.toSorted((one, other) => other.bytes.length - one.bytes.length)
  return largest ? decodeText(largest.path, largest.bytes, decode).text : ''
}

/** The numbering the verse counts show. It is assumed where another default would have given another one. */
function numberingOf(
  books: readonly ImportedBook[],
  locale: string,
  asked: Numbering['base'] | undefined,
): { numbering: Numbering; isAssumed: boolean } {
  const counts = lastVerses(books)
  const found = detectNumbering(counts, asked ?? defaultBase(locale))
  if (asked !== undefined) {
    return { numbering: found.base === asked ? found : { base: asked, corrections: [] }, isAssumed: false }
  }
  const other = detectNumbering(counts, found.base === 'eng' ? 'org' : 'eng')
  return { numbering: found, isAssumed: other.base !== found.base }
}

/** Last verse with text of every chapter. */
function lastVerses(books: readonly ImportedBook[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { canonical, verses } of books.flatMap((book) => book.chapters)) {
    let last = 0
    for (const { verse, verse_end, content } of verses) {
      if (/[^*\s]/.test(content)) last = Math.max(last, verse_end ?? verse)
    }
    counts.set(canonical, last)
  }
  return counts
}

/** Names that cannot be shown are replaced by those of the edition's language, else of the interface. */
function nameBooks(
  books: readonly ImportedBook[],
  { pack, ownIndex }: NameLanguages,
  script: string | undefined,
): { books: ImportedBook[]; entries: ReportEntry[] } {
  const entries: ReportEntry[] = []
  const named = books.map((book) => {
    const found = book.name
    if (isSoundName(found, book.number, { script, ...(ownIndex ? { index: ownIndex } : {}) })) return book
    const name = pack.names[String(book.number)]?.name ?? found
    if (found !== '' && found !== name)
      entries.push(entry('book-name-replaced', { book: book.number, found, name }))
    return { ...book, name }
  })
  return { books: named, entries }
}

function entry(kind: ReportKind, details: ReportEntry['details']): ReportEntry {
  return { kind, file: '', line: 0, count: 1, details }
}
