/** Chooses the reader of a source by what its files are, and lets it read them in order. */
import { AppError } from '../../errors'
import { type Decode, decodeText } from '../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../scripture/editions/container/source-file'
import { withoutPadding } from '../../scripture/editions/container/without-padding'
import { findLanguage, lookInto } from '../../scripture/editions/metadata/find-language'
import type { ContentFileFormat } from './recognise-content'
import type { ContentSink } from './sink'
import { readZefaniaDictionary } from './zefania/read-zefania-dictionary'

type Files = readonly SourceFile<ContentFileFormat>[]

interface ReadingDoors {
  decode: Decode
  pause?: () => Promise<void>
}

const readers: Readonly<
  Partial<Record<ContentFileFormat, (text: string, file: string, sink: ContentSink) => void>>
> = {
  zefania: readZefaniaDictionary,
}

/** Reads all files of the first format that is there; the name of the format is returned. Throws `file-format`. */
export async function readContentFiles(
  name: string,
  files: Files,
  sink: ContentSink,
  doors: ReadingDoors,
): Promise<ContentFileFormat> {
  const collator = new Intl.Collator('en', { numeric: true })
  const ordered = files.toSorted((one, other) => collator.compare(one.path, other.path))
  const format = ordered.find((file) => readers[file.format])?.format
  const read = format && readers[format]
  if (!format || !read) throw new AppError('file-format', { file: name, recognised: kindsOf(files) })
  for (const file of ordered) {
    if (file.format === 'picture') continue
    sink.at({ file: file.path, line: 0 })
    if (file.format === format) read(textOf(file, sink, doors.decode), file.path, sink)
    else sink.report('file-skipped', { recognised: file.format })
    await doors.pause?.()
  }
  return format
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
  return findLanguage(lookInto(largest?.bytes ?? new Uint8Array(0), decode)) || 'und'
}
