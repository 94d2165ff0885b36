/** The head of every route: what search engines and previews are told (FEATURES SHELL-10). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedScreens } from '#core/contract/address/screens'
import { locales } from '#core/contract/locales'
import { smallPacks } from '../../support/packs/small-pack'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PRODUCT_NAME: 'Lese & "Such"' }, undefined, smallPacks)
})
afterAll(async () => await server.close())

const product = 'Lese &amp; &quot;Such&quot;'

interface Head {
  status: number
  language: string
  title: string
  canonical: string | undefined
  isHidden: boolean
  alternates: string[]
  /** Contents by name or property, as written. */
  meta: ReadonlyMap<string, string>
  structured: string[]
}

async function headOf(url: string, headers: Record<string, string> = {}): Promise<Head> {
  const { body, statusCode } = await server.app.inject({ url, headers })
  const head = /<head>(.*?)<\/head>/s.exec(body)?.[1] ?? ''
  const meta = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
  const first = (pattern: RegExp) => pattern.exec(head)?.[1]
  return {
    status: statusCode,
    language: /<html lang="(\w+)"/.exec(body)?.[1] ?? '',
    title: first(/<title>([^<]*)<\/title>/) ?? '',
    canonical: first(/<link rel="canonical" href="https:\/\/bible\.example([^"]*)">/),
    isHidden: meta.get('robots') === 'noindex',
    alternates: [...head.matchAll(/<link rel="alternate" hreflang="([\w-]+)"/g)].map(([, one = '']) => one),
    meta,
    structured: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
  }
}

const everywhere = [...locales, 'x-default']

