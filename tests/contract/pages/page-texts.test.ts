/** GET /api/pages/{locale}: help and articles from files, those of the operator first (FEATURES CONT-05). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#core/contract/api'
import { locales } from '#core/contract/locales'
import { articleNames, type PageTexts } from '#core/contract/pages/article'
import { plainText } from '#core/contract/pages/article-node'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PRODUCT_NAME: 'Lesebuch' })
})
afterAll(async () => await server.close())

async function textsIn(locale: string): Promise<PageTexts> {
  const answer = await server.app.inject({ url: `/api/pages/${locale}` })
  expect(answer.statusCode).toBe(200)
  return api.pages.answer.parse(answer.json()).data
}

/** As the operator does it; undefined takes the file away. */
async function write(file: string, text: string | undefined): Promise<void> {
  const path = join(server.data, 'pages', file)
  await mkdir(dirname(path), { recursive: true })
  if (text === undefined) await rm(path)
  else await writeFile(path, text)
}

/** What an imprint reads as, for as long as the operator has this file. */
async function imprintOf(text: string, locale = 'de') {
  await write(`${locale}/imprint.md`, text)
  const { articles } = await textsIn(locale)
  await write(`${locale}/imprint.md`, undefined)
  return articles['imprint']
}

describe('the texts that come with the project', () => {
  it.each(['de', 'en'] as const)('are all written in %s', async (locale) => {
    const { articles, help } = await textsIn(locale)
    expect(Object.keys(articles).sort()).toEqual([...articleNames])
    expect(help.length).toBeGreaterThanOrEqual(15)
    for (const one of [...Object.values(articles), ...help]) {
      expect(one.locale).toBe(locale)
      expect(one.title).not.toBe('')
      expect(plainText(one.body).length).toBeGreaterThan(60)
      expect(JSON.stringify(one)).not.toContain('{{')
    }
    expect(help.find(({ id }) => id === 88)?.description).toContain('Lesebuch')
  })

  it.each(locales.filter((one) => one !== 'de' && one !== 'en'))(
    'stand in %s in English, listed under names of the language',
    async (locale) => {
      const [{ help, articles }, english] = [await textsIn(locale), await textsIn('en')]
      expect(help.map(({ id }) => id)).toEqual(english.help.map(({ id }) => id))
      expect(new Set([...help, ...Object.values(articles)].map((one) => one.locale))).toEqual(new Set(['en']))
      for (const [index, { title }] of help.entries()) expect(title).not.toBe(english.help[index]?.title)
    },
  )

  it('link to nothing inside the app that does not exist', async () => {
    const { help, articles } = await textsIn('en')
    const found = [...JSON.stringify([help, articles]).matchAll(/"href":"(\/[^"]*)"/g)]
    expect(found.length).toBeGreaterThan(10)
    for (const [, href = ''] of found)
      expect([href, (await server.app.inject({ url: href })).statusCode]).toEqual([href, 200])
  })

  it('say where the name of the operator is missing', async () => {
    const { articles } = await textsIn('de')
    expect(plainText(articles['imprint']?.body ?? [])).toContain('[Hier fehlen noch Name und Anschrift')
  })
})

describe('a file of the operator', () => {
  it('stands in for ours and shows without a restart', async () => {
    expect((await imprintOf('# Wir\n\nErste Fassung'))?.description).toBe('Erste Fassung')
    expect((await imprintOf('# Wir\n\nZweite Fassung'))?.description).toBe('Zweite Fassung')
    expect((await textsIn('de')).articles['imprint']?.title).toBe('Impressum')
  })

  it('is shown before the English text in a language we have not written', async () => {
    expect(await imprintOf('# Mentions légales\n\nNous', 'fr')).toMatchObject({
      locale: 'fr',
      description: 'Nous',
    })
  })

  it('that is empty takes the text away', async () => {
    expect(await imprintOf(' \n')).toBeUndefined()
  })

  it('with a new id adds an item to the help, in its group', async () => {
    await write('de/help/finding/500-our-library.md', '# Unsere Bibliothek\n\nIm Keller.')
    const { help } = await textsIn('de')
    expect(help.filter(({ group }) => group === 'finding').at(-1)).toMatchObject({
      id: 500,
      slug: 'our-library',
      title: 'Unsere Bibliothek',
    })
    const page = await server.app.inject({ url: '/help/500', headers: { 'accept-language': 'de' } })
    expect(page.body).toContain('Im Keller.')
  })

  it.each([
    ['a script', 'vorher\n\n<script>alert(1)</script>\n\nnachher', 'vorher nachher'],
    ['a script inside a line', 'vor <img src=x onerror=alert(1)> nach', 'vor nach'],
    ['a link that runs a script', '[klick](javascript:alert(1))', 'klick'],
    ['the same in disguise', '[klick](JaVa&#115;cript:alert(1) "x")', 'klick'],
    ['a link with data', '[klick](data:text/html,<b>x</b>)', 'klick'],
    ['a link to another machine that looks like a path', '[klick](//evil.example/x)', 'klick'],
    ['a picture from elsewhere', '![ein Bild](https://evil.example/x.png)', 'ein Bild'],
    ['marks that are never closed', '**fett _kursiv [link](', '**fett _kursiv [link]('],
  ])('with %s becomes words', async (_, text, words) => {
    const imprint = await imprintOf(`# Wir\n\n${text}`)
    expect(plainText(imprint?.body ?? [])).toBe(words)
    expect(JSON.stringify(imprint?.body)).not.toMatch(/href|<|script/)
  })

  it('that is no text at all harms nothing else', async () => {
    await write('de/imprint.md', '\u0000\ufffd# \u0001')
    await write('de/help/elsewhere/1-x.md', '# An einem falschen Ort')
    await write('de/help/reading/0-zero.md', '# Ohne Nummer')
    await write('de/notes.txt', 'etwas anderes')
    const { help, articles } = await textsIn('de')
    await write('de/imprint.md', undefined)
    expect(articles['partner']?.title).toBe('Partner')
    expect(help.filter(({ title }) => /falschen Ort|Ohne Nummer/.test(title))).toEqual([])
  })

  it('keeps its looks and links', async () => {
    const imprint = await imprintOf(
      '# Wir\n\n## Mehr\n\n- **eins** [zwei](/help/1)\n- [drei][d]\n\n[d]: https://bible.example/\n',
    )
    expect(imprint?.body).toEqual([
      { tag: 'h2', children: ['Mehr'] },
      {
        tag: 'ul',
        children: [
          {
            tag: 'li',
            children: [
              { tag: 'strong', children: ['eins'] },
              ' ',
              { tag: 'a', href: '/help/1', children: ['zwei'] },
            ],
          },
          { tag: 'li', children: [{ tag: 'a', href: 'https://bible.example/', children: ['drei'] }] },
        ],
      },
    ])
  })
})

it('the imprint names the operator as the settings say', async () => {
  const own = await startTestServer({
    OPERATOR: 'Verein <b>|Gasse 1 | 12345 Ort',
    OPERATOR_EMAIL: 'post@bible.example',
  })
  const { body } = await own.app.inject({ url: '/imprint', headers: { 'accept-language': 'de' } })
  await own.close()
  expect(body).toContain('Verein &lt;b&gt;<br>Gasse 1<br>12345 Ort')
  expect(body).toContain('<a href="mailto:post@bible.example">post@bible.example</a>')
})
