/**
 * Reads the files of one edition into one builder. If one of several files cannot be read, all others are
 * read again without it, so that nothing of the broken file remains.
 */

import type { Format } from '../../contract/editions/formats'
import { AppError } from '../../errors'
import { bookByOsis, bookByUsfm, bookByZefania, type FoundBook } from '../book-ids'
import { parseTarget } from '../passages/parse-target'
import type { BuilderOptions } from './builder/builder-options'
import { type BuiltEdition, createBuilder } from './builder/create-builder'
import { type Decode, decodeText } from './container/decode-text'
import type { LeftEntry, SourceFile } from './container/source-file'
import { createFileSink, silentSink } from './file-sink'
import { readOsis } from './osis/read-osis'
import type { EditionSink } from './sink'
import { readStep } from './step/read-step'
import { readUsfm } from './usfm/read-usfm'
import { readUsfx } from './usfx/read-usfx'
import { readUsx } from './usx/read-usx'
import { readZefania } from './zefania/read-zefania'

/** Functions that reading needs from outside. */
export interface ReadingDependencies {
  decode: Decode
  /** Lets other work of the thread run; called between files. */
  pause?: () => Promise<void>
}

/** How the files of an edition are read. */
export interface ReadOptions extends ReadingDependencies {
  format: Format
  readReferences: BuilderOptions['readReferences']
  cite: BuilderOptions['cite']
  bookNamed: BuilderOptions['bookNamed']
  knowsNames: boolean
  readsWords?: boolean
  onProgress?: (share: number) => void
}

const readers: Readonly<Record<Format, (text: string, file: string, sink: EditionSink) => void>> = {
  usfm: readUsfm,
  usx: readUsx,
  usfx: readUsfx,
  osis: readOsis,
  zefania: readZefania,
  step: readStep,
}

/**
 * Reads all files; `left` are files left out earlier, which are reported too. Throws the error of the first
 * broken file when no file can be read.
 */
export async function readFiles(
  files: readonly SourceFile[],
  left: readonly LeftEntry[],
  options: ReadOptions,
): Promise<BuiltEdition> {
  try {
    return await readAll(files, left, options)
  } catch (error) {
    const broken =
      files.length > 1 && error instanceof AppError ? await brokenFiles(files, options) : new Map()
    if (broken.size === 0 || broken.size === files.length) throw error
    const good = files.filter((file) => !broken.has(file.path))
    return readAll(good, [...left, ...broken.values()], options)
  }
}

async function readAll(
  files: readonly SourceFile[],
  left: readonly LeftEntry[],
  options: ReadOptions,
): Promise<BuiltEdition> {
  const { readReferences, cite, bookNamed, knowsNames, readsWords = false, onProgress } = options
  const builder = createBuilder({
    readReferences,
    readTarget: parseTarget,
    cite,
    bookOf,
    bookNamed,
    knowsNames,
    readsWords,
  })
  const sink = createFileSink(builder, onProgress)
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
  for (const file of files) {
    sink.startFile(file.bytes.length / size)
    readFile(file, sink, options)
    await options.pause?.()
  }
  for (const { path, kind, recognised } of left) {
    sink.at({ file: path, line: 0 })
    if (kind === 'damaged') sink.report('file-damaged', { reason: recognised })
    else sink.report('file-skipped', { recognised })
  }
  return builder.finish()
}

function readFile(file: SourceFile, sink: EditionSink, options: ReadOptions): void {
  const { text, encoding, isGuessed } = decodeText(file.path, file.bytes, options.decode)
  sink.at({ file: file.path, line: 1 })
  if (isGuessed) sink.report('character-replaced', { encoding })
  const lost = text.indexOf('\uFFFD')
  if (lost >= 0) {
    sink.at({ file: file.path, line: text.slice(0, lost).split('\n').length })
    sink.report('character-replaced', { character: 'U+FFFD' })
  }
  readers[file.format](text, file.path, sink)
}

/** Reads every file separately and finds those that cannot be read. */
async function brokenFiles(
  files: readonly SourceFile[],
  options: ReadOptions,
): Promise<Map<string, LeftEntry>> {
  const broken = new Map<string, LeftEntry>()
  for (const file of files) {
    try {
      readFile(file, silentSink, options)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { line, reason } = error.details
      const place = typeof line === 'number' && line > 0 ? `line ${line}: ` : ''
      broken.set(file.path, {
        path: file.path,
        kind: 'damaged',
        recognised: `${place}${reason ?? error.code}`,
      })
    }
    await options.pause?.()
  }
  return broken
}

/** A USFM code, an OSIS id, or a Zefania number after `#`. */
function bookOf(id: string): FoundBook | undefined {
  if (id.startsWith('#')) return bookByZefania(Number(id.slice(1)))
  return bookByUsfm(id) ?? bookByOsis(id)
}
