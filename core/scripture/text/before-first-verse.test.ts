import { describe, expect, it } from 'vitest'
import type { Chapter } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import { packSegment, segmentSchema } from '../../contract/editions/segment'
import words from '../../languages/en/scripture.json'
import { compareNode } from '../reading/compare-node'
import { chapterNode } from './chapter-node'
import { printHtml } from './node'

const chapter: Chapter = {
  canonical: 23_038_000,
  verses: [
    { verse: 1, content: 'I said.' },
    { verse: 2, content: 'I shall see.' },
  ],
  blocks: [
    { type: 'heading', level: 2, verse: 1, offset: 0, content: 'A song' },
    { type: 'introduction', verse: 1, offset: 0, content: 'He is healed.' },
    {
      type: 'paragraph',
      verse: 1,
      offset: 0,
      content: 'Some words*',
      footnotes: [{ position: 10, content: 'A note' }],
    },
    { type: 'line', level: 2, verse: 1, offset: 0, content: 'A writing' },
    { type: 'item', level: 1, verse: 1, offset: 0, content: 'An item' },
    { type: 'title', verse: 1, offset: 0, content: 'A title' },
    { type: 'line', level: 1, verse: 1, offset: 0 },
  ],
}
const edition = {
  abbreviation: 'A',
  name: 'An edition',
  locale: 'en',
  direction: 'ltr',
  licence: '',
  attribution: '',
} as const
const drawn = {
  edition,
  chapter,
  titles: [],
  heading: 'Isaiah 38',
  introduction: '/bible/A',
  hrefOf: (from: number) => `/A/${from}`,
  crossReferences: () => '/',
  previous: undefined,
  next: undefined,
  words,
}
const manifest: Manifest = {
  ...edition,
  id: 1,
  numbering: { base: 'eng', corrections: [] },
  separators: { book: '; ', chapter: ':', verse: ',', range: '-' },
  books: 1,
  chapters: 1,
  verses: 2,
  bytes: 0,
  revision: '',
  contract: 1,
  bookList: [{ number: 23, name: 'Isaiah', hash: '', chapters: [38] }],
  segments: [],
}

describe('text before verse 1', () => {
  it('stands before it in a chapter, each kind as what it is, with its notes', () => {
    const html = printHtml(chapterNode(drawn))
    const order = [
      '<h2 class="heading"',
      '<p class="introduction" data-level="1">He is healed.</p>',
      '<p class="p" data-level="1">Some words',
      '<span class="l" data-level="2">A writing</span>',
      '<p class="item" data-level="1">An item</p>',
      '<p class="title" data-level="1">A title</p>',
      'id="v1"',
    ].map((part) => html.indexOf(part))
    expect(order.every((place) => place > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(html.match(/Some words/g)).toHaveLength(1)
    expect(html).toContain('href="#fn1"')
    expect(html).toContain('A note')
  })

  it('stands in a row of its own in a comparison, apart from what is hidden with headings', () => {
    const other = { ...manifest, abbreviation: 'B' }
    const records = [manifest, other].map(({ abbreviation }) => ({
      abbreviation,
      hash: '',
      titles: [],
      chapter,
    }))
    const { canonical } = chapter
    const compared = { ...drawn, canonical, manifests: [manifest, other], chapters: records }
    const html = printHtml(compareNode(compared))
    const row =
      /<div class="row" data-kind="unnumbered">.*?<div class="row" data-kind="text"/s.exec(html)?.[0] ?? ''
    for (const part of ['class="p"', 'class="l"', 'class="item"', 'class="title"']) {
      expect(row.split(part)).toHaveLength(3)
    }
    expect(row).not.toContain('introduction')
    expect(html.split('<p class="introduction" data-level="1">He is healed.</p>')).toHaveLength(3)
  })

  it('comes to a device as it is', () => {
    const book = { number: 23, titles: [], introduction: [], chapters: [chapter] }
    const wire = JSON.stringify(packSegment({ contract: 2, books: [book] }))
    expect(segmentSchema.parse(JSON.parse(wire)).books).toEqual([book])
  })
})
