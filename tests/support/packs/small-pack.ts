/** Made-up packs of a few articles for tests of the library, the API and the worker. */
import { createHash } from 'node:crypto'
import { referenceTexts } from '#core/content/model/references'
import { segmentFiles, textFiles } from '#core/content/model/segments'
import { type LayerText, makeLayer } from '#core/content/words/make-layer'
import type { Article, Range } from '#core/contract/content/article'
import type { ContentKind } from '#core/contract/content/kinds'
import type { WordsOfBooks } from '#core/originals/word-run'
import type { PreparedPack } from '../../../server/library/packs/write-pack'

export interface SmallPack {
  kind: ContentKind
  abbr: string
  name: string
  articles: readonly Article[]
  media?: readonly { type: string; bytes: Uint8Array }[]
  /** Of a pack of cross references: the ranges of each verse, the strongest first. */
  links?: readonly (readonly [verse: number, ranges: readonly Range[]])[]
  /** Of words of the original: the words, and the text they belong to. */
  words?: { of: WordsOfBooks; text: LayerText }
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const dot = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>',
)

const john3v16 = { from: 43_003_016, to: 43_003_016 }

export const smallDictionary: SmallPack = {
  kind: 'dictionary',
  abbr: 'TLX',
  name: 'Testlexikon',
  articles: [
    { id: 1, head: 'Adam', parts: [{ tag: 'p', children: ['Der erste Mensch.'] }] },
    { id: 2, head: 'Adam', parts: [{ tag: 'p', children: ['Eine Stadt am Jordan.'] }] },
    {
      id: 3,
      head: 'Nikodemus',
      parts: [
        {
          tag: 'p',
          children: ['Kam bei Nacht (', { tag: 'ref', ...john3v16, children: ['Joh 3,16'] }, ').'],
        },
      ],
    },
    {
      id: 4,
      head: 'Ölberg',
      parts: [{ tag: 'p', children: ['Siehe ', { tag: 'entry', id: 3, children: ['Nikodemus'] }] }],
    },
  ],
}

/** A lexicon of words of the original, by their numbers. */
export const smallLexicon: SmallPack = {
  kind: 'dictionary',
  abbr: 'TNR',
  name: 'Testwörter',
  articles: [
    { id: 1, head: 'ἀγαπάω', number: 'G25', parts: [{ tag: 'p', children: ['lieben'] }] },
    {
      id: 2,
      head: 'ἐγώ',
      number: 'G1473',
      otherNumbers: ['G1691'],
      parts: [{ tag: 'p', children: ['ich'] }],
    },
  ],
}

export const smallCommentary: SmallPack = {
  kind: 'commentary',
  abbr: 'TCM',
  name: 'Testkommentar',
  articles: [
    {
      id: 1,
      head: 'Johannes',
      at: [{ from: 43_000_000, to: 43_000_000 }],
      parts: [{ tag: 'p', children: ['Zum Buch.'] }],
    },
    {
      id: 2,
      head: '3,1-15',
      at: [{ from: 43_003_001, to: 43_003_015 }],
      parts: [{ tag: 'p', children: ['Die Nacht.'] }],
    },
    {
      id: 3,
      head: '3,16-21',
      at: [{ from: 43_003_016, to: 43_003_021 }],
      parts: [{ tag: 'p', children: ['Das Licht.'] }],
    },
  ],
}

export const smallTopics: SmallPack = {
  kind: 'topics',
  abbr: 'TTP',
  name: 'Testthemen',
  articles: [
    {
      id: 1,
      head: 'Langmut',
      parts: [],
      groups: [{ level: 1, title: 'Gottes', ranges: [john3v16], see: [{ text: 'Lampenlicht', id: 2 }] }],
    },
    {
      id: 2,
      head: 'Lampenlicht',
      parts: [],
      groups: [{ level: 1, title: 'der Welt', ranges: [{ from: 43_008_012, to: 43_008_012 }], see: [] }],
    },
  ],
}

