/**
 * Answers navigations from the precached shell, never with HTML of the network, which may belong to a newer
 * build (rule 8). The address of a text gets its chapter printed into the shell, by the printer the server
 * uses, when the chapter is in the local database.
 */

import { isRouteWord } from '#core/contract/address/route-words'
import { defaultLocale, directionOf, fallbackLocale, isLocale, type Locale } from '#core/contract/locales'
import { scriptureMessages } from '#core/languages/scripture'
import { furtherNodes } from '#core/scripture/reading/further-chapters'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { pageTitle, readingTitle } from '#core/scripture/reading/page-title'
import { readPage } from '#core/scripture/reading/read-page'
import { readingNode } from '#core/scripture/reading/reading-node'
import { wholeCode } from '#core/scripture/reading/whole-code'
import { printHtml } from '#core/scripture/text/node'
import { type ScriptureWords } from '#core/scripture/text/words'
import { withFontsOf } from '#core/shell/early-fonts'
import { fillShell, type ShellParts } from '#core/shell/fill-shell'
import { type Installation, productOf, withInstallation } from '#core/shell/installation'
import { Database } from '#db/database'
import { databaseSource } from '#db/page-source'
import { storedPublicSettings } from '#db/public-settings'
import { earlyLinks } from './early-links'

const words: Readonly<Record<Locale, ScriptureWords>> = scriptureMessages

const notOurs = /^\/(api|assets|og|amp)(\/|$)|\.(xml|txt|pdf|webmanifest|png|svg|js|json)$/

/** Longest wait for the database: an empty shell in time is better than a full one too late. */
const patienceMs = 1200

/**
 * The answer is complete and local: the browser paints nothing before the text, and paints before the scripts
 * run, which saves the time of an empty paint.
 */
const paintedWithText = '<link rel="expect" href="#first" blocking="render" />'

const database = new Database()
const source = databaseSource(database, () => defaultLocale)

/** True for navigations to routes of the app. */
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

/**
 * The page that the address shows, as far as this device knows it in time; the title lacks the product name.
 * Never fails.
 */
export function pageOf(url: URL): Promise<ShellParts | undefined> {
  return inTime(read(url))
}

/** The settings of the installation that the server sent, as far as they are known in time; never fails. */
export async function installation(): Promise<Partial<Installation>> {
  const settings = await inTime(storedPublicSettings(database))
  const { productName: product, rooms = [] } = settings ?? {}
  return product === undefined ? { rooms } : { product, rooms }
}

function inTime<Answer>(answer: Promise<Answer | undefined>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return Promise.race([answer.catch(() => undefined), late])
}

/**
 * Answers with the start of the shell at once, so that its files are fetched, and appends the rest with the
 * page in it as soon as that is known.
 */
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
  const words = scriptureWords(locale)
  const node = readingNode(reading.data, words, locale, wholeCode)
  if (!node) return undefined
  return {
    locale,
    direction: directionOf(locale),
    title: readingTitle(reading.data, locale),
    head: paintedWithText,
    chapter: [node, ...furtherNodes(reading.data, words, locale)].map(printHtml).join(''),
    data: reading.data,
  }
}

/** The words of a printed chapter; English for a language that the interface does not have. */
function scriptureWords(locale: string): ScriptureWords {
  return isLocale(locale) ? words[locale] : words[fallbackLocale]
}
