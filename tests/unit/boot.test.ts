/** The script before the first paint: small, since everything waits for it, and run by browsers that are too old for the app. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'boot.js'), 'utf8')

interface Visit {
  cookie?: string
  search?: string
  pathname?: string
  languages?: string[]
  /** Of the clock of the device. */
  hour?: number
  /** The device is dark. */
  isDark?: boolean
  /** What the browser says of the colours the app needs; absent where it cannot be asked. */
  supports?: boolean
}

/** Where the page says the texts of two languages are, and which run from right to left. */
const texts: Readonly<Record<string, string>> = {
  'data-de': '/de.js',
  'data-fa': '/fa.js',
  'data-rtl': 'ar fa he',
}

/** Runs the script in a German page; gives what it made of the root element, and the links it added. */
function boot({
  cookie = '',
  search = '',
  pathname = '/',
  languages = [],
  hour = 12,
  isDark = false,
  supports,
}: Visit) {
  const attributes: Record<string, string> = {}
  const setAttribute = (name: string, value: string) => void (attributes[name] = value)
  const root = { lang: 'de', dir: 'ltr', setAttribute }
  const links: object[] = []
  const css = supports === undefined ? undefined : { supports: () => supports }
  const document = {
    documentElement: root,
    cookie,
    ...(supports !== undefined && {
      currentScript: {
        getAttribute: (name: string) => texts[name] ?? null,
        hasAttribute: (name: string) => name in texts,
      },
    }),
    createElement: () => ({}),
    head: { appendChild: (link: object) => links.push(link) },
    querySelector: () => null,
  }
  const matchMedia = (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' })
  const globals = { document, location: { search, pathname }, navigator: { languages }, CSS: css, matchMedia }
  class Clock extends Date {
    override getHours() {
      return hour
    }
  }
  runInNewContext(source, { ...globals, Date: Clock, window: globals, decodeURIComponent, JSON })
  return { lang: root.lang, dir: root.dir, attributes, links }
}

const linkTo = (href: string) => ({ rel: 'modulepreload', fetchPriority: 'low', href })

it('fits one packet as it is sent', () => {
  expect(brotliCompressSync(source).length).toBeLessThan(1_200)
})

it.each([
  ['too old to be asked', {}, { 'data-outdated': '' }],
  ['too old for the colours', { supports: false }, { 'data-outdated': '' }],
  ['new enough', { supports: true }, {}],
])('marks a browser that is %s', (_, visit, attributes) => {
  expect(boot(visit)).toEqual({
    lang: 'de',
    dir: 'ltr',
    attributes,
    links: 'supports' in visit ? [linkTo('/de.js')] : [],
  })
})

it.each([
  ['the address', { pathname: '/fa/SFA/Joh1', cookie: 'locale=de', languages: ['de'] }, 'fa'],
  ['the last visit', { cookie: 'locale=fa', languages: ['de-AT'] }, 'fa'],
  ['the browser, its first that there is', { languages: ['nl', 'fa-IR', 'de'] }, 'fa'],
  ['the page', { pathname: '/xx/Joh1', languages: ['nl'] }, 'de'],
])('takes the language of %s', (_, visit, lang) => {
  expect(boot({ ...visit, supports: true })).toMatchObject({ lang, dir: lang === 'fa' ? 'rtl' : 'ltr' })
})

it('sets language, direction and look of the last visit, the address before it, and asks for the texts', () => {
  const display = encodeURIComponent(JSON.stringify({ theme: 'sepia', font: 'lato' }))
  expect(boot({ cookie: `a=b; locale=fa; bs-display=${display}`, search: '?dark', supports: true })).toEqual({
    lang: 'fa',
    dir: 'rtl',
    attributes: { 'data-theme': 'dark', 'data-font': 'lato' },
    links: [linkTo('/fa.js')],
  })
})

it.each([
  ['at noon', 12, 'warm', false],
  ['at six', 6, 'warm', false],
  ['at eight in the evening', 20, 'warm', true],
  ['in the night', 5, 'warm', true],
  ['in the night of who does not wish it', 5, undefined, false],
])('is warm before the first paint: %s', (_, hour, evening, isWarm) => {
  const cookie = `bs-display=${encodeURIComponent(JSON.stringify({ evening }))}`
  expect('data-warm' in boot({ cookie, hour, supports: true }).attributes).toBe(isWarm)
})

it.each([
  ['dark as the device', 'system', true, '', true],
  ['light as the device', 'system', false, '', false],
  ['as somebody chose', 'light', true, '', false],
  ['as the address says', 'system', true, '?dark=0', false],
])('is %s before the first paint', (_, theme, isDark, search, isShownDark) => {
  const cookie = `bs-display=${encodeURIComponent(JSON.stringify({ theme }))}`
  expect('data-dark' in boot({ cookie, isDark, search, supports: true }).attributes).toBe(isShownDark)
})

it('asks for no texts that the page does not name', () => {
  expect(boot({ cookie: 'locale=xx', supports: true }).links).toEqual([])
})
