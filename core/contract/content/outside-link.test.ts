import { expect, it } from 'vitest'
import { unpackArticles } from '../../content/model/wire'
import { articleSchema } from './article'
import { packManifestSchema } from './manifest'
import { isOutsideLink } from './outside-link'

const manifest = {
  format: 1,
  kind: 'dictionary',
  abbr: 'OWN',
  name: 'Own',
  locale: 'en',
  direction: 'ltr',
  numbering: 'eng',
  licence: 'CC0',
  attribution: '',
  sourceUrl: '',
  version: 'v',
  counts: { items: 0, refs: 0, doubtful: 0, media: 0 },
  segments: [],
}

it.each([
  ['https://example.org/a?b=c#d', true],
  ['http://example.org', true],
  ['', false],
  ['javascript:alert(1)', false],
  [' https://example.org', false],
  ['https://a.example/\u2028', false],
  ['https:/a.example', false],
])('%s is an address of the web: %s', (text, isOne) => {
  expect(isOutsideLink(text)).toBe(isOne)
  const read = packManifestSchema.parse({ ...manifest, sourceUrl: text })
  expect(read.sourceUrl).toBe(isOne ? text : '')
  const article = { id: 1, head: 'A', parts: [{ tag: 'a', href: text, children: ['x'] }] }
  expect(articleSchema.safeParse(article).success).toBe(isOne)
})

it('the words of a link that packs of earlier versions have stay', () => {
  const parts = unpackArticles('[{"i":1,"h":"A","p":[["p","see ",["a","mailto:a@b.example","us"]]]}]')[0]
    ?.parts
  expect(parts).toEqual([{ tag: 'p', children: ['see ', 'us'] }])
})

it.each([
  ['page', 'javascript:alert(1)'],
  ['frame', '/own'],
  ['file', 'https://example.org/a.mp4'],
])('a video as %s is not at %s', (kind, url) => {
  const text = JSON.stringify([{ i: 1, h: 'A', v: { seconds: 1, sources: [{ kind, url }] } }])
  expect(() => unpackArticles(text)).toThrow()
})
