import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Book, books } from '../../scripture/books'
import { verseTable } from '../../scripture/numbering/verse-table'
import { mcheyneDays } from './mcheyne'

const table = verseTable({ base: 'eng', corrections: [] })
const protestant = books.filter((book) => book.testament !== 'ak')
const bookOf = (id: string) => books.find((book) => book.usfm === id || book.osis === id)

/** The verses `GEN 1:1` of a passage; an end without a verse is the end of its chapter. */
function versesOf(passage: string): string[] {
  const parts = /^(\w{3}) (\d+)(?::(\d+))?(?:-(?:(\d+):)?(\d+))?$/.exec(passage)
  const book = bookOf(parts?.[1] ?? '')
  if (!parts || !book) throw new Error(`not a passage: ${passage}`)
  const [first, verse, chapterTo, to] = [parts[2], parts[3], parts[4], parts[5]].map((part) =>
    part === undefined ? undefined : Number(part),
  )
  if (first === undefined) return []
  if (verse === undefined) return versesBetween(book, [first, 1], [to ?? first, undefined])
  return versesBetween(book, [first, verse], [chapterTo ?? first, to ?? verse])
}

function versesBetween(
  book: Book,
  [first, firstVerse]: [number, number],
  [last, lastVerse]: [number, number | undefined],
): string[] {
  const verses: string[] = []
  for (let chapter = first; chapter <= last; chapter += 1) {
    const end = (chapter === last ? lastVerse : undefined) ?? table.lastVerse(book.number, chapter)
    expect(end).toBeLessThanOrEqual(table.lastVerse(book.number, chapter))
    for (let verse = chapter === first ? firstVerse : 1; verse <= end; verse += 1) {
      verses.push(`${book.usfm} ${chapter}:${verse}`)
    }
  }
  return verses
}

/** All verses of a book in their order. */
const wholeBook = (book: Book) => versesBetween(book, [1, 1], [book.chapters, undefined])

/** The verses of the study file's `Exod.12.21-Exod.12.50`, `Gen.9-Gen.10` or `Phlm`. */
function studyVerses(reference: string): string[] {
  const [from = '', to = from] = reference.split('-')
  const [id = '', first = 1, firstVerse = 1] = from.split('.')
  const [, last = 1, lastVerse] = to.split('.')
  const book = bookOf(id)
  if (!book) throw new Error(`not a reference: ${reference}`)
  const end = lastVerse === undefined ? undefined : Number(lastVerse)
  return versesBetween(book, [Number(first), Number(firstVerse)], [Number(last), end])
}

const columnsOf = (days: readonly string[][]) =>
  [0, 1, 2, 3].map((column) => days.map((day) => day[column] ?? ''))

it('has four passages on each of 365 days', () => {
  const days = mcheyneDays()
  expect(days).toHaveLength(365)
  expect(columnsOf(days).flat().filter(Boolean)).toHaveLength(4 * 365)
  expect(days.every((day) => day.length === 4)).toBe(true)
  expect(days[0]).toEqual(['GEN 1', 'MAT 1', 'EZR 1', 'ACT 1'])
  expect(days[44]).toEqual(['GEN 47', 'LUK 1:1-38', 'JOB 13', '1CO 1'])
  expect(days[58]).toEqual(['EXO 11:1-12:20', 'LUK 14', 'JOB 29', '1CO 15'])
  expect(days[364]).toEqual(['2CH 36', 'REV 22', 'MAL 4', 'JHN 21'])
})

it('reads the Old Testament once, the Psalms and the New Testament twice', () => {
  const times = new Map<string, number>()
  for (const verse of mcheyneDays().flat().flatMap(versesOf)) times.set(verse, (times.get(verse) ?? 0) + 1)
  const expected = protestant.flatMap((book) =>
    wholeBook(book).map((verse): [string, number] => [
      verse,
      book.usfm === 'PSA' || book.testament === 'nt' ? 2 : 1,
    ]),
  )
  expect(times.size).toBe(31_102)
  expect(times).toEqual(new Map(expected))
})

it('reads every book from its first verse to its last without a gap', () => {
  for (const column of columnsOf(mcheyneDays())) {
    const verses = column.flatMap(versesOf)
    const inOrder = [...new Set(verses.map((verse) => verse.slice(0, 3)))].map(bookOf)
    expect(verses).toEqual(inOrder.flatMap((book) => (book ? wholeBook(book) : [])))
  }
})

const studyFile = fileURLToPath(
  new URL('../../../../shared/study/plan-mcheyne/mcheyne.json', import.meta.url),
)

it.runIf(existsSync(studyFile))('differs from the study file in its six missing verses only', () => {
  const file = z.object({ plan: z.array(z.object({ day: z.number(), refs: z.array(z.string()) })) })
  const { plan } = file.parse(JSON.parse(readFileSync(studyFile, 'utf8')))
  const differences = mcheyneDays().flatMap((day, index) =>
    day.flatMap((passage, column) => {
      const [ours, theirs] = [versesOf(passage), studyVerses(plan[index]?.refs[column] ?? '')]
      expect(theirs.filter((verse) => !ours.includes(verse))).toEqual([])
      const added = ours.filter((verse) => !theirs.includes(verse))
      return added.length === 0 ? [] : [`${index + 1}: ${added.join(', ')}`]
    }),
  )
  expect(plan).toHaveLength(365)
  expect(differences).toEqual(['60: EXO 12:51', '228: JER 45:1, JER 45:2, JER 45:3, JER 45:4, JER 45:5'])
})
