/** The worker's doors to the browser: hashing and the caches it shares with the service worker. */
import { assetCacheName, isAssetType, isTextCache, isTextCacheOf } from '#core/contract/browser/caches'
import { AppError } from '#core/errors'

/** SHA-256 of bytes or of a text in UTF-8, as lower-case hex; throws insecure-context without Web Crypto. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new AppError('insecure-context')
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
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
  for (const url of urls) {
    if (await caches.match(url)) continue
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && isAssetType(url, answer.headers.get('content-type') ?? ''))
      await cache.put(url, answer).catch(() => undefined)
  }
}

/** Drops all cached texts: room for what a person asked for (SERVICE-WORKER rule 12). */
export async function freeSpace(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter(isTextCache).map((name) => caches.delete(name)))
}

/** Runs one after the other over all tabs; the lock of a tab that ends is free for the next. */
export async function alone(run: () => Promise<void>): Promise<void> {
  // Absent on pages that are not served securely: there nothing can be downloaded, which the hash says.
  const { locks } = navigator as Partial<Pick<WorkerNavigator, 'locks'>>
  await (locks ? locks.request('perikope-download', run) : run())
}

/** Lets what was asked meanwhile have its turn. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The person asks for little data (Save-Data). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Bytes as text; undefined for bytes the encoding does not allow and for an encoding nobody knows. */
export function decodeText(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
