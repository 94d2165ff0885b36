/** Names of the caches that worker and service worker share. Text caches are named after the editions in their answers (SERVICE-WORKER rule 11). */
import { contractVersion } from '../version'

const textPrefix = 'text-'
const wordsPrefix = 'words-'

/** Fonts and messages of languages in use: not in the precache, stored once loaded. */
export const assetCacheName = 'assets'

/** True for the path of a file that may be outside the precache; German and English are in it. */
export function isKeptWhenUsed(path: string): boolean {
  return /^\/assets\/(?:lang-(?!de-|en-).*|.*\.woff2$)/.test(path)
}

/**
 * The beginning of the name of the style sheet that lists a face of a hundred files; undefined for any other file. A build names
 * the sheet alone among what may be kept, and its hash changes with any of the files.
 */
export function sheetOfFace(name: string): string | undefined {
  const [, face] = /^(noto-serif-[st]c)-.*\.woff2$/.exec(name) ?? []
  return face && `lang-${face}-`
}

/** Recorded chapters a person stores on the device: their sound, and their facts. */
export const recordingCacheName = 'recordings'

/** The cache of answers for a set of abbreviations. */
export function textCacheName(abbreviations: readonly string[]): string {
  return `${textPrefix}${contractVersion}:${[...abbreviations].sort().join('+')}`
}

/** True for a cache of text answers of any contract version. */
export function isTextCache(name: string): boolean {
  return name.startsWith(textPrefix)
}

/** True for a text cache of this contract version. */
export function isCurrentTextCache(name: string): boolean {
  return name.startsWith(`${textPrefix}${contractVersion}:`)
}

/** True for a text cache with answers that contain an edition. */
export function isTextCacheOf(name: string, abbreviation: string): boolean {
  return isTextCache(name) && (name.split(':')[1] ?? '').split('+').includes(abbreviation)
}

/**
 * The cache of messages and book names, one for each language or requested set of languages (spec 1 §7
 * "tagged by locale").
 */
export function wordsCacheName(locales: readonly string[]): string {
  return `${wordsPrefix}${contractVersion}:${[...locales].sort().join('+')}`
}

/** True for a cache of words of another contract version. */
export function isOldWordsCache(name: string): boolean {
  return name.startsWith(wordsPrefix) && !name.startsWith(`${wordsPrefix}${contractVersion}:`)
}

const assetTypes: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/**
 * Whether an answer for a file of `/assets/` is that file: a captive portal answers every address with a page
 * (rule 9).
 */
export function isAssetType(path: string, contentType: string): boolean {
  const expected = assetTypes[path.split('.').at(-1) ?? '']
  return expected !== undefined && contentType.includes(expected)
}
