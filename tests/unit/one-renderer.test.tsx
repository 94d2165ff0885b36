// @vitest-environment happy-dom
/** The chapter printed by the server and the one drawn by React are the same document, so that taking over moves nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Chapter } from '#core/contract/editions/chapter'
import { importEdition } from '#core/scripture/editions/import-edition'
import { chapterNode } from '#core/scripture/text/chapter-node'
import { printHtml } from '#core/scripture/text/node'
import words from '../../core/languages/en/scripture.json'
import { ScriptureTree } from '../../src/features/reading/drawing/scripture-tree'

const folder = join(import.meta.dirname, '..', '..', 'server', 'starter', 'SEN')

describe('the two printers', () => {
  it('draw the same elements with the same attributes for every chapter of an edition', async () => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.usfm'))
      .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
    const { edition } = await importEdition(
      { name: 'SEN', files },
      { fileName: 'SEN', interfaceLocale: 'en', taken: new Set(), abbreviation: 'SEN', locale: 'en' },
      { decode: (label, bytes) => new TextDecoder(label).decode(bytes) },
    )
    const chapters = edition.books.flatMap(({ chapters: all }) => all)
    expect(chapters.length).toBeGreaterThan(40)
    for (const chapter of chapters) {
      const node = nodeOf(chapter)
      expect(normal(renderToStaticMarkup(<ScriptureTree node={node} />))).toBe(normal(printHtml(node)))
    }
  })

  it('escapes what could become markup', () => {
    const node = nodeOf({
      canonical: 1_001_000,
      verses: [{ verse: 1, content: '<img src=x onerror=alert(1)> & "q"' }],
      blocks: [],
    })
    expect(printHtml(node)).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot;')
    expect(printHtml(node)).not.toContain('<img')
  })
})

function nodeOf(chapter: Chapter) {
  return chapterNode({
    edition: {
      abbreviation: 'SEN',
      name: 'Starter',
      locale: 'en',
      direction: 'ltr',
      licence: 'CC0',
      attribution: '',
    },
    chapter,
    titles: ['The Book'],
    heading: 'Heading',
    introduction: '/bible/SEN',
    hrefOf: (from) => `/SEN/${from}`,
    crossReferences: ({ verse }) => `/cross-reference/SEN/X#verse-${verse}`,
    previous: undefined,
    next: { href: '/SEN/next', label: 'Next' },
    words,
  })
}

/** One spelling for the same markup: parsed and written again, attributes in order. */
function normal(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const element of template.content.querySelectorAll('*')) {
    const attributes = [...element.attributes]
      .map(({ name, value }) => [name, value] as const)
      .sort(([a], [b]) => a.localeCompare(b))
    for (const [name] of attributes) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  return template.innerHTML
}
