/** A lexicon as a table: a column of Strong's numbers, one of words, and what is said of them (Dodson, STEP). Every column is shown. */
import type { PlainTag } from '../../../contract/content/article'
import type { TableRow } from '../read-table'
import type { ContentSink } from '../sink'
import { fromBetaCode, isBetaCode } from './beta-code'

export interface LexiconColumns {
  names: readonly string[]
  number: number
  word: number
  /** Words of one number told apart, with what they are to another one: `H0001I = a Part of`; -1 without. */
  apart: number
  /** The number of that other one; -1 without. */
  other: number
}

const numbers = /strong/i
const apartNumbers = /^dstrong/i
const otherNumbers = /^ustrong/i
const words = /^(?:greek|hebrew|lemma|word|headword)\b|\b(?:greek|hebrew) word\b/i
/** Their text says what it is by itself. */
const sounds = /\b(?:translit\w*|xlit|pron\w*)\b/i
const meanings = /\b(?:definitions?|gloss|meaning)\b/i

/** The columns of such a table by its first line; undefined for another one. */
export function lexiconColumns(names: readonly string[]): LexiconColumns | undefined {
  const number = names.findIndex((name) => numbers.test(name))
  const word = names.findIndex((name, at) => at !== number && words.test(name.trim()))
  if (number < 0 || word < 0) return undefined
  const at = (column: RegExp) => names.findIndex((name) => column.test(name.trim()))
  return {
    names: names.map((name) => name.trim()),
    number,
    word,
    apart: at(apartNumbers),
    other: at(otherNumbers),
  }
}

/** Says the rows, each an entry. */
export function sayLexiconRows(
  rows: readonly TableRow[],
  columns: LexiconColumns,
  file: string,
  sink: ContentSink,
): void {
  const { names, number, word } = columns
  sink.kind('dictionary')
  // `ge` has no sign of Beta Code; the words beside it have.
  const isCode = 2 * rows.filter(({ cells }) => isBetaCode(cells[word] ?? '')).length > rows.length
  for (const { line, cells } of rows) {
    sink.at({ file, line })
    const key = (cells[number] ?? '').trim()
    const printed = (cells[word] ?? '').trim()
    if (key === '' && printed === '') {
      sink.report('entry-invalid', { field: names[number] ?? '' })
      continue
    }
    const greek = isCode || isBetaCode(printed) ? fromBetaCode(printed) : printed
    sink.entry({ head: '', keys: key === '' ? [] : [key] })
    // `ἀγάπη, ης, ἡ`: what it is declined like stands behind the word.
    const [lemma = ''] = greek.split(/[,;]/)
    sink.word(lemma)
    const { own, relation } = apartOf(cells, columns)
    if (own !== undefined) sink.number(own)
    if (lemma !== greek) say(greek, sink)
    sayColumns(cells, columns, relation, sink)
  }
}

/** The number that tells the word apart, and what it is to which other word. */
function apartOf(
  cells: readonly string[],
  { apart, other }: LexiconColumns,
): { own?: string; relation: string } {
  const [, own, said = ''] = /^\s*([GH]\d+[a-z]?)\s*=\s*(.*)$/i.exec(cells[apart] ?? '') ?? []
  if (own === undefined) return { relation: '' }
  const another = (cells[other] ?? '').trim().replace(/,$/, '')
  return { own, relation: said.trim() === '' ? '' : `${said.trim()} ${another}` }
}

/** How it is said, what it means, what it is to another word, then all else by the names of the columns. */
function sayColumns(
  cells: readonly string[],
  { names, number, word, apart, other }: LexiconColumns,
  relation: string,
  sink: ContentSink,
): void {
  const isSaid = new Set(apart < 0 ? [number, word] : [number, word, apart, other])
  const rest = cells.flatMap((cell, at) =>
    isSaid.has(at) || cell.trim() === '' ? [] : [{ name: names[at] ?? '', cell }],
  )
  for (const { cell } of rest.filter(({ name }) => sounds.test(name))) sayIn('em', cell, sink)
  for (const { name, cell } of rest) {
    if (!sounds.test(name) && (meanings.test(name) || name === '')) say(cell, sink)
  }
  if (relation !== '') say(relation, sink)
  for (const { name, cell } of rest) {
    if (name !== '' && !sounds.test(name) && !meanings.test(name)) say(`${name}: ${cell}`, sink)
  }
}

function say(text: string, sink: ContentSink): void {
  sink.open('p')
  sink.text(text)
  sink.close()
}

function sayIn(tag: PlainTag, text: string, sink: ContentSink): void {
  sink.open('p')
  sink.open(tag)
  sink.text(text)
  sink.close()
  sink.close()
}