export const smallGraphics: SmallPack = {
  kind: 'graphics',
  abbr: 'TPC',
  name: 'Testbilder',
  media: [{ type: 'image/svg+xml', bytes: dot }],
  articles: [
    {
      id: 1,
      head: 'Ein Punkt',
      parts: [],
      at: [john3v16],
      picture: {
        media: hashOf(dot),
        type: 'image/svg+xml',
        alt: 'Ein Punkt',
        author: 'Perikope',
        licence: 'CC0-1.0',
      },
    },
  ],
}

export const smallVideos: SmallPack = {
  kind: 'videos',
  abbr: 'TVD',
  name: 'Testfilme',
  articles: [
    {
      id: 1,
      head: 'Am Jordan',
      parts: [{ tag: 'p', children: ['Eine Taufe.'] }],
      at: [john3v16],
      video: {
        seconds: 95,
        sources: [
          { kind: 'frame', url: 'https://player.example/1' },
          { kind: 'page', url: 'https://video.example/1' },
        ],
      },
    },
    { id: 2, head: 'Zu Hause', parts: [], video: { seconds: 0, sources: [] } },
  ],
}

export const smallReferences: SmallPack = {
  kind: 'references',
  abbr: 'TXR',
  name: 'Testverweise',
  articles: [],
  links: [
    [
      43_003_016,
      [
        { from: 45_005_008, to: 45_005_008 },
        { from: 62_004_009, to: 62_004_010 },
      ],
    ],
    [43_003_017, [{ from: 42_009_056, to: 42_009_056 }]],
  ],
}

/** Words behind the first verse of a text that is gone: the edition of that name has another one. */
export const smallWords: SmallPack = {
  kind: 'words',
  abbr: 'TST-W',
  name: 'Testwörter',
  articles: [],
  words: {
    of: new Map([[43, new Map([[3, new Map([[16, [{ from: 0, to: 4, numbers: ['G2316'] }]]])]])]]),
    text: {
      edition: 'TST',
      books: [
        {
          number: 43,
          titles: [],
          introduction: [],
          chapters: [{ canonical: 43_003_000, verses: [{ verse: 16, content: 'Gott' }], blocks: [] }],
        },
      ],
      bookList: [{ number: 43, name: 'Johannes', hash: 'another', chapters: [3] }],
    },
  },
}

export const smallPacks = [
  smallDictionary,
  smallCommentary,
  smallTopics,
  smallGraphics,
  smallReferences,
  smallWords,
]

/** A pack as an importer would hand it over. */
export async function prepareSmall({
  kind,
  abbr,
  name,
  articles,
  media = [],
  links,
  words,
}: SmallPack): Promise<PreparedPack> {
  const doors = { hash: hashOf, packedSize: (bytes: Uint8Array) => bytes.length }
  const layer = words && makeLayer(words.of, words.text, 'given')
  const texts = links ? referenceTexts(links) : layer?.texts
  const files = texts
    ? await textFiles(texts, doors)
    : await segmentFiles(
        kind,
        'de',
        articles,
        media.map(({ type, bytes }) => ({ type, bytes, hash: hashOf(bytes) })),
        doors,
      )
  const numbers = articles.filter(({ number }) => number !== undefined).length
  const version = hashOf(new TextEncoder().encode(files.map(({ segment }) => segment.hash).join()))
  return {
    manifest: {
      format: 1,
      kind,
      abbr,
      name,
      locale: 'de',
      direction: 'ltr',
      numbering: 'eng',
      licence: 'CC0-1.0',
      attribution: 'Perikope',
      sourceUrl: '',
      version,
      counts: {
        items: articles.length,
        refs: 0,
        doubtful: 0,
        media: media.length,
        ...(numbers > 0 ? { numbers } : {}),
      },
      ...(layer ? { layer: layer.layer } : {}),
      segments: files.map(({ segment }) => segment),
    },
    files,
    packed: new Map(),
    ids: { next: articles.length + 1, ids: {} },
    report: {
      kind,
      format: 'made up',
      items: { found: articles.length, kept: articles.length },
      refs: { marked: 0, read: 0, foreign: 0, running: 0, doubtful: 0, linked: 0 },
      see: { found: 0, resolved: 0 },
      media: media.length,
      entries: [],
      totals: {},
    },
  }
}
