/** The numberings of Paratext beside the repository, read without any code of ours: which verses are the same text. */
import { readFileSync } from 'node:fs'
import { bookChapters } from '#core/book-chapters'
import type { NumberingBase } from '#core/contract/editions/edition'
import { books } from '#core/scripture/books'
import { studyFolder } from './study-content'

export interface ParatextTable {
  /** A verse as the original counts it. */
  toOriginal(verse: number): number
  /** The verses of a verse of the original; itself where the table says nothing else. */
  fromOriginal(verse: number): readonly number[]
}

export function paratextTable(base: NumberingBase): ParatextTable {
  const { mappedVerses }: { mappedVerses: Record<string, string> } = JSON.parse(
    readFileSync(`${studyFolder}versification/${base}.json`, 'utf8'),
  )
  const there = new Map<number, number>()
  const back = new Map<number, number[]>()
  for (const [own, original] of Object.entries(mappedVerses)) {
    const [left, right] = [versesOf(own), versesOf(original)]
    for (const [index, verse] of left.entries()) {
      const other = right[Math.min(index, right.length - 1)]
      if (other === undefined || verse % 1_000 === 0) continue
      there.set(verse, other)
      back.set(other, [...(back.get(other) ?? []), verse])
    }
  }
  return {
    toOriginal: (verse) => there.get(verse) ?? verse,
    // What stands elsewhere by the table is not here too.
    fromOriginal: (verse) => back.get(verse) ?? (there.has(verse) ? [] : [verse]),
  }
}

/** `PSA 3:1-8`; empty for a book that is a part or another form of one with a number here. */
function versesOf(text: string): number[] {
  const [, code = '', chapter = '', first = '', last = first] =
    /^(\w{3}) (\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const book = books.find(({ usfm }) => usfm === code)?.number
  // The Greek Ezra counts Nehemiah on.
  if (book === undefined || Number(chapter) > (bookChapters.get(book) ?? 0) + 1) return []
  const start = book * 1_000_000 + Number(chapter) * 1_000 + Number(first)
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => start + index)
}
