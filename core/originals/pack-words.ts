/**
 * Words of the original as they are downloaded. The same word of a text mostly renders the same word of the original: one
 * table for the whole layer says for each word of the text which numbers stand behind it, the commonest first, and a run
 * is its place in that list. So a layer is half as large as the text; read without the text it means nothing.
 */
import * as z from 'zod/mini'
import { AppError } from '../errors'
import { packColumn, unpackColumn } from './column'
import { listTable, valueTable } from './value-tables'
import type { WordRun, WordsOfBook, WordsOfBooks } from './word-run'
import { type Token, tokensOf, wordKey } from './word-tokens'

/** The text of a verse, by chapter and number; undefined where there is none. */
export type VerseText = (chapter: number, verse: number) => string | undefined

const rows = z.array(z.array(z.int()))

const tablesSchema = z.object({
  /** Lists of numbers of a run, separated by spaces, the commonest first. */
  numbers: z.array(z.string()),
  /** Words of the text (`wordKey`), ascending, and for each its rows of `numbers`, the commonest first. */
  keys: z.array(z.string()),
  lists: rows,
  /** Forms, lemmas and glosses, and for each row of `numbers` its rows of them, the commonest first. */
  forms: z.array(z.string()),
  formLists: rows,
  lemmas: z.array(z.string()),
  lemmaLists: rows,
  glosses: z.array(z.string()),
  glossLists: rows,
})
type PackedTables = z.infer<typeof tablesSchema>

const chapterSchema = z.object({
  chapter: z.int(),
  /** Columns of whole numbers (column.ts). Of each verse: its number, how many runs it has. */
  verses: z.string(),
  counts: z.string(),
  /** Of each run: how many words of the text it leaps, how many it covers; of a verse in `exact` UTF-16 units. */
  gaps: z.string(),
  lengths: z.string(),
  /** Verses whose runs do not begin and end where words do, by their place in `verses`. */
  exact: z.string(),
  /** Of each run: places in the lists of the tables; those of forms, lemmas and glosses count from 1, 0 is none. */
  ranks: z.string(),
  forms: z.string(),
  lemmas: z.string(),
  glosses: z.string(),
})
export type PackedChapter = z.infer<typeof chapterSchema>

const bookSchema = z.array(chapterSchema)

export interface PackedWords {
  tables: string
  books: ReadonlyMap<number, string>
}

/** A layer as its tables and the text of each book. `textOf`: verses of a book by chapter and number. */
export function packWords(words: WordsOfBooks, textOf: (book: number) => VerseText): PackedWords {
  const runs = [...words].flatMap(([book, ofBook]) => placedRuns(ofBook, textOf(book)))
  const numbers = valueTable(runs.map(({ numbers: own }) => own))
  const keys = listTable(runs.map((run) => [run.key, numbers.row(run.numbers)]))
  const side = (valueOf: (run: WordRun) => string | undefined) => {
    const pairs = runs.flatMap((run): [string, string][] => {
      const value = valueOf(run.run)
      return value === undefined ? [] : [[run.numbers, value]]
    })
    const values = valueTable(pairs.map(([, value]) => value))
    return { values, lists: listTable(pairs.map(([of, value]) => [of, values.row(value)])) }
  }
  const forms = side(({ form }) => form)
  const lemmas = side(({ lemma }) => lemma)
  const glosses = side(({ gloss }) => gloss)
  const listsOf = ({ lists }: typeof forms) => numbers.values.map((value) => lists.of(value))
  const place = ({ values, lists }: typeof forms, of: string, value: string | undefined) =>
    value === undefined ? 0 : lists.place(of, values.row(value)) + 1
  const sortedKeys = keys.keys().sort()
  const tables: PackedTables = {
    numbers: numbers.values,
    keys: sortedKeys,
    lists: sortedKeys.map((key) => keys.of(key)),
    forms: forms.values.values,
    formLists: listsOf(forms),
    lemmas: lemmas.values.values,
    lemmaLists: listsOf(lemmas),
    glosses: glosses.values.values,
    glossLists: listsOf(glosses),
  }
  const packRun = ({ key, numbers: own, run }: PlacedRun) => ({
    rank: keys.place(key, numbers.row(own)),
    form: place(forms, own, run.form),
    lemma: place(lemmas, own, run.lemma),
    gloss: place(glosses, own, run.gloss),
  })
  const books = [...words].map(([book, ofBook]): [number, string] => [
    book,
    JSON.stringify(
      [...ofBook]
        .sort(([one], [other]) => one - other)
        .map(([chapter, verses]) => packChapter(chapter, verses, textOf(book), packRun)),
    ),
  ])
  return { tables: JSON.stringify(tables), books: new Map(books) }
}

