/**
 * Makes a pack out of whatever an operator gives: the one way in, the same on the server and in the worker. Opens containers, tells the
 * format, reads every file into one builder, and gives the files of the pack with what an operator is told.
 */
import { strToU8 } from 'fflate'
import { numbersOf, rangesOf } from '../../contract/content/article'
import type { ContentKind } from '../../contract/content/kinds'
import type { PackManifest } from '../../contract/content/manifest'
import { isOutsideLink } from '../../contract/content/outside-link'
import type { NumberingBase } from '../../contract/editions/edition'
import { directionOf } from '../../contract/locales'
import { AppError } from '../../errors'
import { knownContent } from '../../known-works/known-contents'
import type { Decode } from '../../scripture/editions/container/decode-text'
import { openFiles } from '../../scripture/editions/container/open-source'
import type { SourceInput } from '../../scripture/editions/container/source-file'
import { isOsisOfLinks } from '../../scripture/editions/forms/osis-kind'
import { fileTitle } from '../../scripture/editions/metadata/file-title'
import { isAbbreviation } from '../../scripture/editions/metadata/identity'
import { languageTag } from '../../scripture/editions/metadata/language-tag'
import { createIdGiver, type PackIds } from '../model/ids'
import { type SegmentDoors, type SegmentFile, segmentFiles, textFiles } from '../model/segments'
import { createContentBuilder } from './builder/create-builder'
import { makeArticles } from './builder/make-articles'
import { describedLocale } from './description'
import { areVerses } from './doubt/bible-articles'
import { stopAtBiblePages, stopAtEpub, stopAtVerseRows, verseDoubt } from './doubt/stop-bibles'
import { gatherLinks } from './links/gather-links'
import { collectPictures } from './media/collect-pictures'
import { createMediaStore } from './media/media-store'
import { safeSvgFile } from './media/safe-svg'
import { finishPlans } from './plans/finish-plans'
import { lookAheadOfPlans } from './plans/look-ahead'
import { readContentFiles, sampleOf } from './read-content-files'
import { recogniseContent } from './recognise-content'
import { openReferenceReader, type ReferenceReader } from './references/reference-reader'
import { type ContentLog, type ContentReport, createContentLog } from './report'
import type { ContentMetadata } from './sink'
import type { WorkFound } from './works'

/** Choices of the caller; the import finds absent ones in the files. */
export interface ContentImportOptions {
  kind?: ContentKind
  /** 2 to 12 characters; kept in upper case. */
  abbr?: string
  name?: string
  /** BCP 47. */
  locale?: string
  licence?: string
  attribution?: string
  sourceUrl?: string
  digitisedBy?: string
  /** How the source counts chapters and verses; else what plans say of themselves, else `eng`. */
  numbering?: NumberingBase
  /** Abbreviations of editions and of other packs, upper case: one of them is refused. */
  taken: ReadonlySet<string>
  /** Of the pack that this one is to follow. */
  ids?: PackIds
  /** One of several works of the source (`worksIn`): only its files are read. */
  work?: WorkFound
}

export interface ContentDoors extends SegmentDoors {
  decode: Decode
  /** Lets other work of the thread run; called between files. */
  pause?: () => Promise<void>
}

export interface ImportedContent {
  manifest: PackManifest
  /** The files of the pack: heads, articles, chapters, media. */
  segments: SegmentFile[]
  /** To be kept beside the manifest for the next import. */
  ids: PackIds
  report: ContentReport
}

/**
 * Imports a source. Throws what `openFiles` and `readXml` throw, `file-format` (no content known here), `file-empty` (no entries),
 * `abbreviation-invalid`, `abbreviation-taken`, and `invalid-input` `{field}` without a licence or for plans of another kind; everything less is in the report.
 */
