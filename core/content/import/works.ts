/**
 * The works of a source: an archive may hold two dictionaries, or two folders with a description each, which are two packs. Files of one
 * format that name the same work, or none, are one: a commentary often comes in a file for each book.
 */

import { AppError } from '../../errors'
import { openFiles } from '../../scripture/editions/container/open-source'
import { asciiHead } from '../../scripture/editions/container/recognise'
import type { SourceFile, SourceInput } from '../../scripture/editions/container/source-file'
import { type ContentFileFormat, recogniseContent } from './recognise-content'

export interface WorkFound {
  /** Of its folder or file, for want of a name. */
  name: string
  paths: ReadonlySet<string>
}

type File = SourceFile<ContentFileFormat>

const headBytes = 16_384
const documents: ReadonlySet<ContentFileFormat> = new Set(['zefania', 'osis', 'tei', 'lexicon', 'thml'])

/** The works, one for a source that is one as a whole. Throws what opening the source throws. */
export function worksIn(source: SourceInput): readonly WorkFound[] {
  const { files } = openFiles(source, recogniseContent)
  const whole = [{ name: source.name, paths: new Set(files.map(({ path }) => path)) }]
  const folders = describedFolders(files)
  if (folders.length > 1) return folders
  const named = documentWorks(files.filter(({ format }) => documents.has(format)))
  return named.length > 1 ? named : whole
}

/** Formats of contents and never of editions; any other file beside an edition belongs to it. */
const besideEditions: ReadonlySet<ContentFileFormat> = new Set(['zefania', 'tei', 'lexicon', 'thml'])

/** The documents of content in a source that is an edition; undefined where there is none. */
export function contentBeside(source: SourceInput): SourceInput | undefined {
  const files = contentFiles(source).filter(({ format }) => besideEditions.has(format))
  return files.length > 0 ? { name: source.name, files } : undefined
}

function contentFiles(source: SourceInput): readonly File[] {
  try {
    return openFiles(source, recogniseContent).files
  } catch (error) {
    if (error instanceof AppError && error.code === 'file-format') return []
    throw error
  }
}

/** Folders beside each other that have a description of their own. */
function describedFolders(files: readonly File[]): WorkFound[] {
  const described = files.flatMap(({ path }) => /^(.+)[\\/]pack\.json$/i.exec(path)?.[1] ?? [])
  const folders = described.filter((one) => !described.some((other) => one !== other && isIn(one, other)))
  return folders.map((folder) => ({
    name: folder.replace(/^.*[\\/]/, ''),
    paths: new Set(files.flatMap(({ path }) => (isIn(path, folder) ? path : []))),
  }))
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`)
}

function documentWorks(files: readonly File[]): WorkFound[] {
  const works = new Map<string, File[]>()
  for (const file of files) {
    const key = workOf(file) ?? ''
    works.set(key, [...(works.get(key) ?? []), file])
  }
  // A file that names no work belongs to the first one that does.
  const nameless = works.get('') ?? []
  works.delete('')
  const [first] = works.values()
  first?.push(...nameless)
  return [...works.values()].map((ofWork) => ({
    name: ofWork[0]?.path ?? '',
    paths: new Set(ofWork.map(({ path }) => path)),
  }))
}

/** A document's name for the work it belongs to; the encoding does not matter, for it is only compared. */
function workOf({ bytes, format }: File): string | undefined {
  const head = asciiHead(bytes, headBytes)
  const pattern =
    format === 'osis'
      ? /\bosisIDWork\s*=\s*["']([^"']+)/
      : /<(?:DC\.Title|title|subject|identifier)\b[^>]*>\s*([^<]*[^<\s])\s*</i
  const [, name] = pattern.exec(head.replace(/<item\b[\s\S]*$|<text\b[\s\S]*$|<entry[\s\S]*$/i, '')) ?? []
  return name === undefined ? undefined : `${format} ${name}`
}
