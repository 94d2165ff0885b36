/** What others say stands behind the words of an edition: runs with numbers, found in its text in their order. */
import { join } from 'node:path'
import { canonicalOf } from '../../../core/canonical'
import { bareNumber, readNumbers, testamentOf } from '../../../core/originals/strongs-number'
import type { WordsOfBooks } from '../../../core/originals/word-run'
import { books } from '../../../core/scripture/books'
import { foldWord } from '../../../core/words/fold'
import { forEachWord } from '../../../core/words/words'
import { projectRoot } from '../../support/servers/app-server'
import { tarFiles } from './tar-files'

/** A run of words of a verse. */
export interface ReferenceRun {
  from: number
  to: number
  /** Without letters behind them. */
  numbers: readonly string[]
}

export interface Reference {
  /** By canonical of the verse, in the numbering of the edition. */
  runs: ReadonlyMap<number, readonly ReferenceRun[]>
  /** Runs that are not words of the text, or were not found in it. */
  lost: number
}

/** Words and their numbers, in the order of a text. */
type Named = readonly (readonly [words: string, numbers: string])[]

const study = join(projectRoot, '..', 'shared', 'study')

/** Its own layer. */
export function ownReference(words: WordsOfBooks): Reference {
  const runs = new Map<number, ReferenceRun[]>()
  for (const [book, chapters] of words)
    for (const [chapter, verses] of chapters)
      for (const [verse, own] of verses)
        runs.set(
          canonicalOf(book, chapter, verse),
          own
            .filter(({ from, to }) => to > from)
            .map(({ from, to, numbers }) => ({ from, to, numbers: numbers.map(bareNumber) })),
        )
  return { runs, lost: 0 }
}

/** JSON of words per verse of the Berean Standard Bible. */
export function bereanReference(texts: ReadonlyMap<number, string>): Reference {
  const named = new Map<number, Named>()
  for (const [path, text] of tarFiles(join(study, 'bsb-strongs', 'bsb-display.tar.gz'))) {
    const [, code = '', chapter = ''] = /\/([1-3A-Z]{3})(\d+)\.json$/.exec(path) ?? []
    const book = books.find(({ usfm }) => usfm === code)?.number
    if (book === undefined) continue
    const { eng }: { eng: Record<string, [string, string | null][]> } = JSON.parse(text)
    for (const [verse, words] of Object.entries(eng))
      named.set(
        canonicalOf(book, Number(chapter), Number(verse)),
        words.flatMap(([word, number]) => (number === null ? [] : [[word, number] as const])),
      )
  }
  return found(named, texts, 'en')
}

/** Tables of STEP of the Arabic Bible of Smith and Van Dyck. */
export function arabicReference(texts: ReadonlyMap<number, string>): Reference {
  const named = new Map<number, [string, string][]>()
  for (const [path, text] of tarFiles(join(study, 'ara-svd-strongs', 'ara-svd-tags.tar.gz'))) {
    const [, testament, ordinal] = /([ON])T_(\d+)/.exec(path) ?? []
    if (!testament) continue
    const book = testament === 'N' && Number(ordinal) < 40 ? Number(ordinal) + 39 : Number(ordinal)
    let verse: [string, string][] = []
    for (const line of text.split(/\r?\n/)) {
      const [, chapter, number] = /^\w+\.(\d+)\.(\d+)\s*$/.exec(line) ?? []
      if (chapter) {
        verse = []
        named.set(canonicalOf(book, Number(chapter), Number(number)), verse)
      }
      const [, words, numbers] = line.split('\t')
      if (words && numbers) verse.push([words, numbers])
    }
  }
  return found(named, texts, 'ar')
}

/** How many words of a text may stand between two runs. */
const farthest = 6

function found(
  named: ReadonlyMap<number, Named>,
  texts: ReadonlyMap<number, string>,
  language: string,
): Reference {
  const runs = new Map<number, ReferenceRun[]>()
  let lost = 0
  for (const [verse, words] of named) {
    const text = texts.get(verse)
    if (text === undefined) continue
    const own: ReferenceRun[] = []
    const tokens = wordsIn(text, language)
    let next = 0
    for (const [written, said] of words) {
      const wanted = wordsIn(written, language).map(({ word }) => word)
      const { numbers } = readNumbers(said, testamentOf(Math.floor(verse / 1_000_000)))
      const at = placeOf(tokens, wanted, next)
      const [first, last] = [tokens[at], tokens[at + wanted.length - 1]]
      if (!first || !last || wanted.length === 0) {
        lost += 1
        continue
      }
      next = at + wanted.length
      own.push({ from: first.from, to: last.to, numbers: numbers.map(bareNumber) })
    }
    runs.set(verse, own)
  }
  return { runs, lost }
}

function wordsIn(text: string, language: string) {
  const words: { from: number; to: number; word: string }[] = []
  forEachWord(text, (from, to) => words.push({ from, to, word: foldWord(text.slice(from, to), language) }))
  return words
}

function placeOf(tokens: readonly { word: string }[], wanted: readonly string[], next: number): number {
  for (let at = next; at <= Math.min(next + farthest, tokens.length - wanted.length); at += 1)
    if (wanted.every((word, index) => tokens[at + index]?.word === word)) return at
  return -1
}
