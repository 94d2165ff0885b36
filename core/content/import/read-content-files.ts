/** Chooses the reader of a source by what its files are, and lets it read them in order. */
import { AppError } from '../../errors'
import { type Decode, decodeText } from '../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../scripture/editions/container/source-file'
import { withoutPadding } from '../../scripture/editions/container/without-padding'
import { findLanguage, lookInto } from '../../scripture/editions/metadata/find-language'
import { decodingSink } from './decoding-sink'
import { readJsonEntries, readMarkdownEntry, readTableEntries } from './folder/read-folder-files'
import { readHtmlChapters } from './html/read-html-chapters'
import { readLexicon } from './lexicon/read-lexicon'
import { readStrongsObject } from './lexicon/read-strongs-object'
import { readOsisContent } from './osis/read-osis-content'
import { readPlanProperties } from './plans/read-plan-properties'
import type { ContentFileFormat } from './recognise-content'
import type { ContentSink } from './sink'
import { readTeiDictionary } from './tei/read-tei-dictionary'
import { readThml } from './thml/read-thml'
import { readZefaniaDictionary } from './zefania/read-zefania-dictionary'

type Files = readonly SourceFile<ContentFileFormat>[]

interface ReadingDoors {
  decode: Decode
  pause?: () => Promise<void>
}

/** Where a source has files of several formats, these in this order are its content; lists of JSON may only describe them. */
const preferred = [
  'zefania',
  'osis',
  'tei',
  'lexicon',
  'strongs',
  'thml',
  'html',
  'properties',
  'markdown',
  'json',
  'csv',
] as const

const readers: Readonly<
  Partial<Record<ContentFileFormat, (text: string, file: string, sink: ContentSink) => void>>
> = {
  zefania: readZefaniaDictionary,
  osis: readOsisContent,
  tei: readTeiDictionary,
  lexicon: readLexicon,
  strongs: readStrongsObject,
  thml: readThml,
  html: readHtmlChapters,
  properties: readPlanProperties,
  markdown: readMarkdownEntry,
  json: readJsonEntries,
  csv: readTableEntries,
}

/** A folder of one's own may hold all of these. */
const ownFolder: ReadonlySet<ContentFileFormat> = new Set(['properties', 'markdown', 'json', 'csv'])

/** Reads all files of the first format that is there; the name of the format is returned. Throws `file-format`. */
export async function readContentFiles(
  name: string,
  files: Files,
  sink: ContentSink,
  doors: ReadingDoors,
): Promise<ContentFileFormat> {
  const heard = decodingSink(sink)
  const collator = new Intl.Collator('en', { numeric: true })
  for (const { path, format } of files.filter(isFalsePicture)) {
    sink.at({ file: path, line: 0 })
    sink.report('media-unsafe', { recognised: format })
  }
  const ordered = files
    .filter((file) => !isFalsePicture(file))
    .toSorted((one, other) => collator.compare(one.path, other.path))
  const format = preferred.find((one) => ordered.some((file) => file.format === one))
  if (!format) throw new AppError('file-format', { file: name, recognised: kindsOf(files) })
  const isOnly = ordered.filter((file) => file.format !== 'picture').length === 1
  for (const file of ordered) {
    if (file.format === 'picture') continue
    sink.at({ file: file.path, line: 0 })
    const read = readers[file.format]
    const isWanted = file.format === format || (ownFolder.has(format) && ownFolder.has(file.format))
    if (read && isWanted) readOne(file, read, heard, doors.decode, isOnly)
    else sink.report('file-skipped', { recognised: file.format })
    await doors.pause?.()
  }
  return format
}

/** A page that says "not found", saved under the name of a picture: it would be taken for the content of the folder. */
function isFalsePicture({ path, format }: Files[number]): boolean {
  return format !== 'picture' && /\.(?:png|jpe?g|webp|avif|gif|svg|heic|bmp|tiff?)$/i.test(path)
}

/** One damaged file among others is left out; limits and a single file stop the import. */
function readOne(
  file: Files[number],
  read: (text: string, file: string, sink: ContentSink) => void,
  sink: ContentSink,
  decode: Decode,
  isOnly: boolean,
): void {
  try {
    read(textOf(file, sink, decode), file.path, sink)
  } catch (error) {
    const isDamaged = error instanceof AppError && ['file-damaged', 'file-encoding'].includes(error.code)
    if (isOnly || !isDamaged) throw error
    sink.report('file-damaged', { reason: String(error.details['reason'] ?? error.code) })
  }
}

function textOf({ path, bytes }: Files[number], sink: ContentSink, decode: Decode): string {
  const { text, encoding, isGuessed } = decodeText(path, withoutPadding(bytes), decode)
  if (isGuessed) sink.report('character-replaced', { encoding })
  return text
}

function kindsOf(files: Files): string {
  return [...new Set(files.map(({ format }) => format))].join(', ')
}

/** The language that the largest file names or is written in, as a BCP 47 tag. */
export function sampleOf(files: Files, decode: Decode): string {
  const [largest] = files
    .filter(({ format }) => format !== 'picture')
    .toSorted((one, other) => other.bytes.length - one.bytes.length)
  // In that form the words are explained by their renderings in the King James Bible.
  if (largest?.format === 'strongs') return 'en'
  return findLanguage(lookInto(largest?.bytes ?? new Uint8Array(0), decode)) || 'und'
}
