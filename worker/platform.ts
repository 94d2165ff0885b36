/** The worker's doors to the browser: hashing and the caches it shares with the service worker. */
import { assetCacheName, isTextCacheOf } from '#core/contract/caches'
import { AppError } from '#core/errors'

/** SHA-256 of a text in UTF-8, as lower-case hex; throws insecure-context without Web Crypto. */
export async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new AppError('insecure-context')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Drops every cached answer that contains an edition: its text changed or went. Other editions keep theirs. */
export async function dropCachedTexts(abbreviation: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => isTextCacheOf(name, abbreviation)).map((name) => caches.delete(name)),
  )
}

/** Keeps files the page loaded before the service worker was in charge: fonts, languages. Failures cost only the next offline start. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(assetCacheName)
  for (const url of urls) if (!(await caches.match(url))) await cache.add(url).catch(() => undefined)
}

/** Bytes as text; undefined for bytes the encoding does not allow and for an encoding nobody knows. */
export function decodeText(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
