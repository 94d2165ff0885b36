/** Reads the files of a table of words, whatever of the known kinds they are. */
import { strFromU8 } from 'fflate'
import { AppError } from '../../../errors'
import { openFiles } from '../../../scripture/editions/container/open-source'
import { type Recognised, recognise } from '../../../scripture/editions/container/recognise'
import type { SourceFile, SourceInput } from '../../../scripture/editions/container/source-file'
import { readStepTable } from '../../../scripture/editions/step/step-table'
import type { NamedWords, WordTableFormat } from './named-words'
import { readWordList } from './word-list'

function recogniseTable(bytes: Uint8Array): Recognised<WordTableFormat> {
  const { kind, decided } = recognise(bytes)
  const format = kind === 'step' ? kind : kind === 'json' ? 'word-list' : undefined
  return { ...(format ? { format } : {}), kind, decided }
}

/** Throws what opening throws, `file-format` where no file names a word, and file-damaged for JSON that is none. */
export function readWordTables(source: SourceInput): NamedWords {
  const { files } = openFiles(source, recogniseTable)
  const read = files.map(readFile)
  const [first] = read.filter(({ verses }) => verses.length > 0)
  if (!first) throw new AppError('file-format', { file: source.name, recognised: 'no words of verses' })
  const same = read.filter(({ format }) => format === first.format)
  const said = (value: (one: NamedWords) => string) =>
    [...new Set(same.map(value).filter(Boolean))].join('; ')
  return {
    ...first,
    verses: same.flatMap(({ verses }) => verses),
    unread: same.reduce((sum, { unread }) => sum + unread, 0),
    licence: said(({ licence }) => licence),
    attribution: said(({ attribution }) => attribution),
  }
}

function readFile({ path, bytes, format }: SourceFile<WordTableFormat>): NamedWords {
  const text = strFromU8(bytes).replace(/^\uFEFF/, '')
  if (format === 'step') return { format, ...readStepTable(text), unread: 0, glossLocale: 'en' }
  try {
    const verses = readWordList(path, text)
    return { format, verses: verses ?? [], unread: verses ? 0 : 1, licence: '', attribution: '' }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new AppError('file-damaged', { file: path, line: 0, reason: 'JSON' })
  }
}
