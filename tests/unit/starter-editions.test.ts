/** The starter editions: every verse of every chapter they promise, and nothing that shows they are what they are missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placeOf } from '#core/canonical'
import { importEdition } from '#core/scripture/editions/import-edition'
import { verseTable } from '#core/scripture/numbering/verse-table'

const folder = join(import.meta.dirname, '..', '..', 'server', 'starter')
const whole = {
  1: [1, 2, 3, 4],
  8: [1, 2, 3, 4],
  19: [1, 8, 19, 22, 23, 46, 51, 90, 103, 121, 139],
  32: [1, 2, 3, 4],
  41: range(16),
  43: range(4),
  45: [8],
  46: [13],
  50: range(4),
}
const small = { 19: [23], 32: [1, 2, 3, 4], 43: [1] }

describe.each(readdirSync(folder))('the starter edition %s', (abbreviation) => {
  const path = join(folder, abbreviation)
  const facts: { abbreviation: string; locale: string; numbering: 'eng' | 'org'; name: string } = JSON.parse(
    readFileSync(join(path, 'edition.json'), 'utf8'),
  )

  it('has every verse of the chapters it promises, with headings, notes and references', async () => {
    const { edition, report } = await importEdition(
      { name: abbreviation, files: filesIn(path) },
      { fileName: abbreviation, interfaceLocale: 'en', taken: new Set(), ...facts },
      { decode: (label, bytes) => new TextDecoder(label, { fatal: true }).decode(bytes) },
    )
    const promised = Object.entries(abbreviation === 'SDE' || abbreviation === 'SEN' ? whole : small)
    expect(
      edition.books.map(({ number, chapters }) => [
        number,
        chapters.map(({ canonical }) => placeOf(canonical).chapter),
      ]),
    ).toEqual(promised.map(([book, chapters]) => [Number(book), chapters]))
    const table = verseTable(edition.numbering)
    for (const { number, chapters } of edition.books) {
      for (const { canonical, verses, blocks } of chapters) {
        const { chapter } = placeOf(canonical)
        expect(
          verses.map(({ verse }) => verse),
          `${number} ${chapter}`,
        ).toEqual(range(table.lastVerse(number, chapter)))
        expect(verses.every(({ content }) => content.replaceAll('*', '').length > 3)).toBe(true)
        expect(blocks.length).toBeGreaterThan(0)
      }
    }
    const verses = edition.books.flatMap(({ chapters }) => chapters).flatMap((chapter) => chapter.verses)
    expect(verses.filter(({ footnotes }) => footnotes).length).toBeGreaterThanOrEqual(3)
    expect(verses.filter(({ references }) => references).length).toBeGreaterThanOrEqual(6)
    expect(verses.some(({ marks }) => marks?.some(({ type }) => type === 'jesus'))).toBe(true)
    const faults = [...report.repaired, ...report.leftOut].filter(({ kind }) => kind !== 'book-name-replaced')
    expect(faults).toEqual([])
    expect(report.doubts.filter(({ kind }) => kind !== 'numbering-assumed')).toEqual([])
  })
})

function filesIn(path: string): { path: string; bytes: Uint8Array }[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.usfm'))
    .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(join(path, name))) }))
}

function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