interface PlacedRun {
  key: string
  numbers: string
  run: WordRun
}

function placedRuns(words: WordsOfBook, textOf: VerseText): PlacedRun[] {
  return [...words].flatMap(([chapter, verses]) =>
    [...verses].flatMap(([verse, runs]) => {
      const text = textOf(chapter, verse) ?? ''
      return runs.map((run) => placed(run, text))
    }),
  )
}

function placed(run: WordRun, text: string): PlacedRun {
  return { key: keyOf(text, run), numbers: run.numbers.join(' '), run }
}

/** The last word of a run: the others are mostly helpers ("of the house"). */
function keyOf(text: string, { from, to }: Token): string {
  const last = tokensOf(text.slice(from, to)).at(-1)
  return last ? wordKey(text.slice(from + last.from, from + last.to)) : ''
}

function packChapter(
  chapter: number,
  byVerse: ReadonlyMap<number, readonly WordRun[]>,
  textOf: VerseText,
  packRun: (run: PlacedRun) => { rank: number; form: number; lemma: number; gloss: number },
): PackedChapter {
  const verses = [...byVerse].sort(([one], [other]) => one - other)
  const exact: number[] = []
  const gaps: number[] = []
  const lengths: number[] = []
  const packed: ReturnType<typeof packRun>[] = []
  for (const [index, [verse, runs]] of verses.entries()) {
    const text = textOf(chapter, verse) ?? ''
    const inWords = wordSteps(runs, tokensOf(text))
    if (!inWords) exact.push(index)
    for (const { gap, length } of inWords ?? exactSteps(runs)) {
      gaps.push(gap)
      lengths.push(length)
    }
    packed.push(...runs.map((run) => packRun(placed(run, text))))
  }
  const column = (name: 'rank' | 'form' | 'lemma' | 'gloss') => {
    const values = packed.map((run) => run[name])
    return name === 'rank' || values.some((value) => value > 0) ? packColumn(values) : ''
  }
  return {
    chapter,
    verses: packColumn(verses.map(([verse], at) => verse - (verses[at - 1]?.[0] ?? 0))),
    counts: packColumn(verses.map(([, runs]) => runs.length)),
    gaps: packColumn(gaps),
    lengths: packColumn(lengths),
    exact: packColumn(exact),
    ranks: column('rank'),
    forms: column('form'),
    lemmas: column('lemma'),
    glosses: column('gloss'),
  }
}

interface Step {
  gap: number
  length: number
}

function exactSteps(runs: readonly WordRun[]): Step[] {
  return runs.map(({ from, to }, at) => ({ gap: from - (runs[at - 1]?.to ?? 0), length: to - from }))
}

/** In words of the text; undefined where a run cuts one, or where runs lie over each other. */
function wordSteps(runs: readonly WordRun[], tokens: readonly Token[]): Step[] | undefined {
  const begins = new Map(tokens.map(({ from }, at) => [from, at]))
  const ends = new Map(tokens.map(({ to }, at) => [to, at + 1]))
  const steps: Step[] = []
  let next = 0
  for (const { from, to } of runs) {
    const first = from === to ? emptyPlace(tokens, from) : begins.get(from)
    const end = from === to ? first : ends.get(to)
    if (first === undefined || end === undefined || first < next) return undefined
    steps.push({ gap: first - next, length: end - first })
    next = end
  }
  return steps
}

