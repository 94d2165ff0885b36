/**
 * Navigations are answered from the precached shell, never with network HTML, which may belong to a newer build (rule 8). A text
 * address gets its chapter printed into the shell when it is in the local database, by the printer the server uses.
 */

import { isRouteWord } from '#core/contract/address/route-words'
import { defaultLocale, directionOf, fallbackLocale, isLocale } from '#core/contract/locales'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { pageTitle, readingTitle } from '#core/scripture/reading/page-title'
import { readPage } from '#core/scripture/reading/read-page'
import { readingNode } from '#core/scripture/reading/reading-node'
import { wholeCode } from '#core/scripture/reading/whole-code'
import { printHtml } from '#core/scripture/text/node'
import { withFontsOf } from '#core/shell/early-fonts'
import { fillShell, type ShellParts } from '#core/shell/fill-shell'
import { type Installation, productOf, withInstallation } from '#core/shell/installation'
import { Database } from '#db/database'
import { databaseSource } from '#db/page-source'
import { storedPublicSettings } from '#db/public-settings'
import { earlyLinks } from './early-links'
import { scriptureWords } from './scripture-words'

const notOurs = /^\/(api|assets|og|amp)(\/|$)|\.(xml|txt|pdf|webmanifest|png|svg|js|json)$/

/** The database is asked no longer than this: an empty shell in time beats a full one too late. */
const patienceMs = 1200

/** The answer is whole and near: nothing is painted before its text, and that before the scripts, which would take the time of an empty paint. */
const paintedWithText = '<link rel="expect" href="#first" blocking="render" />'

const database = new Database()
const source = databaseSource(database, () => defaultLocale)

/** Navigations to the app's own routes. */
export function isNavigationOfApp({
  url,
  request,
  sameOrigin,
}: {
  url: URL
  request: Request
  sameOrigin: boolean
}): boolean {
  return sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !notOurs.test(url.pathname)
}

/** What the address shows, as far as it is on this device and known in time, its title without the product; never fails. */
export function pageOf(url: URL): Promise<ShellParts | undefined> {
  return inTime(read(url))
}

/** What the server has told of itself, as far as it is known in time; never fails. */
export async function installation(): Promise<Partial<Installation>> {
  const settings = await inTime(storedPublicSettings(database))
  const { productName: product, rooms = [] } = settings ?? {}
  return product === undefined ? { rooms } : { product, rooms }
}

function inTime<Answer>(answer: Promise<Answer | undefined>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return Promise.race([answer.catch(() => undefined), late])
}

/** The shell, answered at once so that its files are fetched; its text follows with the page in it as soon as that is known. */
export async function fillAnswer(
  shell: Response,
  page: Promise<ShellParts | undefined>,
  known: Promise<Partial<Installation>>,
): Promise<Response> {
  const text = await shell.text()
  const headers = new Headers(shell.headers)
  headers.set('link', earlyLinks(text))
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const parts = await page
      const { product = productOf(text), rooms = [] } = await known
      const filled = parts
        ? fillShell(text, { ...parts, title: pageTitle(parts.title, product) }, { product, rooms })
        : withFontsOf(withInstallation(text, { product, rooms }), [defaultLocale])
      controller.enqueue(new TextEncoder().encode(filled))
      controller.close()
    },
  })
  return new Response(body, { headers })
}

async function read(url: URL): Promise<ShellParts | undefined> {
  const [translations = '', ...rest] = decodeURIComponent(url.pathname).split('/').filter(Boolean)
  if (!translations || isRouteWord(translations) || isLocale(translations)) return undefined
  const abbreviations = translations.split('.')
  const edition = await source.edition(abbreviations[0] ?? '')
  if (!edition) return undefined
  const locale = nameLocale(edition.summary.locale, fallbackLocale)
  const request = { abbreviations, passage: rest.join('/') || undefined, locale }
  const reading = await readPage(source, request, wholeCode)
  if (reading.kind !== 'found' || reading.missing.length > 0) return undefined
  const node = readingNode(reading.data, scriptureWords(locale), locale, wholeCode)
  if (!node) return undefined
  return {
    locale,
    direction: directionOf(locale),
    title: readingTitle(reading.data, locale),
    head: paintedWithText,
    chapter: printHtml(node),
    data: reading.data,
  }
}
