/** A lexicon as a table: a column of Strong's numbers, one of words, and what is said of them (Dodson, STEP). Every column is shown. */
import type { TableRow } from '../read-table'
import type { ContentSink } from '../sink'
import { fromBetaCode, isBetaCode } from './beta-code'

interface Columns {
  names: readonly string[]
  number: number
  word: number
}

const numbers = /strong/i
const words = /^(?:greek|hebrew|lemma|word|headword)\b|\b(?:greek|hebrew) word\b/i
/** Their text says what it is by itself. */
const meanings = /\b(?:definitions?|gloss|meaning|transliteration|translit\w*)\b/i

/** The columns of such a table by its first line; undefined for another one. */
export function lexiconColumns(names: readonly string[]): Columns | undefined {
  const number = names.findIndex((name) => numbers.test(name))
  const word = names.findIndex((name, at) => at !== number && words.test(name.trim()))
  return number < 0 || word < 0 ? undefined : { names: names.map((name) => name.trim()), number, word }
}

/** Says the rows, each an entry. */
export function sayLexiconRows(
  rows: readonly TableRow[],
  { names, number, word }: Columns,
  file: string,
  sink: ContentSink,
): void {
  sink.kind('dictionary')
  for (const { line, cells } of rows) {
    sink.at({ file, line })
    const key = (cells[number] ?? '').trim()
    const printed = (cells[word] ?? '').trim()
    if (key === '' && printed === '') {
      sink.report('entry-invalid', { field: names[number] ?? '' })
      continue
    }
    const greek = isBetaCode(printed) ? fromBetaCode(printed) : printed
    sink.entry({ head: '', keys: key === '' ? [] : [key] })
    // `ἀγάπη, ης, ἡ`: what it is declined like stands behind the word.
    const [lemma = ''] = greek.split(/[,;]/)
    sink.word(lemma)
    if (lemma !== greek) say(greek, sink)
    for (const [at, cell] of cells.entries()) {
      if (at === number || at === word || cell.trim() === '') continue
      const name = names[at] ?? ''
      say(meanings.test(name) || name === '' ? cell : `${name}: ${cell}`, sink)
    }
  }
}

function say(text: string, sink: ContentSink): void {
  sink.open('p')
  sink.text(text)
  sink.close()
}