/** How many words end before a place; undefined inside a word, and anywhere but right behind one. */
function emptyPlace(tokens: readonly Token[], place: number): number | undefined {
  const before = tokens.filter(({ to }) => to <= place).length
  return (tokens[before - 1]?.to ?? 0) === place ? before : undefined
}

/** The tables of a layer, read once for all its books. Throws file-damaged for other texts. */
export function unpackTables(text: string): WordTables {
  const tables = parsed(tablesSchema, text)
  return { ...tables, rowOf: new Map(tables.keys.map((key, row) => [key, row])) }
}

export interface WordTables extends PackedTables {
  rowOf: ReadonlyMap<string, number>
}

/** The chapters that the text of a book has. Throws file-damaged for other texts. */
export function unpackBook(text: string): readonly PackedChapter[] {
  return parsed(bookSchema, text)
}

/** The words of a chapter by verse. Throws file-damaged where it does not fit the text. */
export function unpackChapter(
  { chapter, ...packed }: PackedChapter,
  tables: WordTables,
  textOf: VerseText,
): ReadonlyMap<number, readonly WordRun[]> {
  const verses = unpackColumn(packed.verses)
  const counts = unpackColumn(packed.counts)
  const gaps = unpackColumn(packed.gaps)
  const lengths = unpackColumn(packed.lengths)
  const exact = new Set(unpackColumn(packed.exact))
  const columns = {
    ranks: unpackColumn(packed.ranks),
    forms: unpackColumn(packed.forms),
    lemmas: unpackColumn(packed.lemmas),
    glosses: unpackColumn(packed.glosses),
  }
  const found = new Map<number, WordRun[]>()
  let row = 0
  let verse = 0
  for (const [index, step] of verses.entries()) {
    verse += step
    const text = textOf(chapter, verse)
    if (text === undefined) throw damaged('verse')
    const tokens = exact.has(index) ? undefined : tokensOf(text)
    const runs: WordRun[] = []
    let end = 0
    for (let left = counts[index] ?? 0; left > 0; left -= 1) {
      const first = end + (gaps[row] ?? 0)
      end = first + (lengths[row] ?? 0)
      const range = tokens ? rangeOf(tokens, first, end) : { from: first, to: end }
      if (!range || range.to > text.length) throw damaged('offset')
      runs.push({ ...range, ...valuesOf(keyOf(text, range), row, columns, tables) })
      row += 1
    }
    found.set(verse, runs)
  }
  return found
}

function rangeOf(tokens: readonly Token[], first: number, end: number): Token | undefined {
  if (first === end) {
    const place = end === 0 ? 0 : tokens[end - 1]?.to
    return place === undefined ? undefined : { from: place, to: place }
  }
  const from = tokens[first]?.from
  const to = tokens[end - 1]?.to
  return from === undefined || to === undefined ? undefined : { from, to }
}

function valuesOf(
  key: string,
  row: number,
  columns: Readonly<Record<'ranks' | 'forms' | 'lemmas' | 'glosses', readonly number[]>>,
  tables: WordTables,
): Omit<WordRun, 'from' | 'to'> {
  const list = tables.lists[tables.rowOf.get(key) ?? -1]
  const own = list?.[columns.ranks[row] ?? -1] ?? -1
  const numbers = tables.numbers[own]
  if (numbers === undefined) throw damaged('number')
  const said = (values: readonly string[], lists: readonly (readonly number[])[], place = 0) =>
    place === 0 ? undefined : values[lists[own]?.[place - 1] ?? -1]
  const form = said(tables.forms, tables.formLists, columns.forms[row])
  const lemma = said(tables.lemmas, tables.lemmaLists, columns.lemmas[row])
  const gloss = said(tables.glosses, tables.glossLists, columns.glosses[row])
  return {
    numbers: numbers === '' ? [] : numbers.split(' '),
    ...(form === undefined ? {} : { form }),
    ...(lemma === undefined ? {} : { lemma }),
    ...(gloss === undefined ? {} : { gloss }),
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(error instanceof Error ? error.message.slice(0, 200) : '')
  }
}

function damaged(reason: string): AppError {
  return new AppError('file-damaged', { file: 'words', line: 0, reason })
}
