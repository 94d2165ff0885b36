/**
 * Turns whatever a person or the operator provides into an edition: the single entry, the same in the worker
 * and on the server. Opens containers, recognises the format, reads all files into one builder, and decides
 * abbreviation and name.
 */

import type { Format } from '../../contract/editions/formats'
import type { ImportReport, ReportEntry, ReportKind } from '../../contract/editions/import-report'
import { AppError } from '../../errors'
import { nameBooks } from './book-names'
import type { BuiltEdition, BuiltWords } from './builder/create-builder'
import { openSource } from './container/open-source'
import type { SourceFile, SourceInput } from './container/source-file'
import type { Edition, ImportOptions } from './edition'
import { findNumbering, withoutUnused } from './edition-numbering'
import { unreadForm, unreadFormError } from './forms/unread-form'
import { describedBeside } from './metadata/described-beside'
import { scriptOf } from './metadata/detect-language'
import { findLanguage, lookInto } from './metadata/find-language'
import { decideIdentity, workOf } from './metadata/identity'
import { languageTag } from './metadata/language-tag'
import { loadNameLanguages } from './metadata/name-languages'
import { stepLanguage } from './metadata/step-language'
import { type ReadingDependencies, readFiles } from './read-files'
import { importReport } from './report/import-report'
import type { EditionMetadata } from './sink'
import { orderSource } from './source-order'

/** An imported edition with its report. */
export interface ImportedEdition {
  edition: Edition
  report: ImportReport
  /** Words of the original that its files name. */
  words: BuiltWords
  /**
   * The file's own name for the edition, no matter what a person chose; the same for every form of the same
   * work.
   */
  work: string
  /** The file has a title of its own. */
  hasTitle: boolean
}

/**
 * Imports a source. Throws `file-empty`, `file-format`, `file-form`, `file-damaged`, `file-encoding`, `file-entities`,
 * `file-depth`, `file-too-large`, `file-ratio`, `file-entries`, `file-no-verses`, `abbreviation-invalid`;
 * minor problems are in the report.
 */
export async function importEdition(
  source: SourceInput,
  options: ImportOptions,
  dependencies: ReadingDependencies,
): Promise<ImportedEdition> {
  const opened = openOrName(source)
  const { format, files, left } = orderSource(opened.files)
  const look = lookInto(largestOf(files), dependencies.decode)
  const written = (format === 'step' ? stepLanguage(look.head) : undefined) ?? findLanguage(look)
  const locale = languageTag(options.locale ?? '') ?? written
  const languages = await loadNameLanguages(locale, options.interfaceLocale)
  const { onProgress, readsWords = false } = options
  const built = await readFiles(files, [...opened.left, ...left], {
    ...dependencies,
    format,
    readReferences: languages.readReferences,
    cite: languages.cite,
    bookNamed: languages.bookNamed,
    knowsNames: languages.ownIndex !== undefined,
    readsWords,
    ...(onProgress ? { onProgress } : {}),
  })
  if (built.books.length === 0) throw new AppError('file-no-verses', { file: source.name })
  const described = withTitle(built, format, describedBeside(source, dependencies.decode))
  const { abbreviation, taken, name } = decideIdentity(options, described, locale)
  const { numbering, entries: doubts } = findNumbering(built.books, locale, options.numbering)
  const naming = nameBooks(built.books, languages, scriptOf(look.sample))
  const year = options.year ?? built.metadata.year
  const edition: Edition = {
    abbreviation,
    name,
    locale,
    numbering,
    ...(year === undefined ? {} : { year }),
    licence: options.licence ?? built.metadata.licence ?? '',
    attribution: options.attribution ?? built.metadata.attribution ?? '',
    books: naming.books,
  }
  const entries = [
    ...withoutUnused(built.entries, numbering),
    ...naming.entries,
    ...(taken === undefined ? [] : [entry('abbreviation-taken', { wanted: taken, given: abbreviation })]),
    ...doubts,
  ]
  options.onProgress?.(1)
  return {
    edition,
    report: importReport(edition, format, entries),
    words: built.words,
    ...workOf(options.fileName, built.metadata, written),
  }
}

/** Opens a source; a Bible in a form that is not read is named. */
function openOrName(source: SourceInput): ReturnType<typeof openSource> {
  try {
    return openSource(source)
  } catch (error) {
    const form = error instanceof AppError && error.code === 'file-format' ? unreadForm(source) : undefined
    throw form ? unreadFormError(source.name, form) : error
  }
}

/**
 * The title from the files or from those beside them: books of USFM and USX have no title of their own. A single
 * book is called as its line or its title says.
 */
function withTitle(
  { metadata, books }: BuiltEdition,
  format: Format,
  beside: EditionMetadata,
): EditionMetadata {
  const isUntitled = format === 'usfm' || format === 'usx'
  const found = isUntitled ? { ...metadata, ...beside } : { ...beside, ...metadata }
  const [book] = books
  const title = books.length === 1 ? (metadata.bookLine ?? book?.titles.join(' ')) : undefined
  const name = found.name || title
  return name ? { ...found, name } : found
}

/** The largest file, which shows language and script best. */
function largestOf(files: readonly SourceFile[]): Uint8Array {
  const [largest] = files.toSorted((one, other) => other.bytes.length - one.bytes.length)
  return largest?.bytes ?? new Uint8Array(0)
}

function entry(kind: ReportKind, details: ReportEntry['details']): ReportEntry {
  return { kind, file: '', line: 0, count: 1, details }
}
