/**
 * Stores answers at run time, only if they are ours and complete (SERVICE-WORKER rule 9): answers of
 * /api/text by edition (the last 200), messages and book names by language, and assets outside the precache
 * (fonts, languages) for as long as a build names them.
 */
import {
  assetCacheName,
  isAssetType,
  isCurrentTextCache,
  isOldWordsCache,
  isTextCache,
  sheetOfFace,
  textCacheName,
  wordsCacheName,
} from '#core/contract/browser/caches'
import { isLocale } from '#core/contract/locales'
import { contractHeader } from '#core/contract/version'
import * as limits from '#core/limits'

interface Matched {
  url: URL
  request: Request
  sameOrigin: boolean
}

/** GET /api/text/{a.b}/{passage} */
export function isText({ url, request, sameOrigin }: Matched): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith('/api/text/')
}

/** Hashed files outside the precache; the precache route matches its own files first. */
export function isAsset({ url, request, sameOrigin }: Matched): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith('/assets/')
}

/** GET /api/lang/… and GET /api/autocomplete/booknames/… */
export function isWords({ url, request, sameOrigin }: Matched): boolean {
  return (
    sameOrigin && request.method === 'GET' && /^\/api\/(lang|autocomplete\/booknames)\/./.test(url.pathname)
  )
}

/** Answers a request for chapters: from the network, else from the cache of its editions. */
export async function textAnswer(request: Request, event: ExtendableEvent): Promise<Response> {
  const abbreviations = decodeURIComponent(new URL(request.url).pathname.split('/')[3] ?? '').split('.')
  return await keptAnswer(textCacheName(abbreviations), request, event)
}

/** Tagged with the languages in its address; the list of languages has no tag. */
export async function wordsAnswer(request: Request, event: ExtendableEvent): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const locales = (searchParams.get('locale') ?? pathname.split('/').at(-1) ?? '').split('.').filter(isLocale)
  return await keptAnswer(wordsCacheName(locales), request, event)
}

/**
 * Network first; the stored answer when there is no network or when something else answers in place of our
 * server.
 */
async function keptAnswer(name: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const stored = () => cached(request.url, name)
  try {
    const answer = await fetch(request)
    const isOurs = answer.headers.has(contractHeader)
    if (!isOurs || answer.status >= 500) return (await stored()) ?? answer
    if (isStorable(answer) && isJson(answer) && !request.headers.has('authorization'))
      event.waitUntil(store(name, request.url, answer.clone()))
    return answer
  } catch (error) {
    const kept = await stored()
    if (kept) return kept
    throw error
  }
}

/** The stored file, else the file from the network, which is then stored. */
export async function keptAsset(request: Request, event: ExtendableEvent): Promise<Response> {
  const stored = await cached(request.url, assetCacheName)
  if (stored) return stored
  const answer = await fetch(request)
  const type = answer.headers.get('content-type') ?? ''
  if (isStorable(answer) && isAssetType(new URL(request.url).pathname, type))
    event.waitUntil(store(assetCacheName, request.url, answer.clone()))
  return answer
}

/**
 * Deletes texts and words of older contract versions, which cannot be read any more, and assets that only
 * older builds request.
 */
export async function dropOldCaches(assets: ReadonlySet<string>): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(
    (name) => (isTextCache(name) && !isCurrentTextCache(name)) || isOldWordsCache(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  if (!names.includes(assetCacheName)) return
  const cache = await caches.open(assetCacheName)
  const kept = (await cache.keys()).map((request) => ({ request, name: fileOf(request) }))
  const sheets = kept.map(({ name }) => name).filter((name) => assets.has(name))
  for (const { request, name } of kept) {
    const sheet = sheetOfFace(name)
    const isNamed = sheet ? sheets.some((one) => one.startsWith(sheet)) : assets.has(name)
    if (!isNamed) await cache.delete(request)
  }
}

const fileOf = ({ url }: Request) => new URL(url).pathname.split('/').at(-1) ?? ''

/** Deletes cached texts: all, or all but those of some editions. */
export async function dropTexts(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => isTextCache(name) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The answer stored for an address; a cache that cannot be read holds none. */
export async function cached(url: string, cacheName: string): Promise<Response | undefined> {
  return await caches.match(url, { cacheName }).catch(() => undefined)
}

function isJson(answer: Response): boolean {
  return (answer.headers.get('content-type') ?? '').includes('application/json')
}

function isStorable({ status, redirected, headers, type }: Response): boolean {
  const forbids = /no-store/.test(headers.get('cache-control') ?? '') || headers.has('set-cookie')
  const vary = (headers.get('vary') ?? '').toLowerCase()
  const varies = vary.replace('accept-encoding', '').replace(/[\s,]/g, '') !== ''
  return status === 200 && !redirected && type === 'basic' && !forbids && !varies
}

/**
 * Stores an answer. A full disk first costs the other text caches, then this answer (rule 12). A truncated
 * answer is not stored.
 */
async function store(name: string, url: string, answer: Response): Promise<void> {
  const body = await answer.arrayBuffer().catch(() => undefined)
  if (!body?.byteLength) return
  const put = async () =>
    (await caches.open(name)).put(url, new Response(body.slice(0), { status: 200, headers: answer.headers }))
  await put().catch(async () => {
    await dropTexts(name)
    await put().catch(() => undefined)
  })
  if (isTextCache(name)) await trim(name)
}

/**
 * Deletes the oldest answers beyond the limit, those of the current editions last, and caches that are empty.
 */
async function trim(current: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => isTextCache(name) && name !== current)
  const stored = await Promise.all(
    [...names, current].map(async (name) => ({ name, keys: await (await caches.open(name)).keys() })),
  )
  let surplus = stored.reduce((sum, { keys }) => sum + keys.length, 0) - limits.textCacheEntries
  for (const { name, keys } of stored) {
    if (surplus <= 0) return
    const gone = keys.slice(0, surplus)
    surplus -= gone.length
    if (gone.length === keys.length) await caches.delete(name)
    else for (const key of gone) await (await caches.open(name)).delete(key)
  }
}
