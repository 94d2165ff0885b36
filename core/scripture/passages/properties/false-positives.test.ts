/**
 * PASSAGES R-10: beginnings of verses are not taken for passages. Two editions of ../shared/texts with every run, all of them in
 * the long one; the JSON files of two of them, which the importer does not read, are read here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../../tests/support/long-series'
import { contextOf } from '../../../../tests/support/passages/read-rows'
import { timeoutMs } from '../../../../tests/support/properties/runs'
import { isLocale } from '../../../contract/locales'
import { importEdition } from '../../editions/import-edition'
import { parsePassage } from '../parse-passage'

const folder = fileURLToPath(new URL('../../../../../shared/texts/', import.meta.url))
const few = ['eng-oeb-us/oeb-us.osis.xml.gz', 'spa-rv1909/rv1909.usfm.zip']
const languages: Readonly<Record<string, string>> = { ara: 'ar', pes: 'fa' }
/** Every run reads one verse of so many, the long series all. */
const share = 12
/** Of every thousand beginnings. */
const mostFound = 3

const editions = !existsSync(folder)
  ? []
  : isLong
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(gz|zip)$/.test(path))
    : few

describe.runIf(!existsSync(folder))('without the shared texts', () => {
  it('there is nothing to read', () => {
    expect(editions).toEqual([])
  })
})

describe.runIf(existsSync(folder))('beginnings of verses', () => {
  it.each(editions)(
    'of %s are hardly ever passages',
    async (path) => {
      const { locale, verses } = await versesOf(path)
      const [language = ''] = locale.split('-')
      const known = language === 'hbo' ? 'he' : language
      const context = await contextOf(isLocale(known) ? known : 'en')
      const beginnings = verses.filter((_, at) => isLong || at % share === 0).flatMap(beginningsOf)
      const found = beginnings.filter((beginning) => parsePassage(beginning, context).refs.length > 0)
      expect(verses.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual((beginnings.length * mostFound) / 1000)
    },
    timeoutMs,
  )
})

/** The first two to six words. */
function beginningsOf(verse: string): string[] {
  const words = verse.replaceAll('*', '').trim().split(/\s+/)
  return [2, 3, 4, 5, 6]
    .filter((count) => count <= words.length)
    .map((count) => words.slice(0, count).join(' '))
}

async function versesOf(path: string): Promise<{ locale: string; verses: string[] }> {
  const bytes = new Uint8Array(readFileSync(folder + path))
  if (path.endsWith('.json.gz')) {
    const records: { text: string }[] = JSON.parse(new TextDecoder().decode(gunzipSync(bytes)))
    return { locale: languages[path.slice(0, 3)] ?? '', verses: records.map(({ text }) => text) }
  }
  const options = { fileName: path, interfaceLocale: 'de', taken: new Set<string>() }
  const { edition } = await importEdition({ name: path, bytes }, options, { decode })
  const chapters = edition.books.flatMap((book) => book.chapters)
  return {
    locale: edition.locale,
    verses: chapters.flatMap(({ verses }) => verses.map(({ content }) => content)),
  }
}

function decode(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
