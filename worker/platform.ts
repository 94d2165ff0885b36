/** The worker's access to the browser: hashing, and the caches it shares with the service worker. */
import { assetCacheName, isAssetType, isTextCache, isTextCacheOf } from '#core/contract/browser/caches'
import { AppError } from '#core/errors'
import { cachedAnswer, dropCaches, openCache } from './stored-caches'

/** SHA-256 of bytes or of a text in UTF-8, as lower-case hex; throws insecure-context without Web Crypto. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new AppError('insecure-context')
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Deletes every cached answer that contains an edition whose text changed or was removed. Other editions keep
 * theirs.
 */
export async function dropCachedTexts(abbreviation: string): Promise<void> {
  await dropCaches((name) => isTextCacheOf(name, abbreviation))
}

/**
 * Caches files the page loaded before the service worker took control: fonts, languages. A failure costs only
 * the next offline start.
 */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await openCache(assetCacheName)
  if (!cache) return
  for (const url of urls) {
    if (await cachedAnswer(url)) continue
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && isAssetType(url, answer.headers.get('content-type') ?? ''))
      await cache.put(url, answer).catch(() => undefined)
  }
}

/** Deletes all cached texts to make room for what a person asked for (SERVICE-WORKER rule 12). */
export async function freeSpace(): Promise<void> {
  await dropCaches(isTextCache)
}

/** Runs one at a time over all tabs; the lock of a closed tab is released. */
export async function alone(run: () => Promise<void>): Promise<void> {
  // Missing on pages that are not served securely: there nothing can be downloaded, which the hash function
  // reports.
  const { locks } = navigator as Partial<Pick<WorkerNavigator, 'locks'>>
  await (locks ? locks.request('perikope-download', run) : run())
}

/** Yields to other tasks that wait in this worker. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Whether the person asks for reduced data use (Save-Data). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Decodes bytes; undefined for bytes the encoding does not allow and for an unknown encoding. */
export function decodeText(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Gigabytes of the device, as far as the browser says: rounded, at most 8; only some say it. */
export function deviceMemoryGb(): number | undefined {
  const gb: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof gb === 'number' ? gb : undefined
}
