/** Reads the USFM and USX editions beside the repository (../shared/texts): the counts of its VALIDATION.md section 1. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createBuilder } from '../builder/create-builder'
import { fakeReading } from '../builder/testing'
import { readUsx } from '../usx/read-usx'
import { readUsfm } from './read-usfm'

const folder = fileURLToPath(new URL('../../../../../shared/texts/', import.meta.url))

/** Books, chapters and verses of the 66, distinct numbers. */
const editions = [
  { file: 'eng-web/web-classic.usfm.zip', books: 66, chapters: 1189, verses: 31103 },
  { file: 'eng-webp/webp.usfm.zip', books: 66, chapters: 1189, verses: 31103 },
  { file: 'eng-webp/webp-3books.usx.zip', books: 3, chapters: 80, verses: 2760 },
  { file: 'eng-bsb/bsb.usfm.zip', books: 66, chapters: 1189, verses: 31086 },
  { file: 'eng-bsb/bsb-older.usfm.zip', books: 66, chapters: 1189, verses: 31086 },
  { file: 'grc-tcgnt/tcgnt.usfm.zip', books: 27, chapters: 260, verses: 7953 },
  { file: 'spa-rv1909/rv1909.usfm.zip', books: 66, chapters: 1189, verses: 31102 },
]

function read(file: string) {
  const builder = createBuilder(fakeReading)
  const readText = file.includes('.usx.') ? readUsx : readUsfm
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(folder + file))))) {
    readText(new TextDecoder().decode(bytes), name, builder)
  }
  return builder.finish()
}

describe.runIf(!existsSync(folder))('without the shared texts', () => {
  it('is known to be absent', () => {
    expect(existsSync(folder)).toBe(false)
  })
})

describe.runIf(existsSync(folder))('the shared texts', () => {
  it.each(editions)('$file has its books, chapters and verses', ({ file, ...expected }) => {
    const { books, entries } = read(file)
    const ours = books.filter(({ number }) => number <= 66)
    const chapters = ours.flatMap((book) => book.chapters)
    const verses = chapters.flatMap((chapter) => chapter.verses)
    expect({
      books: ours.length,
      chapters: chapters.length,
      verses: verses.reduce((sum, { verse, verse_end = verse }) => sum + verse_end - verse + 1, 0),
    }).toEqual(expected)
    expect(verses.filter(({ content }) => /[\\|]|\s{2}/.test(content))).toEqual([])
    expect(entries.filter(({ kind }) => /^(marker|markup|note-unclosed)/.test(kind))).toEqual([])
  })
})
