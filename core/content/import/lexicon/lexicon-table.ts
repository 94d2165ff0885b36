/** A lexicon as a table: a column of Strong's numbers, one of words, and what is said of them (Dodson, STEP). Every column is shown. */
import type { PlainTag } from '../../../contract/content/article'
import { createHtmlSayer } from '../html/say-html'
import { tokeniseHtml } from '../html/tokenise-html'
import { readTable, type TableRow } from '../read-table'
import type { ContentSink } from '../sink'
import { fromBetaCode, isBetaCode } from './beta-code'

interface LexiconColumns {
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

/** Such a table, with its rows below the line that names the columns. */
export interface LexiconTable {
  columns: LexiconColumns
  rows: readonly TableRow[]
}

/** Finds it: STEP explains its columns above it, in lines of fewer cells. Undefined where there is none. */
export function lexiconTableIn(text: string): LexiconTable | undefined {
  let start = 0
  let above = 0
  for (const line of text.split('\n', mostAbove)) {
    const cells = readTable(line)[0]?.cells ?? []
    const columns = above === 0 || cells.length >= leastCells ? lexiconColumns(cells) : undefined
    if (columns) {
      const [, ...rows] = readTable(text.slice(start))
      return { columns, rows: rows.map((row) => ({ ...row, line: row.line + above })) }
    }
    start += line.length + 1
    above += 1
  }
  return undefined
}

const mostAbove = 200
/** Of the line that names the columns, where others stand above it. */
const leastCells = 4

/** The columns by the line that names them; undefined for another one. */
function lexiconColumns(names: readonly string[]): LexiconColumns | undefined {
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
export function sayLexiconRows({ columns, rows }: LexiconTable, file: string, sink: ContentSink): void {
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
    sayColumns(cells, columns, { isApart: own !== undefined, relation }, sink)
  }
}

/** The number that tells the word apart, and what it is to which other word. */
function apartOf(
  cells: readonly string[],
  { apart, other }: LexiconColumns,
): { own?: string; relation: string } {
  const [, own, said = ''] = /^\s*([GH]\d+[a-z]?)\s*(?:=\s*(.*))?$/i.exec(cells[apart] ?? '') ?? []
  if (own === undefined) return { relation: '' }
  const another = (cells[other] ?? '').trim().replace(/,$/, '')
  return { own, relation: said.trim() === '' ? '' : `${said.trim()} ${another}` }
}

/** How it is said, what it means, what it is to another word, then all else by the names of the columns. */
function sayColumns(
  cells: readonly string[],
  { names, number, word, apart, other }: LexiconColumns,
  { isApart, relation }: { isApart: boolean; relation: string },
  sink: ContentSink,
): void {
  const isSaid = new Set(isApart ? [number, word, apart, other] : [number, word])
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

/** A paragraph; STEP writes its meanings with breaks and italics of HTML. */
function say(text: string, sink: ContentSink): void {
  sink.open('p')
  if (/<\/?[a-z][^<>]*>/i.test(text)) {
    const sayer = createHtmlSayer(sink)
    for (const token of tokeniseHtml(text)) sayer.say(token)
    sayer.finish()
  } else sink.text(text)
  sink.close()
}

function sayIn(tag: PlainTag, text: string, sink: ContentSink): void {
  sink.open('p')
  sink.open(tag)
  sink.text(text)
  sink.close()
  sink.close()
}