/** Path, status, title without the product, canonical path (none = hidden), languages it exists in by address. */
const routes: readonly [
  path: string,
  status: number,
  title: string,
  canonical?: string,
  alternates?: string[],
][] = [
  ['/', 200, '', '/', everywhere],
  ['/fr', 200, '', '/fr', everywhere],
  ['/TST/1Mo1', 200, '1. Mose 1 (TST)', '/TST/1Mo1', []],
  ['/TST/1Mo1,2-3', 200, '1. Mose 1,2–3 (TST)', '/TST/1Mo1,2-3', []],
  ['/ENG.TST/Gen1', 200, 'Genesis 1 (ENG, TST)', '/ENG.TST/Gen1', []],
  ['/TST/1Mo51', 404, '1Mo51'],
  ['/ENG/Exod1', 404, 'Exodus 1 (ENG)'],
  ['/nowhere', 404, 'Diese Seite gibt es nicht.'],
  ['/fr/TST', 404, 'Cette page n’existe pas.'],
  ['/help', 200, 'Hilfe', '/help', everywhere],
  ['/hilfe', 200, 'Hilfe', '/help', everywhere],
  ['/ajuda', 200, 'Hilfe', '/help', everywhere],
  ['/HELP', 200, 'Hilfe', '/help', everywhere],
  ['/help/88', 200, 'Sprachassistenten', '/help/voice-assistant/88', everywhere],
  ['/help/anything/88', 200, 'Sprachassistenten', '/help/voice-assistant/88', everywhere],
  ['/fr/help/88', 200, 'Assistants vocaux', '/fr/help/voice-assistant/88', everywhere],
  ['/help/999999', 404, 'Diese Seite gibt es nicht.'],
  ['/help/a/b/88', 404, 'Diese Seite gibt es nicht.'],
  ['/fr/help', 200, 'Aide', '/fr/help', everywhere],
  ['/ar/help', 200, 'المساعدة', '/ar/help', everywhere],
  ['/languages', 200, 'Sprache', '/languages', []],
  ['/downloads', 200, 'Downloads', '/downloads', []],
  ['/nicodemus-ai', 200, 'Assistent', '/nicodemus-ai', []],
  ['/newsletter', 200, 'Newsletter', '/newsletter', []],
  ['/contact', 200, 'Kontakt', '/contact', []],
  ['/partner', 200, 'Partner', '/partner', []],
  ['/webmasters', 200, 'Für Webmaster', '/webmasters', []],
  ['/webmaster', 200, 'Für Webmaster', '/webmasters', []],
  ['/accessibility', 200, 'Barrierefreiheit', '/accessibility', []],
  ['/imprint', 200, 'Impressum', '/imprint', []],
  ['/privacy', 200, 'Datenschutz', '/privacy', []],
  ['/search', 200, 'Suche'],
  ['/search/TST', 200, 'Suche'],
  ['/search/TST/Mitte%20%3C', 200, 'Mitte &lt;'],
  ['/search/Mitte', 200, 'Mitte'],
  ['/bible/tst', 200, 'Einführung: Testausgabe'],
  ['/cross-reference/TST/1Mo1', 200, 'Querverweise'],
  ['/synoptic/TST/24', 200, 'Jesus wird getauft'],
  ['/synoptic/TST/9999', 404, 'Diese Seite gibt es nicht.'],
  ['/en/verse/Gen1:1', 200, 'Verse'],
  ['/report/text', 200, 'Fehler melden'],
  ['/dictionaries', 200, 'Lexika', '/dictionaries', everywhere],
  ['/es/dictionary/X/1', 404, 'Esta página no existe.'],
  ['/graphics', 200, 'Bilder und Karten', '/graphics', everywhere],
  ['/videos', 200, 'Filme'],
  ['/commentary/X/1', 404, 'Diese Seite gibt es nicht.'],
  ['/topics', 200, 'Themen', '/topics', []],
  ['/topic/x/1', 404, 'Diese Seite gibt es nicht.'],
  ['/reading-plans', 200, 'Lesepläne', '/reading-plans', everywhere],
  ['/it/reading-plans', 200, 'Piani di lettura', '/it/reading-plans', everywhere],
  ['/reading-plan/gospels/5', 200, 'Die Evangelien in 40 Tagen', '/reading-plan/gospels/5', []],
  ['/reading-plan/gospels/tag-1/1', 200, 'Lesepläne'],
  ['/reading-plan/gospels/tag-41/41', 404, 'Diese Seite gibt es nicht.'],
  // Of a member: only their devices know.
  ['/reading-plan/0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d/1', 200, 'Lesepläne'],
  ['/own-plan', 200, 'Eigener Plan'],
  ['/reading-plan/x/1', 404, 'Diese Seite gibt es nicht.'],
  ['/verse-of-the-day', 200, 'Vers des Tages'],
  ['/verse-of-the-day/2026-02-28', 200, 'Vers des Tages'],
  ['/verse-of-the-day/2026-02-29', 404, 'Diese Seite gibt es nicht.'],
  ['/history', 200, 'Verlauf'],
  ['/chats', 200, 'Gespräche'],
  ['/likes', 200, 'Gefällt mir'],
  ['/notes', 200, 'Notizen'],
  ['/tags', 200, 'Schlagwörter'],
  ['/tag/x', 200, 'Schlagwörter'],
  ['/login', 200, 'Anmelden'],
  ['/register', 200, 'Konto anlegen'],
  ['/logout', 200, 'Abmelden'],
  ['/profile', 200, 'Profil'],
  ['/password-reset/x', 200, 'Neues Passwort'],
  ['/start-chat', 200, ''],
]

