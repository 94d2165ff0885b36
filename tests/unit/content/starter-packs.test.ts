/**
 * The starter packs: complete, every link and reference leads somewhere, at verses that the starter editions have, and drawings that the
 * importer keeps as they were drawn.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '#core/canonical'
import type { ImportedContent } from '#core/content/import/import-content'
import { importContent } from '#core/content/import/import-content'
import { safeSvg } from '#core/content/import/media/safe-svg'
import { type Article, wordsOf } from '#core/contract/content/article'
import { articlesOf, contentDoors } from '../../support/content/import-small'
import { importStarter } from '../../support/editions/starter-source'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'server', 'starter-packs')
const dictionaries = [
  { abbr: 'WORTE', edition: 'SDE', pointers: 9 },
  { abbr: 'WORDS', edition: 'SEN', pointers: 2 },
]
const drawn = [
  { abbr: 'BILDER', edition: 'SDE' },
  { abbr: 'PICTURES', edition: 'SEN' },
]
const entries = 150
const largestDrawing = 35_000

async function importPack(abbr: string): Promise<ImportedContent & { articles: Article[] }> {
  const path = join(folder, abbr)
  const files = readdirSync(path).map((name) => ({ path: name, bytes: readFileSync(join(path, name)) }))
  const { numbering } = JSON.parse(readFileSync(join(path, 'pack.json'), 'utf8'))
  const imported = await importContent({ name: abbr, files }, { numbering, taken: new Set() }, contentDoors)
  return { ...imported, articles: articlesOf(imported) }
}

/** Places of articles that an edition does not have. */
async function absentIn(abbreviation: string, articles: readonly Article[]): Promise<string[]> {
  const { books } = await importStarter(abbreviation)
  const chapters = books.flatMap((book) => book.chapters)
  const verses = new Set(chapters.flatMap((one) => one.verses.map(({ verse }) => one.canonical + verse)))
  const has = (place: number) =>
    placeOf(place).verse === 0 ? chapters.some(({ canonical }) => canonical === place) : verses.has(place)
  return articles.flatMap(({ head, at = [] }) =>
    at.filter(({ from, to }) => !has(from) || !has(to)).map(({ from }) => `${head} ${from}`),
  )
}

it('are these four', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['BILDER', 'PICTURES', 'WORDS', 'WORTE'])
})

describe.each(dictionaries)('the dictionary $abbr', ({ abbr, edition, pointers }) => {
  it('is imported without an open link, an unread reference, a doubt or a doubled head', async () => {
    const { manifest, report } = await importPack(abbr)
    expect(report.totals).toEqual({})
    expect(report.see.found).toBeGreaterThan(2 * entries)
    expect(report.see.resolved).toBe(report.see.found)
    expect(manifest.counts).toMatchObject({ items: entries + pointers, doubtful: 0 })
    expect(manifest).toMatchObject({ abbr, kind: 'dictionary', licence: 'CC0-1.0' })
  })

  it(`has ${entries} entries of 40 to 120 words, each with links, and pointers from other spellings`, async () => {
    const { articles } = await importPack(abbr)
    const sizes = articles.map(({ parts }) => wordsOf(parts).split(/\s+/).length)
    expect(sizes.filter((size) => size >= 40 && size <= 120)).toHaveLength(entries)
    expect(sizes.filter((size) => size < 20)).toHaveLength(pointers)
    const unlinked = articles.filter(({ parts }) => !JSON.stringify(parts).includes('"tag":"entry"'))
    expect(unlinked.map(({ head }) => head)).toEqual([])
  })

  it('stands at verses of the starter edition', async () => {
    const { articles } = await importPack(abbr)
    expect(articles.filter(({ at = [] }) => at.length === 0).map(({ head }) => head)).toEqual([])
    expect(await absentIn(edition, articles)).toEqual([])
  })
})

let drawnAnew = ''
beforeAll(() => {
  drawnAnew = mkdtempSync(join(tmpdir(), 'drawn-'))
  execFileSync(process.execPath, [join(root, 'scripts', 'drawings', 'write.mjs'), drawnAnew])
})
afterAll(() => rmSync(drawnAnew, { recursive: true, force: true }))

describe.each(drawn)('the drawings $abbr', ({ abbr, edition }) => {
  it('are eight with all that is said of a picture', async () => {
    const { articles, manifest, report } = await importPack(abbr)
    expect(report.totals).toEqual({})
    expect(manifest).toMatchObject({ kind: 'graphics', counts: { items: 8, media: 8 } })
    for (const { head, parts, picture } of articles) {
      expect(wordsOf(parts).length, head).toBeGreaterThan(80)
      expect(picture?.alt.length, head).toBeGreaterThan(80)
      expect(picture, head).toMatchObject({ type: 'image/svg+xml', licence: 'CC0-1.0' })
      expect(picture?.author, head).toMatch(/eigene Zeichnung, schematisch|own drawing, schematic/)
    }
    expect(await absentIn(edition, articles)).toEqual([])
  })

  it('have no letters of a font, which a picture cannot load, and follow the page into the dark', () => {
    for (const name of readdirSync(join(folder, abbr)).filter((one) => one.endsWith('.svg'))) {
      const svg = readFileSync(join(folder, abbr, name), 'utf8')
      expect(svg, name).not.toMatch(/<text|font-family|fill="#|stroke="#/)
      expect(svg, name).toContain('color-scheme:light dark')
    }
  })

  it('are as the script draws them, small, and kept by the importer sign by sign', () => {
    const isDrawing = (name: string) => name.endsWith('.svg')
    const names = readdirSync(join(folder, abbr)).filter(isDrawing)
    expect(names.toSorted()).toEqual(readdirSync(join(drawnAnew, abbr)).toSorted())
    for (const name of names) {
      const svg = readFileSync(join(folder, abbr, name), 'utf8')
      expect(readFileSync(join(drawnAnew, abbr, name), 'utf8'), name).toBe(svg)
      expect(svg.length, name).toBeLessThanOrEqual(largestDrawing)
      const dropped: string[] = []
      expect(safeSvg(svg, name, (what) => dropped.push(what))).toBe(svg.trim())
      expect(dropped, name).toEqual([])
    }
  })
})
