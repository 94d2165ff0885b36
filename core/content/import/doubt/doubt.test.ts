import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { contentDoors, importSmall } from '../../../../tests/support/content/import-small'
import { importContent } from '../import-content'
import { isContent } from '../is-content'
import { isBiblePage } from './bible-pages'

/** Philemon has 25 verses. */
const verses = Array.from({ length: 25 }, (_, at) => at + 1)
const said = 'In those days somebody said something of the length of a verse to somebody else.'
const long = said.repeat(8)
const codeOf = async (wanted: Promise<unknown>) =>
  await wanted.then(
    () => 'taken in',
    (error: { code?: string; message?: string }) => `${error.code}: ${error.message}`,
  )

const osis = (attributes: string, text: string) =>
  `<osis><osisText ${attributes}><header><work osisWork="X"><title>X</title></work></header><div type="book" osisID="Phlm"><chapter
  osisID="Phlm.1">${verses.map((one) => `<verse osisID="Phlm.1.${one}">${text}</verse>`).join('')}</chapter></div></osisText></osis>`
const asSource = (text: string) => ({ name: 'x.xml', bytes: strToU8(text) })

describe('OSIS', () => {
  it.each(['osisRefWork="defaultReferenceScheme"', 'osisRefWork="book"', 'osisRefWork="Bible"', ''])(
    'with verses of most of a book and %j is an edition',
    (attributes) => {
      expect(isContent(asSource(osis(attributes, said)))).toBe(false)
      const milestones = osis(attributes, said).replaceAll(
        /<verse osisID="([^"]+)">/g,
        '<verse sID="$1" osisID="$1"/>',
      )
      expect(isContent(asSource(milestones.replaceAll('</verse>', '')))).toBe(false)
    },
  )

  it('annotated with verses, or with long notes on them, is content', () => {
    const commentary = `<osis><osisText osisRefWork="defaultReferenceScheme">${verses
      .map(
        (one) =>
          `<div type="section" annotateType="commentary" annotateRef="Phlm.1.${one}"><verse osisID="Phlm.1.${one}"/>${said}</div>`,
      )
      .join('')}</osisText></osis>`
    expect(isContent(asSource(commentary))).toBe(true)
    expect(isContent(asSource(osis('osisRefWork="notes"', long.repeat(4))))).toBe(true)
  })
})

describe('a pack whose items are verses', () => {
  const sections = (text: string) =>
    `<dictionary type="x-commentary">${verses
      .map(
        (one) =>
          `<item id="Philemon 1:${one}" target="57;1;${one}"><description>${text}</description></item>`,
      )
      .join('')}</dictionary>`
  const heads = (text: string) => JSON.stringify(verses.map((one) => ({ head: `Philemon 1:${one}`, text })))

  it.each([
    ['a commentary', { 'c.xml': sections(said) }],
    ['a dictionary', { 'd.json': heads(said) }],
    ['OSIS', { 'o.xml': osis('', said) }],
  ])('stops, as %s, and says why', async (_, files) => {
    expect(await codeOf(importSmall(files))).toMatch(/^file-format: Its 25 items are the verses of a Bible/)
  })

  it.each([
    ['long notes', sections(long), {}],
    ['notes that lead elsewhere', sections(`${said} See Romans 3:4.`), {}],
    ['what the operator calls a commentary', sections(said), { kind: 'commentary' as const }],
    ['notes on some verses', sections(said).replace(/<item id="Philemon 1:1\d[\s\S]*?<\/item>/g, ''), {}],
  ])('comes in where it is %s', async (_, text, options) => {
    expect(await codeOf(importSmall({ 'c.xml': text }, options))).toBe('taken in')
  })
})

const page = (row: (verse: number) => string) =>
  `<html><body><h1>Philemon</h1>${verses.map(row).join('\n')}</body></html>`
const pages = {
  raised: page((one) => `<sup>${one}</sup>${said} `),
  named: page((one) => `<span class="verse" id="V${one}">${one}&#160;</span>${said} `),
  lines: page((one) => `<p>${one} ${said}</p>`),
  chapters: page((one) => `<p><b id="v${one}">1:${one}</b> ${said}</p>`),
  breaks: page((one) => `<br/>${one}. ${said}`),
}

describe('pages of HTML', () => {
  it.each(Object.entries(pages))('that count verses (%s) never become a pack', async (_, html) => {
    expect(isBiblePage(html)).toBe(true)
    for (const name of ['PHM 1.html', 'page.html'])
      expect(await codeOf(importSmall({ [name]: html }))).toMatch(
        /^file-format: These pages are those of a Bible/,
      )
  })

  it.each([
    ['an article', `<h1>Grace</h1><p>${long}</p>`],
    ['long numbered points', page((one) => `<p>${one}. ${long}</p>`)],
    [
      'an article with notes',
      `<h1>Grace</h1><p>${verses.map((one) => `word<sup>${one}</sup>`).join(' ')}</p><p>${long.repeat(6)}</p>`,
    ],
    [
      'a short list',
      `<ol>${verses
        .slice(0, 5)
        .map((one) => `<li>${one} ${said}</li>`)
        .join('')}</ol><p>${long}</p>`,
    ],
  ])('with %s come in', async (_, html) => {
    expect(await codeOf(importSmall({ 'page.html': html }))).toBe('taken in')
  })
})

it('rows of verses in JSON are named as what they are', async () => {
  const rows = verses.map((verse) => ({ pk: verse, book: 57, chapter: 1, verse, text: said }))
  expect(await codeOf(importSmall({ 'b.json': JSON.stringify(rows) }))).toMatch(
    /^file-format: Its rows are the verses/,
  )
})

it('a book in EPUB is refused as such, with the way', async () => {
  const epub = zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'text/one.xhtml': strToU8(`<html><title>One</title><p>${long}</p></html>`),
  })
  for (const source of [
    { name: 'b.epub', bytes: epub },
    { name: 'folder', files: [{ path: 'b.epub', bytes: epub }] },
  ]) {
    const wanted = importContent(source, { licence: 'CC0', taken: new Set() }, contentDoors)
    expect(await codeOf(wanted)).toMatch(/^file-format: This is a book in EPUB.*USFM/)
  }
})
