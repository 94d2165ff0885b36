/**
 * Names the form of a Bible that the importer does not read (EPUB, HTML, JSON, SWORD ...), so that a person learns
 * what it is and what to do instead of "there is nothing in it", and so that no Bible becomes a dictionary.
 */
import { strFromU8 } from 'fflate'
import { AppError } from '../../../errors'
import { openFiles } from '../container/open-source'
import { asciiHead, recognise } from '../container/recognise'
import type { SourceFile, SourceInput } from '../container/source-file'
import { countJsonVerses } from './json-verses'
import {
  countHtmlVerses,
  countLines,
  countMarkdownVerses,
  countRows,
  countXmlVerses,
  countYamlVerses,
} from './text-verses'

/** A Bible in a form that is not read; `verses` is 0 where they cannot be counted. */
export interface UnreadForm {
  form: string
  verses: number
}

/** With fewer verses it may be anything that quotes some. */
const leastVerses = 20

type AnyFile = SourceFile<string>

/** The form of a Bible that is in a source without any edition file; undefined for everything else. */
export function unreadForm(input: SourceInput): UnreadForm | undefined {
  const files = filesOf(input)
  const sword = files.find(({ path }) => /(?:^|[\\/])mods\.d[\\/][^\\/]+\.conf$/i.test(path))
  if (sword && /^ModDrv\s*=\s*\w*text\d?\s*$/im.test(textOf(sword))) return { form: 'SWORD', verses: 0 }
  if (files.some(isBibleDatabase)) return { form: 'SQLite (e-Sword, MySword, MyBible)', verses: 0 }
  const counted = files.map((file) => countIn(file)).filter(({ verses }) => verses > 0)
  const forms = new Map<string, number>()
  for (const { form, verses } of counted) forms.set(form, (forms.get(form) ?? 0) + verses)
  const [most] = [...forms].sort((one, other) => other[1] - one[1])
  if (!most || most[1] < leastVerses) return undefined
  const isEpub = most[0] === 'HTML' && files.some(isEpubMark)
  return { form: isEpub ? 'EPUB' : most[0], verses: most[1] }
}

/** The error for a Bible in such a form. */
export function unreadFormError(file: string, { form, verses }: UnreadForm): AppError {
  return new AppError('file-form', { file, form, ...(verses > 0 ? { verses } : {}) })
}

/** All files, whatever they are; none where unpacking fails, which is reported elsewhere. */
function filesOf(input: SourceInput): AnyFile[] {
  try {
    return openFiles<string>(input, (bytes) => {
      const found = recognise(bytes)
      const isPacked = found.kind === 'gzip' || found.kind === 'zip'
      const isDatabase = asciiHead(bytes, 16).startsWith('SQLite format 3')
      const format = isDatabase ? 'sqlite' : found.kind
      const isOfUse = !isPacked && format !== 'binary' && format !== 'empty' && format !== 'pdf'
      return { ...(isOfUse ? { format } : {}), kind: found.kind, decided: found.decided }
    }).files
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

function countIn(file: AnyFile): UnreadForm {
  const { format } = file
  if (format === 'html') return { form: 'HTML', verses: countHtmlVerses(textOf(file)) }
  if (format === 'json') return countJsonVerses(textOf(file))
  const root = /^xml (\w*(?:bible|scripture)\w*)$/i.exec(format)?.[1]
  if (root !== undefined) return { form: `XML (${root})`, verses: countXmlVerses(textOf(file)) }
  if (format !== 'text') return { form: format, verses: 0 }
  const text = textOf(file)
  const counts: [form: string, verses: number][] = [
    ['CSV', countRows(text)],
    ['YAML', countYamlVerses(text)],
    ['Markdown', countMarkdownVerses(text)],
    ['VPL', countLines(text)],
  ]
  const [form, verses] = counts.find(([, count]) => count > 0) ?? ['', 0]
  return { form, verses }
}

function textOf({ bytes }: AnyFile): string {
  return strFromU8(bytes)
}

function isBibleDatabase({ format, bytes }: AnyFile): boolean {
  return (
    format === 'sqlite' && /CREATE TABLE\s+["'`[]?\w*(?:bible|verse)/i.test(asciiHead(bytes, databaseBytes))
  )
}

/** The tables are described at the beginning of a database. */
const databaseBytes = 65_536

function isEpubMark({ path, bytes }: AnyFile): boolean {
  return /(?:^|[\\/])mimetype$/.test(path) && asciiHead(bytes, 40).startsWith('application/epub+zip')
}
