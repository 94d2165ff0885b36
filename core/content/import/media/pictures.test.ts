import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { pictureSize } from './picture-size'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  )
const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const png = (width: number, height: number) =>
  bytesOf([0x89], 'PNG\r\n\x1A\n', big(13), 'IHDR', big(width), big(height))
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 11, 8, 0, 20, 0, 30])
const webp = bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [29, 0, 0], [19, 0, 0])
const lossless = bytesOf('RIFF', [17, 0, 0, 0], 'WEBPVP8L', [5, 0, 0, 0, 0x2f], [29, 0xc0, 4, 0])
const avif = bytesOf(big(20), 'ftypavif', big(0), big(0), big(20), 'ispe', big(0), big(30), big(20))

it.each([
  ['image/png', png(30, 20)],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
  ['image/webp', lossless],
  ['image/avif', avif],
] as const)('%s says its size', (type, bytes) => {
  expect(pictureSize(bytes, type)).toEqual({ width: 30, height: 20 })
  for (const length of [12, bytes.length - 9]) {
    expect(pictureSize(bytes.subarray(0, length), type) ?? 'none').toBe('none')
  }
})

const list = (...names: string[]) =>
  `file,title\n${names.map((name) => `${name},About ${name}`).join('\n')}\n`

describe('pictures of a folder', () => {
  it('that nobody could draw are named, and the rest comes in', async () => {
    const { articles, manifest, report } = await importSmall({
      'list.csv': list('good.png', 'huge.png', 'long.png', 'cut.png', 'page.png', 'empty.webp', 'vector.svg'),
      'good.png': png(30, 20),
      'huge.png': png(60_000, 60_000),
      'long.png': png(20_000, 1),
      'cut.png': png(30, 20).subarray(0, 18),
      'page.png': '<!doctype html><html><title>Not found</title><p>404</p></html>',
      'empty.webp': '',
      'vector.svg': '<svg viewBox="0 0 1 1"><circle r="1"/></svg>',
    })
    expect(manifest.kind).toBe('graphics')
    expect(articles.map(({ head, picture }) => [head, picture !== undefined])).toContainEqual([
      'About good.png',
      true,
    ])
    expect(manifest.counts.media).toBe(2)
    const named = report.entries.filter(({ kind }) => kind === 'media-unsafe' || kind === 'file-skipped')
    expect(
      named.map(({ file, details }) => [file, details['reason'] ?? details['recognised']]).sort(),
    ).toEqual([
      ['cut.png', 'damaged'],
      ['empty.webp', 'empty'],
      ['huge.png', 'pixels'],
      ['long.png', 'pixels'],
      ['page.png', 'html'],
    ])
  })
})

describe('links of others', () => {
  it.each([
    'javascript:x',
    'data:text/html,x',
    'mailto:a@b.example',
    '/sign-out',
    '//evil.example',
    'ftp://a.example',
  ])('do not lead to %s', async (href) => {
    const { articles, manifest, report } = await importSmall({
      'pack.json': JSON.stringify({ name: 'Own', sourceUrl: href }),
      'a.md': `---\nhead: A\n---\nSee [more](${href}).`,
    })
    expect(manifest.sourceUrl).toBe('')
    expect(articles[0]?.parts).toEqual([{ tag: 'p', children: ['See more.'] }])
    expect(report.totals).toEqual({ 'link-dropped': 2 })
    const given = await importSmall({ 'a.md': '---\nhead: A\n---\nText.' }, { sourceUrl: href })
    expect(given.manifest.sourceUrl).toBe('')
  })
})
