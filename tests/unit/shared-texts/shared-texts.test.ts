/**
 * Imports the real editions beside the repository (../shared/texts), each once, and compares them with the counts listed there;
 * the counts are printed. The long series reads all of them and compares every verse with the characters of the file too; the daily run
 * a sixth of them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportEntry } from '#core/contract/editions/import-report'
import type { ImportedEdition } from '#core/scripture/editions/import-edition'
import { dailyShare, isLong } from '../../support/long-series'
import { expectItsCharacters } from './characters'
import { rows } from './expected-counts'
import { folder, importText, versesOf } from './import-text'
import { particulars } from './particulars'

const isHere = existsSync(folder)
const printed: string[] = []
afterAll(() => {
  const text = isHere ? printed.join('\n') : 'not compared: there are no shared texts beside the repository'
  process.stdout.write(`Real editions\n${text}\n`)
})

describe.runIf(!isHere)('without the shared texts', () => {
  it('there is nothing to import', () => {
    expect(isHere).toBe(false)
  })
})

describe.runIf(isHere)('the shared texts', () => {
  it('are all in the table, but for verse records in JSON', () => {
    const files = readdirSync(folder, { recursive: true }).map(String)
    const ours = files
      .filter((file) => /\.(gz|zip)$/.test(file) && !file.includes('.bolls.'))
      .map((file) => file.replaceAll('\\', '/'))
    expect(ours.sort()).toEqual(rows.map((row) => row.file).sort())
  })

  describe.each(dailyShare(rows, 6))('$file', ({ file, expected, reported }) => {
    let imported: ImportedEdition | undefined
    const given = (): ImportedEdition => {
      if (!imported) throw new Error('It was not imported')
      return imported
    }
    beforeAll(async () => {
      imported = await importText(file)
    })
    // All of them at once are more than a gigabyte.
    afterAll(() => {
      imported = undefined
    })

    it('has the books, chapters and verses it should have', () => {
      const { edition, report } = given()
      const canon = report.perBook.filter((book) => book.number <= 66)
      const verses = canon.reduce((sum, book) => sum + book.verses, 0)
      const counts = {
        books: report.books,
        chapters: canon.reduce((sum, book) => sum + book.chapters, 0),
        verses,
        others: report.verses - verses,
        base: edition.numbering.base,
        locale: edition.locale,
      }
      printed.push(`${file.padEnd(46)} ${Object.values(counts).join(' ')}`)
      expect(file).toContain(report.format)
      expect(counts).toEqual(expected)
      const entries = [...report.repaired, ...report.leftOut, ...report.doubts]
      expect(reported.map(({ kind }) => ({ kind, count: countOf(entries, kind) }))).toEqual(reported)
      expect(entries.filter(({ kind }) => /^(marker|markup|note-unclosed)/.test(kind))).toEqual([])
    })

    it('has a mark in the text for every note, and no markup', () => {
      const { edition, report } = given()
      const verses = versesOf(edition)
      const marksOf = (content: string) => content.split('*').length - 1
      expect(verses.filter((verse) => marksOf(verse.content) !== (verse.footnotes?.length ?? 0))).toEqual([])
      // In XML these signs are text.
      const markup = report.format === 'usfm' || report.format === 'usx' ? /[\\|]|\s{2}/ : /\\\w/
      expect(verses.filter(({ content }) => markup.test(content))).toEqual([])
    })

    for (const { sentence, check } of particulars[file] ?? []) it(sentence, () => check(given()))

    it.runIf(isLong)('has every character of every verse', () => expectItsCharacters(file, given().edition))
  })
})

function countOf(entries: readonly ReportEntry[], kind: string): number {
  return entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.count, 0)
}
