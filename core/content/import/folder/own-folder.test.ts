import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { wordsOf } from '../../../contract/content/article'
import { readTable } from '../read-table'

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4, 0, 0, 0, 3,
])
const pack = JSON.stringify({ abbr: 'own', name: 'Own words', licence: 'CC0', locale: 'en' })

describe('a folder of Markdown', () => {
  it('is a dictionary, an entry a file', async () => {
    const { articles, manifest, report } = await importSmall(
      {
        'pack.json': pack,
        'ruth.md': `---
head: Ruth
at: [Ruth 1]
see:
  - Naomi
---
# A Moabite

She **stays** with [[Naomi]], *see* Ruth 1:16; Josephus, Ant. 5:9. <script>x</script>

- one
- two, [more](https://example.org/) and [bad](javascript:x)

![A map](ruth.png) \\*not emphasis\\*`,
        'naomi.md': '---\nhead: Naomi\n---\nMother-in-law; snake_case_words stay.',
        'ruth.png': png,
        'broken.md': '---\nno end',
      },
      { licence: '' },
    )
    expect(manifest).toMatchObject({ kind: 'dictionary', abbr: 'OWN', name: 'Own words', licence: 'CC0' })
    const [naomi, ruth] = articles
    expect(wordsOf(naomi?.parts ?? [])).toBe('Mother-in-law; snake_case_words stay.')
    const media = manifest.segments.find(({ role }) => role === 'media')?.hash
    expect(ruth).toEqual({
      id: 2,
      head: 'Ruth',
      at: [{ from: 8001000, to: 8001000 }],
      parts: [
        { tag: 'h2', children: ['A Moabite'] },
        {
          tag: 'p',
          children: [
            'She ',
            { tag: 'strong', children: ['stays'] },
            ' with ',
            { tag: 'entry', id: 1, children: ['Naomi'] },
            ', ',
            { tag: 'em', children: ['see'] },
            ' ',
            { tag: 'ref', from: 8001016, to: 8001016, children: ['Ruth 1:16'] },
            '; Josephus, Ant. 5:9. <script>x</script>',
          ],
        },
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['one'] },
            {
              tag: 'li',
              children: ['two, ', { tag: 'a', href: 'https://example.org/', children: ['more'] }, ' and bad'],
            },
          ],
        },
        { tag: 'p', children: [{ tag: 'image', media, alt: 'A map' }, ' *not emphasis*'] },
        { tag: 'p', children: [{ tag: 'entry', id: 1, children: ['Naomi'] }] },
      ],
    })
    expect(report.totals).toEqual({ 'file-damaged': 1, 'link-dropped': 1 })
  })

  it('leads to a head that begins like a see-link', async () => {
    const { articles, report } = await importSmall({
      'a.json': JSON.stringify([
        { head: 'See Genezareth', text: 'Ein See.' },
        { head: 'Jordan', text: 'Fließt durch den [[See Genezareth]]; [[See Jordan]].' },
      ]),
    })
    expect(articles[1]?.parts).toEqual([
      {
        tag: 'p',
        children: [
          'Fließt durch den ',
          { tag: 'entry', id: 1, children: ['See Genezareth'] },
          '; See ',
          { tag: 'entry', id: 2, children: ['Jordan'] },
          '.',
        ],
      },
    ])
    expect(report.totals).toEqual({})
  })

  it('shows other words than the head of the entry that they lead to', async () => {
    const { articles, report } = await importSmall({
      'a.json': JSON.stringify([
        { head: 'Lake of Galilee', text: 'Large.' },
        {
          head: 'Peter',
          text: 'Lives on the [[Lake of Galilee|shores of the lake]], not of the [[Sea|sea]].',
        },
      ]),
    })
    expect(articles[1]?.parts).toEqual([
      {
        tag: 'p',
        children: [
          'Lives on the ',
          { tag: 'entry', id: 1, children: ['shores of the lake'] },
          ', not of the sea.',
        ],
      },
    ])
    expect(report.totals).toEqual({ 'see-open': 1 })
    expect(report.see).toEqual({ found: 2, resolved: 1 })
  })

  it('reports circles of entries that say nothing, and doubled heads', async () => {
    const { articles, report } = await importSmall({
      'a.json': JSON.stringify([
        { head: 'A', see: ['B'] },
        { head: 'B', text: 'See [[A]]' },
        { head: 'C', text: 'words', see: 'A' },
        { head: 'C', text: 'other words' },
        { text: 'without a head' },
        7,
      ]),
    })
    expect(articles.map(({ head }) => head)).toEqual(['A', 'B', 'C', 'C'])
    expect(report.totals).toEqual({ 'see-cyclic': 1, 'entry-doubled': 1, 'entry-invalid': 2 })
  })
})

describe('a table', () => {
  it('of pictures is a pack of graphics', async () => {
    const { articles, manifest, report } = await importSmall({
      'list.csv':
        'file;title;caption;alt;author;licence;verses\n' +
        'img/map.png;The journeys;"Of ""Jonah""; see Jonah 1:3";A map;A. Drawer;CC0;Jonah 1:3; Jonah 3\n' +
        'gone.png;Gone;;;;;\n',
      'img/map.png': png,
    })
    expect(manifest).toMatchObject({ kind: 'graphics', counts: { items: 2, media: 1 } })
    expect(articles[0]).toMatchObject({
      head: 'The journeys',
      picture: { type: 'image/png', alt: 'A map', author: 'A. Drawer', licence: 'CC0' },
      parts: [{ children: ['Of "Jonah"; see ', { tag: 'ref', from: 32001003 }] }],
      at: [{ from: 32001003, to: 32001003 }],
    })
    expect(report.totals).toMatchObject({ 'media-absent': 1 })
  })

  it('of videos names their sources, own files first', async () => {
    const { articles, manifest, report } = await importSmall({
      'videos.json': JSON.stringify({
        kind: 'videos',
        name: 'Films',
        items: [
          {
            title: 'Ruth',
            length: '1:02:03',
            verses: ['RUT 1'],
            sources: [
              'https://example.org/watch',
              'frame:https://video.example/embed/1',
              '/media/ruth.mp4',
              'javascript:x',
            ],
          },
        ],
      }),
    })
    expect(manifest).toMatchObject({ kind: 'videos', name: 'Films' })
    expect(articles[0]).toMatchObject({
      at: [{ from: 8001000 }],
      video: {
        seconds: 3723,
        sources: [
          { kind: 'file', url: '/media/ruth.mp4' },
          { kind: 'page', url: 'https://example.org/watch' },
          { kind: 'frame', url: 'https://video.example/embed/1' },
        ],
      },
    })
    expect(report.totals).toEqual({ 'link-dropped': 1 })
  })

  it('is read with its quotes and lines', () => {
    expect(readTable('a,b\r\n"1, ""2""\nx",3\n\n,\n4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1, "2"\nx', '3'] },
      { line: 6, cells: ['4'] },
    ])
  })
})

describe('characters that slipped in by their names', () => {
  it('are characters in every form of entries', async () => {
    const { articles } = await importSmall({
      'pack.json': pack,
      'one.md': '---\nhead: Ab&ouml;\n---\n&#1488; & B',
      'two.json': JSON.stringify({ head: 'Be&uuml;', text: 'M&amp;N &#x5d1;' }),
      'three.csv': 'head,text\nCe&eacute;,caf&eacute;',
    })
    const said = articles.map(({ head, parts }) => [head, wordsOf(parts)])
    expect(said.toSorted()).toEqual([
      ['Abö', 'א & B'],
      ['Beü', 'M&N ב'],
      ['Ceé', 'café'],
    ])
  })
})