describe('the head of', () => {
  it.each(routes)('%s (%i) is named "%s"', async (path, status, title, canonical, alternates) => {
    const head = await headOf(path)
    expect(head.status).toBe(status)
    expect(head.title).toBe(title ? `${title} :: ${product}` : product)
    expect([head.canonical, head.isHidden]).toEqual([canonical, canonical === undefined])
    expect(head.alternates).toEqual(alternates ?? [])
  })

  it.each(routes.filter(([, status]) => status === 200))('%s has all a preview needs', async (path) => {
    const { meta, canonical } = await headOf(path)
    for (const name of ['title', 'description', 'type', 'locale', 'image', 'image:alt'])
      expect(meta.get(`og:${name}`)?.trim(), name).toBeTruthy()
    expect(meta.get('og:description')).toBe(meta.get('description'))
    expect(meta.get('description')).not.toMatch(/\{\{|heads:/)
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
    expect(meta.get('og:url')).toBe(canonical && `https://bible.example${canonical}`)
    expect(meta.get('twitter:card')).toBe('summary_large_image')
  })

  it('a passage names its picture and its language', async () => {
    const { meta } = await headOf('/TST/1Mo1,2')
    expect(meta.get('og:type')).toBe('article')
    expect(meta.get('og:locale')).toBe('de_DE')
    expect(meta.get('og:image')).toMatch(/^https:\/\/bible\.example\/og\/TST\/1001002\.\w+\.png$/)
    expect(meta.get('og:image:alt')).toBe('Anfang von 1. Mose 1,2 (Testausgabe)')
  })

  it('a screen is written in the language of the reader or of its address', async () => {
    const english = await headOf('/contact', { 'accept-language': 'en' })
    expect([english.language, english.title]).toEqual(['en', `Contact :: ${product}`])
    const persian = await headOf('/fa/help', { 'accept-language': 'en' })
    expect([persian.language, persian.meta.get('og:locale')]).toEqual(['fa', 'fa_IR'])
    expect(persian.meta.get('description')).toMatch(/\p{Script=Arabic}/u)
  })

  it('says as data where a chapter stands, and how the site is searched', async () => {
    const [chapter = ''] = (await headOf('/TST/1Mo2')).structured
    expect(JSON.parse(chapter)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Testausgabe', item: 'https://bible.example/TST' },
        { position: 2, name: '1. Mose', item: 'https://bible.example/TST/1Mo1' },
        { position: 3, name: '1. Mose 2', item: 'https://bible.example/TST/1Mo2' },
      ],
    })
    const [home = ''] = (await headOf('/')).structured
    expect(JSON.parse(home)).toMatchObject({ '@type': 'WebSite', name: 'Lese & "Such"' })
  })

  it('an address with markup in it stays text', async () => {
    const { body } = await server.app.inject({ url: '/search/%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%3E' })
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('"">')
  })
})

describe('the sitemaps', () => {
  const locations = async (url: string) =>
    [...(await server.app.inject({ url })).body.matchAll(/<loc>https:\/\/bible\.example([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    )

  it('are listed in the index, those of editions with the day of the text', async () => {
    const { body } = await server.app.inject({ url: '/sitemap.xml' })
    expect(body).toMatch(
      /<sitemap><loc>https:\/\/bible\.example\/sitemap\/TST\.xml<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod><\/sitemap>/,
    )
    expect(await locations('/sitemap.xml')).toContain('/sitemap-pages.xml')
  })

  it('name nothing that is hidden or has another address', async () => {
    const paths = (await Promise.all(['/sitemap-pages.xml', '/sitemap/ENG.xml'].map(locations))).flat()
    expect(paths).toContain('/he/help')
    expect(paths.length).toBeGreaterThan(listedScreens.length)
    for (const path of paths) {
      const head = await headOf(path)
      expect([path, head.status, head.isHidden, head.canonical]).toEqual([path, 200, false, path])
    }
  })
})

it('an introduction lists every chapter for readers without script', async () => {
  const { body } = await server.app.inject({ url: '/bible/TST' })
  const links = [...body.matchAll(/<a href="(\/TST\/[^"]+)">([^<]+)<\/a>/g)].map(([, path, text]) => [
    path,
    text,
  ])
  expect(links).toEqual([
    ['/TST/1Mo1', '1'],
    ['/TST/1Mo2', '2'],
    ['/TST/2Mo1', '1'],
    ['/TST/Ps3', '3'],
  ])
})

it('/amp speaks the language of the reader and stands for home', async () => {
  const { body, headers } = await server.app.inject({ url: '/amp', headers: { 'accept-language': 'he' } })
  expect(body).toContain('<html lang="he" dir="rtl">')
  expect(body).toContain('<link rel="canonical" href="https://bible.example/">')
  expect(headers.vary).toContain('accept-language')
  expect(body).not.toContain('<script')
})
