/**
 * Tables of tagged translations from STEPBible: for each verse its place (`Gen.1.1`), the head of its columns, and a line for
 * each word. Hebrew rows name prefixes too, and have the word itself in braces; several words of the original are separated
 * by `;`.
 */

import type { NamedVerse, NamedWord } from '../../../originals/named-words'
import { readNumbers, type Testament, testamentOf } from '../../../originals/strongs-number'
import { bookByUsfm } from '../../book-ids'
import { type StepTable, stepCredits } from './step-credits'

const place = /^([1-4A-Z][A-Za-z0-9]{2})\.(\d{1,3})\.(\d{1,3})$/

/** The line that names the columns: the number of the word in the verse is first. */
export function isVerseHead(line: string): boolean {
  return /^\S+ W#\t/.test(line) && /\tStrongs\t/.test(line)
}

interface Columns {
  strongs: number
  lexicon: number
  gloss: number
  grammar: number
}

export function readStepVerses(text: string): StepTable {
  const verses: NamedVerse[] = []
  let columns: Columns | undefined
  let verse: NamedVerse | undefined
  let headEnd = text.length
  let at = 0
  for (const line of text.split(/\r?\n/)) {
    const found = verseAt(line)
    if (found) {
      headEnd = Math.min(headEnd, at)
      verses.push(found)
      verse = found
      columns = undefined
    } else if (verse) {
      if (isVerseHead(line)) columns = columnsOf(line)
      else if (columns && line.includes('\t')) {
        const word = wordOf(line.split('\t'), columns, testamentOf(verse.book))
        if (word) verse.words.push(word)
      }
    }
    at += line.length + 1
  }
  return { verses, ...stepCredits(text.slice(0, headEnd)) }
}

function verseAt(line: string): NamedVerse | undefined {
  const [, code = '', chapter, verse] = place.exec(line.trim()) ?? []
  const book = bookByUsfm(code)
  return book && { book: book.book, chapter: Number(chapter), verse: Number(verse), words: [] }
}

function columnsOf(head: string): Columns {
  const names = head.split('\t').map((name) => name.trim())
  const of = (name: string) => names.indexOf(name)
  return { strongs: of('Strongs'), lexicon: of('Lexicon'), gloss: of('Gloss'), grammar: of('Grammar') }
}

function wordOf(cells: readonly string[], columns: Columns, testament: Testament): NamedWord | undefined {
  const cell = (column: number) => cells[column]?.trim() ?? ''
  const text = (cells[1] ?? '').trim()
  if (text === '' && cell(columns.strongs) === '') return undefined
  const { numbers } = readNumbers(cell(columns.strongs), testament)
  const form = parts(cell(columns.grammar)).join(' ')
  // Of several words it would be a list of entries, which their numbers are already.
  const [lemma, gloss] =
    numbers.length === 1
      ? [rootOf(cell(columns.lexicon)), rootOf(cell(columns.gloss)).replaceAll('_', ' ')]
      : []
  return {
    text,
    numbers,
    ...(form === '' ? {} : { form }),
    ...(lemma ? { lemma } : {}),
    ...(gloss ? { gloss } : {}),
  }
}

function parts(cell: string): string[] {
  return cell
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** What stands in braces, without the prefixes around it; all of a cell without braces. */
function rootOf(cell: string): string {
  const roots = [...cell.matchAll(/\{([^{}]*)\}/g)].map(([, root = '']) => root.trim())
  return (roots.length > 0 ? roots : parts(cell)).join('; ')
}
