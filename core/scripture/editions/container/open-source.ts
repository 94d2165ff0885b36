/**
 * Opens whatever a person provides as an edition: a plain file, .gz, .zip (with .gz inside, never a zip
 * inside) or a folder of these. The bytes decide what a file is. Names inside archives are labels for the
 * report and never become paths.
 */
import { AppError } from '../../../errors'
import { importEntries, importRatio, importUnpackedBytes } from '../../../limits'
import { type Budget, createBudget, type ImportLimits } from './budget'
import { crc32 } from './crc-32'
import { type Recognised, recognise } from './recognise'
import type { GivenFile, LeftEntry, OpenedSource, SourceFile, SourceInput } from './source-file'
import { damaged, gunzip, inflateEntry } from './unpack'
import { withoutPadding } from './without-padding'
import { readZipDirectory, type ZipEntry } from './zip-directory'

const productLimits: ImportLimits = { importEntries, importRatio, importUnpackedBytes }

/**
 * Unpacks a source and keeps its edition files. Throws `file-empty` (nothing in it), `file-format` (no
 * edition file; `recognised` says what it is), `file-damaged` (nothing could be unpacked, or encrypted),
 * `file-too-large`, `file-ratio`, `file-entries`.
 */
export function openSource(input: SourceInput, limits: ImportLimits = productLimits): OpenedSource {
  const { files, left } = openFiles(input, recognise, limits)
  return { files: files.map((file) => ({ ...file, bytes: withoutPadding(file.bytes) })), left }
}

/**
 * The same for files of other formats, recognised by `recognise` from their bytes.
 * Throws what `openSource` throws.
 */
export function openFiles<Known extends string>(
  input: SourceInput,
  recognise: Opened<Known>['recognise'],
  limits: ImportLimits = productLimits,
): OpenedSource<Known> {
  const opened: Opened<Known> = { files: [], left: [], budget: createBudget(limits), recognise }
  for (const file of 'files' in input ? input.files : [{ path: input.name, bytes: input.bytes }]) {
    openFile(file, opened)
  }
  if (opened.files.length === 0) throw nothingFound(input.name, opened.left)
  return { files: opened.files, left: opened.left }
}

interface Opened<Known extends string> {
  files: SourceFile<Known>[]
  left: LeftEntry[]
  budget: Budget
  recognise(bytes: Uint8Array): Recognised<Known>
}

function openFile<Known extends string>(file: GivenFile, opened: Opened<Known>): void {
  opened.budget.entry(file.path)
  const recognised = opened.recognise(file.bytes)
  if (recognised.kind === 'gzip') return openGzip(file, opened)
  if (recognised.kind === 'zip') return openZip(file, opened)
  opened.budget.take(file.path, file.bytes.length, file.bytes.length, file.bytes.length)
  keep(file, recognised, opened)
}

function openGzip<Known extends string>(file: GivenFile, opened: Opened<Known>): void {
  orDamaged(file.path, opened, () => {
    const refused: { kind: string } = { kind: 'binary' }
    const bytes = gunzip({ file: file.path, bytes: file.bytes }, opened.budget, wantedOr(refused, opened))
    if (bytes === undefined) skip(file.path, refused.kind, opened)
    else keep({ path: file.path.replace(/\.gz$/i, ''), bytes }, opened.recognise(bytes), opened)
  })
}

function openZip<Known extends string>(file: GivenFile, opened: Opened<Known>): void {
  orDamaged(file.path, opened, () => {
    const entries = readZipDirectory(file.path, file.bytes, () => opened.budget.entry(file.path))
    for (const entry of entries) {
      if (!entry.isFolder) orDamaged(labelOf(entry), opened, () => openEntry(entry, opened))
    }
  })
}

function openEntry<Known extends string>(entry: ZipEntry, opened: Opened<Known>): void {
  const path = labelOf(entry)
  if (entry.isEncrypted) throw damaged(path, 'encrypted')
  const refused: { kind: string } = { kind: 'binary' }
  const bytes = unpackEntry(entry, path, opened.budget, wantedOr(refused, opened))
  if (bytes === undefined) return skip(path, refused.kind, opened)
  const recognised = opened.recognise(bytes)
  if (recognised.kind === 'gzip') openGzip({ path, bytes }, opened)
  else keep({ path, bytes }, recognised, opened)
}

function unpackEntry(
  entry: ZipEntry,
  file: string,
  budget: Budget,
  isWanted: (head: Uint8Array) => boolean,
): Uint8Array | undefined {
  const packed = { file, bytes: entry.packed, crc: entry.crc, size: entry.size }
  if (entry.method === 8) return inflateEntry(packed, budget, isWanted)
  if (entry.method !== 0) throw damaged(file, `compression method ${entry.method}`)
  budget.take(file, entry.packed.length, entry.packed.length, entry.packed.length)
  if (!isWanted(entry.packed)) return undefined
  if (entry.packed.length !== entry.size || crc32(0, entry.packed) !== entry.crc)
    throw damaged(file, 'checksum')
  return entry.packed
}

/**
 * An entry is unpacked further while it may be an edition file or a gzip file; any
 * other kind is stored in `refused`.
 */
function wantedOr<Known extends string>(
  refused: { kind: string },
  opened: Opened<Known>,
): (head: Uint8Array) => boolean {
  return (head) => {
    const { format, kind, decided } = opened.recognise(head)
    refused.kind = kind
    return format !== undefined || kind === 'gzip' || !decided
  }
}

function keep<Known extends string>(
  { path, bytes }: GivenFile,
  { format, kind }: Recognised<Known>,
  opened: Opened<Known>,
): void {
  if (format === undefined) skip(path, kind, opened)
  else opened.files.push({ path, bytes, format })
}

function skip(path: string, recognised: string, opened: { left: LeftEntry[] }): void {
  opened.left.push({ path, kind: 'skipped', recognised })
}

/** One damaged file among good ones is left out; limits stop the whole import. */
function orDamaged(path: string, opened: { left: LeftEntry[] }, open: () => void): void {
  try {
    open()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file-damaged') throw error
    opened.left.push({ path, kind: 'damaged', recognised: String(error.details.reason ?? '') })
  }
}

function nothingFound(name: string, left: readonly LeftEntry[]): AppError {
  const broken = left.find((entry) => entry.kind === 'damaged')
  if (broken) return damaged(broken.path, broken.recognised)
  const kinds = [...new Set(left.map((entry) => entry.recognised))]
  if (kinds.every((kind) => kind === 'empty')) return new AppError('file-empty', { file: name })
  return new AppError('file-format', { file: name, recognised: kinds.join(', ') })
}

/** Entry names are UTF-8 or, in old archives, in some code page, which is shown as Latin-1. */
function labelOf(entry: ZipEntry): string {
  const bytes = [...entry.name.subarray(0, 300)]
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return String.fromCharCode(...bytes)
  }
}
