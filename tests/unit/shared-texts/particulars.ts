/** What is particular of some files, each with a sentence that says it. */
import { expect } from 'vitest'
import type { ImportedEdition } from '#core/scripture/editions/import-edition'
import { chaptersOf, verseAt, versesOf } from './import-text'

interface Particular {
  sentence: string
  check: (imported: ImportedEdition) => void
}

export const particulars: Readonly<Record<string, readonly Particular[]>> = {
  'mya-judson/judson.osis.xml.gz': [
    {
      sentence: 'the sum of all elements is accounted for by 71 merged verses',
      check: ({ edition }) => {
        const verses = versesOf(edition)
        expect(verses.filter((verse) => verse.verse_end !== undefined)).toHaveLength(71)
        expect(verses).toHaveLength(30963)
      },
    },
  ],
  'deu-elb1905/elb1905.osis-books.zip': [
    {
      sentence: 'Acts 15:34 is only a note',
      check: ({ edition }) => {
        const verse = verseAt(edition, 44_015_034)
        expect(verse?.content).toBe('*')
        expect(verse?.footnotes).toHaveLength(1)
      },
    },
  ],
  'deu-menge1939/menge1939.osis.xml.gz': [
    {
      sentence: 'Judith keeps what stands under the last number of a chapter',
      check: ({ edition }) => {
        expect(verseAt(edition, 91_001_012)).toBeUndefined()
        expect(verseAt(edition, 91_001_011)?.content.length).toBeGreaterThan(1000)
      },
    },
    {
      sentence: 'psalm titles count as verses, headings before a chapter head it',
      check: ({ edition }) => {
        expect(verseAt(edition, 19_003_001)?.content).toMatch(/^\p{L}.{20,80}\.$/u)
        const blocks = edition.books[0]?.chapters[25]?.blocks.slice(0, 3)
        expect(blocks?.map(({ type, level, verse, offset }) => [type, level, verse, offset])).toEqual([
          ['heading', 3, 1, 0],
          ['heading', 4, 1, 0],
          ['paragraph', undefined, 1, 0],
        ])
      },
    },
  ],
  'deu-menge1939/menge1939.zefania.xml.gz': [
    {
      sentence: '33 verses of halves keep the letters of the 48 elements that have one',
      check: ({ edition }) => {
        const parts = versesOf(edition).flatMap((verse) => (verse.parts ? [verse.parts] : []))
        expect([parts.length, parts.flat().length]).toEqual([33, 48])
        expect(new Set(parts.flat().map(({ letter }) => letter))).toEqual(new Set(['a', 'b']))
      },
    },
  ],
  'eng-kjv/kjv.osis.xml.gz': [
    {
      sentence: 'the words of Jesus are marked in Matthew 5, and only they',
      check: ({ edition }) => {
        const red = (canonical: number) =>
          verseAt(edition, canonical)?.marks?.find((mark) => mark.type === 'jesus')
        const length = verseAt(edition, 40_005_003)?.content.length
        expect(red(40_005_003)).toEqual({ type: 'jesus', from: 0, to: length })
        expect([red(40_005_001), red(40_005_002), red(40_004_001)]).toEqual([undefined, undefined, undefined])
      },
    },
  ],
  'hbo-wlc/wlc.osis-books.zip': [
    {
      sentence: 'the written word stands once in the text and the word to be read in its note',
      check: ({ edition }) => {
        const verse = verseAt(edition, 1_008_017)
        const notes = verse?.footnotes?.map((note) => note.content) ?? []
        expect(notes).toHaveLength(1)
        const read = notes[0]?.replace('Qere: ', '') ?? ''
        expect(read).toMatch(/^[\u0590-\u05FF]+$/)
        expect(verse?.content).not.toContain(read)
        const written = /([\u0590-\u05FF]+)\*/.exec(verse?.content ?? '')?.[1]
        expect(written).toMatch(/^[א-ת]+$/)
        expect(read.replace(/[^א-ת]/g, '')).toContain('י')
      },
    },
    {
      sentence: 'no verse has a slash of the segmentation left',
      check: ({ edition }) =>
        expect(versesOf(edition).filter((verse) => verse.content.includes('/'))).toEqual([]),
    },
  ],
  'ara-svd/svd.zefania.xml.gz': [
    {
      sentence: 'Chronicles and Ezra are told by their position',
      check: ({ report }) => {
        const books = report.perBook.filter((book) => [13, 14, 15].includes(book.number))
        expect(books.map((book) => book.chapters)).toEqual([29, 36, 10])
      },
    },
  ],
  'fra-lsg1910/lsg1910.zefania.xml.gz': [
    {
      sentence: 'the numbers of the print that stand inside its verses are kept',
      check: ({ edition }) => {
        const numbers = versesOf(edition).flatMap((verse) => verse.content.match(/\(\d+:\d+\)/g) ?? [])
        expect(numbers).toHaveLength(1471)
        expect(verseAt(edition, 19_003_001)?.content).toMatch(/^\(3:1\) .*\(3:2\) /)
      },
    },
  ],
  'eng-bsb/bsb.usfm.zip': [
    {
      sentence: 'psalm titles are titles, headings are none',
      check: ({ edition }) => {
        const titles = chaptersOf(edition).flatMap(({ blocks }) =>
          blocks.filter(({ type }) => type === 'title'),
        )
        expect(titles.length).toBeGreaterThan(115)
      },
    },
  ],
}
