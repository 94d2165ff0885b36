import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isContent } from '../../../content/import/is-content'
import type { SourceInput } from '../container/source-file'
import { importEdition } from '../import-edition'
import { unreadForm } from './unread-form'

const words = 'and there was a small made-up sentence about the sea'
const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
const each = (write: (verse: number) => string, join = '\n') => numbers.map(write).join(join)

const html = `<html><body><h1>Jude</h1><p>${each((verse) => `<sup>${verse}</sup> ${words}`)}</p></body></html>`
const bibles: Readonly<Record<string, string>> = {
  'HTML of superscripts': html,
  'JSON list': JSON.stringify(numbers.map((verse) => ({ book: 65, chapter: 1, verse, text: words }))),
  'JSON of nested texts': JSON.stringify([{ abbrev: 'jd', chapters: [numbers.map(() => words)] }]),
  'JSON of numbered keys': JSON.stringify({
    Jude: { 1: Object.fromEntries(numbers.map((n) => [n, words])) },
  }),
  'CSV table': `Book,Chapter,Verse,Text\n${each((verse) => `Jude,1,${verse},"${words}"`)}`,
  'Markdown of bold numbers': `# Jude\n\n## Chapter 1\n\n${each((verse) => `**[1:${verse}]** ${words}`, '\n\n')}`,
  'YAML of verses': `books:\n- chapters:\n  - verses:\n${each((verse) => `    - text: ${words}\n      verse: ${verse}`)}`,
  'VPL of lines': each((verse) => `JUD 1:${verse} ${words}`),
  'XML (bible)': `<bible><book number="65"><chapter number="1">${each((verse) => `<verse number="${verse}">${words}</verse>`)}</chapter></book></bible>`,
}

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)
const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }

describe('a Bible in a form that is not read', () => {
  it.each(Object.entries(bibles))(
    'is named with its verses and never becomes a pack: %s',
    async (name, text) => {
      const source = { name: 'x', bytes: strToU8(text) }
      const form = name.startsWith('XML') ? name : name.split(' ')[0]
      expect(unreadForm(source)).toEqual({ form, verses: 30 })
      const error = { code: 'file-form', details: { file: 'x', form, verses: 30 } }
      expect(() => isContent(source)).toThrow(expect.objectContaining(error))
      await expect(importEdition(source, options, { decode })).rejects.toMatchObject(error)
    },
  )

  it('is no dictionary where it has pages, even if an operator says so', () => {
    const pages = { name: 'x', bytes: strToU8(html) }
    expect(() => isContent(pages, 'dictionary')).toThrow(expect.objectContaining({ code: 'file-form' }))
    expect(isContent(pages, 'commentary')).toBe(true)
    expect(isContent({ name: 'x', bytes: strToU8('# Adam') }, 'dictionary')).toBe(true)
  })

  it('is an EPUB where pages are packed as one', () => {
    const mimetype = strToU8('application/epub+zip')
    const bytes = zipSync({ mimetype, 'text/jude.html': strToU8(html) })
    expect(unreadForm({ name: 'x.epub', bytes })).toEqual({ form: 'EPUB', verses: 30 })
  })

  it('is a SWORD module of a text, not one of a commentary', () => {
    const module = (driver: string) => ({
      name: 'x.zip',
      bytes: zipSync({ 'mods.d/x.conf': strToU8(`[X]\nDataPath=./modules/x\nModDrv=${driver}\n`) }),
    })
    expect(unreadForm(module('zText'))).toEqual({ form: 'SWORD', verses: 0 })
    expect(unreadForm(module('zCom'))).toBeUndefined()
  })
})

it.each([
  ['senses', `<html><body><h1>Sea</h1><p><b>1</b> a lake</p><p><b>2</b> an ocean</p></body></html>`],
  [
    'a commentary on each verse',
    `<html><body>${each((verse) => `<h2>${verse}</h2><p>${`${words}, which means much. `.repeat(20)}</p>`)}</body></html>`,
  ],
  ['words of an own folder', '---\nhead: Ruth\n---\nShe stays (Ruth 1:16).'],
  ['a plan', each((day) => `${day}=Gen.${day},Matt.${day}`)],
])('does not take %s for a Bible', (_, text) => {
  expect(unreadForm({ name: 'x', bytes: strToU8(text) })).toBeUndefined()
})

const samples = new URL('../../../../../shared/samples/', import.meta.url)
if (!existsSync(samples)) {
  it('finds no files of others beside the repository and names none', () => {
    expect(existsSync(samples)).toBe(false)
  })
}

describe.runIf(existsSync(samples))('files people have', () => {
  it.each([
    ['bolls/YLT.zip', 'JSON', 31_102],
    ['verselist/Twenty.csv.gz', 'CSV', 7_940],
    ['verselist/scrollmapper-ManxGaelic.csv', 'CSV', 3_313],
    ['verselist/scrollmapper-ManxGaelic.yaml', 'YAML', 3_313],
    ['verselist/scrollmapper-ManxGaelic.md', 'Markdown', 3_313],
    ['sqlite/scrollmapper-ManxGaelic.db', 'SQLite (e-Sword, MySword, MyBible)', 0],
    ['esword/hebrew.bblx', 'SQLite (e-Sword, MySword, MyBible)', 0],
    ['sword/ManxGaelic.zip', 'SWORD', 0],
  ])('of %s are named as %s with %i verses', (path, form, verses) => {
    expect(unreadForm(sourceOf(path))).toEqual({ form, verses })
  })

  it.each([
    ['epub/OEB-Cth.epub', 'EPUB', 13_349],
    ['html/OEB', 'HTML', 13_349],
  ])('of %s are pages whose numbers are counted', (path, form, verses) => {
    const found = unreadForm(sourceOf(path))
    expect(found?.form).toBe(form)
    expect((found?.verses ?? 0) / verses).toBeGreaterThan(0.8)
  })
})

function sourceOf(path: string): SourceInput {
  const url = new URL(path, samples)
  if (!statSync(url).isDirectory()) return { name: path, bytes: new Uint8Array(readFileSync(url)) }
  const files = readdirSync(url, { withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    name: path,
    files: files.map(({ name }) => ({
      path: name,
      bytes: new Uint8Array(readFileSync(new URL(`${path}/${name}`, samples))),
    })),
  }
}
