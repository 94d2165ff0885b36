/**
 * STEPBible's originals: a line for each word, whose first columns are its place (`Mat.1.1#01=NKO`), the word, and what it
 * means here. Greek has number and form in one column (`G0976=N-NSF`), then lemma and gloss (`βίβλος=book`); Hebrew has
 * numbers (`H9003/{H7225G}`) and form in two, with slashes between prefix and word.
 */

import type { NamedVerse, NamedWord } from '../../../originals/named-words'
import { readNumbers, type Testament, testamentOf } from '../../../originals/strongs-number'
import { bookByUsfm } from '../../book-ids'
import { type StepTable, stepCredits } from './step-credits'

/** Verse of the table, then one of another numbering in brackets. */
const place = /^([1-4A-Z][A-Za-z0-9]{2})\.(\d{1,3})\.(\d{1,3})(?:[([{][^)\]}]*[)\]}])?#\d+=\S+$/

export function isWordRow(line: string): boolean {
  return line
    .split('\t')
    .slice(0, 3)
    .some((cell) => place.test(cell.trim()))
}

export function readStepWords(text: string): StepTable {
  const verses = new Map<string, NamedVerse>()
  let headEnd: number | undefined
  let at = 0
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split('\t').map((cell) => cell.trim())
    const first = cells.findIndex((cell) => place.test(cell))
    const [, code = '', chapter, verse] = place.exec(cells[first] ?? '') ?? []
    const book = bookByUsfm(code)?.book
    if (book !== undefined && first < 3) {
      headEnd ??= at
      const key = `${book}.${chapter}.${verse}`
      const own = verses.get(key) ?? { book, chapter: Number(chapter), verse: Number(verse), words: [] }
      verses.set(key, own)
      own.words.push(wordOf(cells.slice(first + 1), testamentOf(book)))
    }
    at += line.length + 1
  }
  return { verses: [...verses.values()], ...stepCredits(text.slice(0, headEnd ?? 0)) }
}

function wordOf(cells: readonly string[], testament: Testament): NamedWord {
  const at = cells.findIndex((cell) => /(?:^|[{/])[GH]\d{4}/.test(cell))
  // Behind the word stands how it is said; a pilcrow ends a paragraph.
  const text = (cells[0] ?? '')
    .replace(/\([^)]*\)\s*$/, '')
    .replaceAll(/[/\\¶]/g, '')
    .trim()
  if (at < 1) return { text, numbers: [] }
  const cell = cells[at] ?? ''
  const isGreek = cell.includes('=')
  const [pairs, form] = isGreek ? greekPairs(cell) : [cell, cells[at + 1] ?? '']
  const lemma = isGreek ? (cells[at + 1] ?? '').split(/[=,]/)[0]?.trim() : undefined
  // `<the>` is a word that English leaves out.
  const gloss = cells[at - 1]
    ?.replace(/^<[^>]*>$/, '')
    .replaceAll('/', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    text,
    numbers: readNumbers(pairs, testament).numbers,
    ...(form === '' ? {} : { form }),
    ...(lemma ? { lemma } : {}),
    ...(gloss ? { gloss } : {}),
  }
}

/** Numbers, and forms: words that were joined have several (`G2532=CONJ + G1437=COND`). */
function greekPairs(cell: string): [numbers: string, forms: string] {
  const pairs = cell.split('+').map((pair) => pair.trim().split('='))
  return [pairs.map(([number]) => number).join(' '), pairs.map(([, form = '']) => form).join(' ')]
}
