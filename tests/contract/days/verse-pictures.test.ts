/** The picture of a day's passage in the scripts of our nine languages, and in one that no font of ours has. */
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bookOf, chapterOf, placeOf } from '#core/canonical'
import { type Locale, locales } from '#core/contract/locales'
import type { Edition } from '#core/scripture/editions/edition'
import { wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { put, startTestServer, type TestServer } from '../test-server'

const day = '2026-12-25'
const { from, to } = wantedOf(passageOf(day))

/** A line as long as a verse, in the letters of the language. */
const lines: Readonly<Record<Locale | 'zh', string>> = {
  de: 'Und das Wort ward Fleisch, größer als alle Maße',
  en: 'And the word was made flesh, and dwelt among us',
  es: 'Y el Verbo se hizo carne, ¡y habitó entre niños!',
  fr: 'Et la parole a été faite chair : « grâce et vérité »',
  pt: 'E o Verbo se fez carne, a criação e a salvação',
  it: 'E il Verbo si è fatto carne, perché è la verità',
  ar: 'والكلمة صار جسدا وحل بيننا، ورأينا مجده',
  fa: 'و کلمه جسم گردید و میان ما ساکن شد؛ پژواک گفت‌وگو',
  he: 'וְהַדָּבָר נִהְיָה בָשָׂר וַיִּשְׁכֹּן בְּתוֹכֵנוּ',
  zh: '道成了肉身住在我们中间',
}

function editionIn(locale: Locale | 'zh'): Edition {
  const verses = Array.from({ length: placeOf(to).verse }, (_, index) => ({
    verse: index + 1,
    content: lines[locale],
  }))
  return {
    abbreviation: nameOf(locale),
    name: lines[locale].slice(0, 12),
    locale,
    numbering: { base: 'eng', corrections: [] },
    licence: 'CC0-1.0',
    attribution: 'Perikope',
    books: [
      {
        number: bookOf(from),
        name: lines[locale].slice(0, 5),
        titles: [],
        introduction: [],
        chapters: [
          { canonical: chapterOf(from), verses, blocks: [{ type: 'paragraph', verse: 1, offset: 0 }] },
        ],
      },
    ],
  }
}

function nameOf(locale: string): string {
  return `D${locale.toUpperCase()}`
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const locale of [...locales, 'zh'] as const) await put(server.library, editionIn(locale))
  // The library sees an edition a moment after it was put.
  await vi.waitFor(async () => expect((await verseIn('zh')).json().data?.edition).toBe(nameOf('zh')))
})
afterAll(async () => await server.close())

const get = async (url: string) => await server.app.inject({ url })
const verseIn = async (locale: string) => await get(`/api/verse-of-the-day/${day}?edition=${nameOf(locale)}`)
/** As the page asks for it: without the version of the text. */
const pictureIn = async (locale: string) =>
  await get(`/og/${nameOf(locale)}/${from === to ? from : `${from}-${to}`}.day.png`)

describe("the picture of a day's passage", () => {
  it.each([...locales])('is drawn in %s', async (locale) => {
    expect((await verseIn(locale)).json().data.edition).toBe(nameOf(locale))
    const { statusCode, headers, rawPayload } = await pictureIn(locale)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height } = await loadImage(rawPayload)
    expect([width, height]).toEqual([1200, 630])
  })

  it('is another in every language', async () => {
    const all = await Promise.all(
      locales.map(async (one) => (await pictureIn(one)).rawPayload.toString('base64')),
    )
    expect(new Set(all).size).toBe(locales.length)
  })

  it('is that of the product where no font has the letters', async () => {
    const { statusCode, headers } = await pictureIn('zh')
    expect([statusCode, headers.location]).toEqual([307, '/og.png'])
  })
})
