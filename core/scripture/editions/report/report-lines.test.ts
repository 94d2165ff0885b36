import { describe, expect, it } from 'vitest'
import type { ReportEntry } from '../../../contract/editions/import-report'
import { loadNames } from '../../names/load-names'
import { formatPassage } from '../../passages/format-passage'
import { reportLines } from './report-lines'

const { names, separators } = await loadNames('de')
const entry = (kind: ReportEntry['kind'], details: ReportEntry['details'], line = 0): ReportEntry => ({
  kind,
  file: line > 0 ? 'a.usfm' : '',
  line,
  count: 1,
  details,
})
const read = (entries: readonly ReportEntry[]) =>
  reportLines(entries).map(({ kind, count, places, line }) => [
    kind,
    count,
    formatPassage(places, { names, separators, style: 'long' }),
    line,
  ])

describe('the lines of an import report', () => {
  it('name absent verses in one line, in canon order and with ranges', () => {
    const absent = [
      { book: 41, chapter: 7, verse: 16 },
      { book: 40, chapter: 17, verse: 21 },
      { book: 8, chapter: 1, verse: 4 },
      { book: 8, chapter: 1, verse: 5 },
      { book: 8, chapter: 1, verse: 6 },
      { book: 8, chapter: 2, verse: 1 },
    ]
    expect(read(absent.map((details) => entry('verse-absent', details)))).toEqual([
      ['verse-absent', 6, 'Rut 1,4-6; 2,1; Matthäus 17,21; Markus 7,16', 0],
    ])
  })

  it('name absent chapters and books each in a line of their own', () => {
    expect(
      read([
        entry('chapter-absent', { book: 1, chapter: 3 }),
        entry('book-absent', { book: 31 }),
        entry('chapter-absent', { book: 1, chapter: 4 }),
      ]),
    ).toEqual([
      ['chapter-absent', 2, '1. Mose 3-4', 0],
      ['book-absent', 1, 'Obadja', 0],
    ])
  })

  it('keep a repaired place with its line in the file', () => {
    expect(
      read([
        entry('verse-duplicate', { book: 8, chapter: 1, verse: 2 }, 10),
        entry('verse-duplicate', { book: 8, chapter: 1, verse: 3 }, 11),
      ]),
    ).toEqual([
      ['verse-duplicate', 1, 'Rut 1,2', 10],
      ['verse-duplicate', 1, 'Rut 1,3', 11],
    ])
  })

  it('name no place where the entry has none, or one that cannot be', () => {
    expect(
      read([
        entry('book-unknown', { book: '3MA', name: '3. Makkabäer' }, 1),
        entry('text-outside-verse', { book: 0, chapter: 0, text: 'Vorwort' }, 2),
        entry('verse-invalid', { book: 8, chapter: 1, verse: 1000, last: 1 }, 3),
      ]).map(([kind, , places]) => [kind, places]),
    ).toEqual([
      ['book-unknown', ''],
      ['text-outside-verse', ''],
      ['verse-invalid', 'Rut 1'],
    ])
  })
})