export async function importContent(
  source: SourceInput,
  options: ContentImportOptions,
  doors: ContentDoors,
): Promise<ImportedContent> {
  refuseAbbreviation(options.abbr, options.taken)
  const { name, files, left } = openWork(source, options, doors.decode)
  const log = createContentLog()
  for (const { path, kind, recognised } of left) {
    log.add(kind === 'damaged' ? 'file-damaged' : 'file-skipped', { file: path, line: 0 }, { recognised })
  }
  const ahead = lookAheadOfPlans(files, doors.decode, options.numbering)
  const locale = languageTag(options.locale ?? '') ?? ahead.locale ?? languageIn(name, files, doors.decode)
  const numbering = options.numbering ?? ahead.numbering ?? 'eng'
  const reader = await openReferenceReader(locale, numbering)
  const work: WorkRead = { name, files, options, locale, numbering, reader, log, doors }
  const made = isOfLinks(files, options.kind) ? await makeLinks(work) : await makeContent(work)
  const { kind, format, metadata, segments, report, ids } = made
  const described = describe(name, options, metadata, log)
  const { entries, totals } = log.finish()
  const doubtful = totals['reference-doubtful'] ?? 0
  const { media, refs, numbers } = made.counts
  const counts = { items: report.items.kept, refs, doubtful, media, ...(numbers > 0 ? { numbers } : {}) }
  const list = segments.map(({ segment }) => segment)
  const body = { format: 1, kind, ...described, locale, direction: directionOf(locale), numbering } as const
  return {
    manifest: { ...body, version: await versionOf(body, list, doors), counts, segments: list },
    segments,
    ids,
    report: { kind, format, ...report, refs: { ...report.refs, doubtful }, media, entries, totals },
  }
}

/** A work while it becomes a pack. */
interface WorkRead extends Pick<ReturnType<typeof openWork>, 'name' | 'files'> {
  options: ContentImportOptions
  locale: string
  numbering: NumberingBase
  reader: ReferenceReader
  log: ContentLog
  doors: ContentDoors
}

/** The contents of a pack before it is described. */
interface MadeContent {
  kind: ContentKind
  format: string
  metadata: ContentMetadata
  segments: SegmentFile[]
  counts: { refs: number; media: number; numbers: number }
  ids: PackIds
  report: Pick<ContentReport, 'items' | 'see'> & { refs: Omit<ContentReport['refs'], 'doubtful'> }
}

async function makeContent(work: WorkRead): Promise<MadeContent> {
  const { name, files, options, locale, numbering, reader, log, doors } = work
  const builder = createContentBuilder(reader, log, options.kind, locale)
  const format = await readContentFiles(name, files, builder.sink, doors)
  const { metadata, drafts, found, refs, kind = 'dictionary' } = builder.finish()
  const pictures = await collectPictures(
    files,
    doors.hash,
    (file) => safeSvgFile(file, doors.decode, log),
    log,
  )
  const media = createMediaStore(pictures, log)
  const ids = createIdGiver(options.ids)
  const wanted = finishPlans(drafts, { kind, format, numbering, name: options.name, reader, log })
  const { articles, see } = makeArticles(wanted, { kind, reader, log, ids, media })
  if (articles.length === 0) throw nothingIn(name, log)
  if (options.kind === undefined && areVerses(articles, reader, numbering))
    throw verseDoubt(name, articles.length)
  const only = kind === 'plans' && articles.length === 1 ? articles[0]?.head : undefined
  return {
    kind,
    format,
    metadata: { ...(only && { name: only }), ...metadata },
    segments: await segmentFiles(kind, locale, articles, media.used(), doors),
    counts: {
      refs: articles.reduce((sum, article) => sum + rangesOf(article).length, 0),
      media: media.used().length,
      numbers: articles.filter((article) => numbersOf(article).length > 0).length,
    },
    ids: ids.finish(),
    report: { items: { found, kept: articles.length }, refs, see },
  }
}

/** Cross references by themselves: the operator says so, a table of them, or notes with nothing beside them. */
function isOfLinks(files: WorkRead['files'], kind: ContentKind | undefined): boolean {
  if (kind !== undefined) return kind === 'references'
  return files.some(
    ({ format, bytes }) => format === 'references' || (format === 'osis' && isOsisOfLinks(bytes)),
  )
}

