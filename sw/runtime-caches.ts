/**
 * What is stored at run time, and only if it is ours and whole (SERVICE-WORKER rule 9): answers of /api/text by edition, the last
 * 200 of them, and assets outside the precache (fonts, languages) for as long as they are named by their hash.
 */

import { contractHeader } from '#core/contract/api'
import { assetCacheName, isCurrentTextCache, isTextCache, textCacheName } from '#core/contract/caches'
import { limits } from '#core/limits'

interface Matched {
  url: URL
  request: Request
  sameOrigin: boolean
}

/** GET /api/text/{a.b}/{passage} */
export function isText({ url, request, sameOrigin }: Matched): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith('/api/text/')
}

/** Hashed files that are not precached; those in the precache were matched before. */
export function isAsset({ url, request, sameOrigin }: Matched): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith('/assets/')
}

/** Network first; the stored answer when there is no network. */
export async function textAnswer(request: Request): Promise<Response> {
  const abbreviations = decodeURIComponent(new URL(request.url).pathname.split('/')[3] ?? '').split('.')
  const name = textCacheName(abbreviations)
  try {
    const answer = await fetch(request)
    if (
      isStorable(answer, 'application/json') &&
      answer.headers.has(contractHeader) &&
      !request.headers.has('authorization')
    ) {
      await store(name, request.url, answer.clone())
    }
    return answer
  } catch (error) {
    const stored = await (await caches.open(name)).match(request.url)
    if (stored) return stored
    throw error
  }
}

/** The stored file, else the network's, kept for the next time. */
export async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetCacheName)
  const stored = await cache.match(request.url)
  if (stored) return stored
  const answer = await fetch(request)
  if (isStorable(answer, '')) await store(assetCacheName, request.url, answer.clone())
  return answer
}

/** Text of older contract versions cannot be read any more. */
export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => isTextCache(name) && !isCurrentTextCache(name)).map((name) => caches.delete(name)),
  )
}

function isStorable(answer: Response, type: string): boolean {
  const { status, redirected, headers } = answer
  const forbids = /no-store/.test(headers.get('cache-control') ?? '') || headers.has('set-cookie')
  const varies =
    (headers.get('vary') ?? '').toLowerCase().replace('accept-encoding', '').replace(/[\s,]/g, '') !== ''
  return (
    status === 200 &&
    !redirected &&
    answer.type === 'basic' &&
    !forbids &&
    !varies &&
    (headers.get('content-type') ?? '').includes(type)
  )
}

/** Stores an answer; a full disk first costs the other text caches, then the wish to store (rule 12). */
async function store(name: string, url: string, answer: Response): Promise<void> {
  const body = await answer.arrayBuffer()
  if (body.byteLength === 0) return
  const kept = () => new Response(body.slice(0), { status: 200, headers: answer.headers })
  try {
    await (await caches.open(name)).put(url, kept())
  } catch {
    const others = (await caches.keys()).filter((other) => isTextCache(other) && other !== name)
    await Promise.all(others.map((other) => caches.delete(other)))
    await (await caches.open(name)).put(url, kept()).catch(() => undefined)
  }
  if (isTextCache(name)) await trim()
}

/** The oldest answers beyond the limit go; a cache without answers goes too. */
async function trim(): Promise<void> {
  const names = (await caches.keys()).filter(isTextCache)
  const stored = await Promise.all(
    names.map(async (name) => ({ name, keys: await (await caches.open(name)).keys() })),
  )
  let surplus = stored.reduce((sum, { keys }) => sum + keys.length, 0) - limits.textCacheEntries
  for (const { name, keys } of stored) {
    for (const key of keys) {
      if (surplus <= 0) return
      await (await caches.open(name)).delete(key)
      surplus -= 1
    }
    if (keys.length > 0 && surplus >= 0) await caches.delete(name)
  }
}