/** Links have no ids: the verse they stand at says which they are. */
async function makeLinks({ name, files, reader, log, doors }: WorkRead): Promise<MadeContent> {
  const { format, metadata, texts, report } = await gatherLinks(name, files, { reader, log, ...doors })
  return {
    kind: 'references',
    format,
    metadata,
    segments: await textFiles(texts, doors),
    counts: { refs: report.refs.linked, media: 0, numbers: 0 },
    ids: createIdGiver().finish(),
    report,
  }
}

/** The files of the source, or of one work of it. A Bible stops here, unless the operator has said what it is. */
function openWork(source: SourceInput, { work, kind }: ContentImportOptions, decode: Decode) {
  stopAtEpub(source)
  const { files: all, left } = openFiles(source, recogniseContent)
  const files = work ? all.filter(({ path }) => work.paths.has(path)) : all
  const name = work?.name ?? source.name
  if (kind === undefined) {
    stopAtVerseRows(files)
    stopAtBiblePages(name, files, decode)
  }
  return { name, files, left }
}

/** The language that a description names, else that of the known work, else the one that the largest file names or is written in. */
function languageIn(name: string, files: ReturnType<typeof openWork>['files'], decode: Decode): string {
  return describedLocale(files, decode) ?? knownContent({ file: name })?.locale ?? sampleOf(files, decode)
}

/** Where nothing is left, a file that could not be read is the reason. */
function nothingIn(file: string, log: ContentLog): AppError {
  const broken = log.finish().entries.find(({ kind }) => kind === 'file-damaged')
  return broken
    ? new AppError('file-damaged', { file: broken.file, ...broken.details })
    : new AppError('file-empty', { file })
}

type Described = Pick<PackManifest, 'abbr' | 'name' | 'licence' | 'attribution' | 'sourceUrl' | 'digitisedBy'>

/** The person's words, else what is known of the work, else those of the file. */
function describe(
  fileName: string,
  options: ContentImportOptions,
  metadata: ContentMetadata,
  log: ContentLog,
): Described {
  const said = (field: keyof ContentMetadata & keyof ContentImportOptions) =>
    options[field]?.trim() || metadata[field]?.trim() || ''
  const known = knownContent({ file: fileName, name: metadata.name, abbr: metadata.abbr })
  const licence = said('licence') || known?.licence || ''
  if (licence === '') throw new AppError('invalid-input', { field: 'licence' })
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\..*$/, '')
  const abbr = (said('abbr') || stem.replace(/[^\p{L}\p{N}-]/gu, '').slice(0, 12)).toUpperCase()
  refuseAbbreviation(abbr, options.taken)
  const digitisedBy = said('digitisedBy')
  const source = said('sourceUrl')
  const sourceUrl = isOutsideLink(source) ? source : ''
  if (source !== sourceUrl)
    log.add('link-dropped', { file: fileName, line: 0 }, { href: source.slice(0, 80) })
  return {
    abbr,
    name: options.name?.trim() || known?.title || metadata.name?.trim() || fileTitle(fileName),
    licence,
    attribution: said('attribution'),
    sourceUrl,
    ...(digitisedBy ? { digitisedBy } : {}),
  }
}

function refuseAbbreviation(given: string | undefined, taken: ReadonlySet<string>): void {
  if (given === undefined) return
  const abbreviation = given.trim().toUpperCase()
  if (!isAbbreviation(abbreviation)) throw new AppError('abbreviation-invalid', { abbreviation })
  if (taken.has(abbreviation)) throw new AppError('abbreviation-taken', { abbreviation })
}

/** Of all that a reader can see; how the files are packed changes nothing. */
async function versionOf(
  body: object,
  segments: PackManifest['segments'],
  { hash }: SegmentDoors,
): Promise<string> {
  const text = JSON.stringify([body, segments.map((segment) => segment.hash)])
  return (await hash(strToU8(text))).slice(0, 32)
}
