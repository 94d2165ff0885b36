import { expect, it } from 'vitest'
import {
  isAssetType,
  isCurrentTextCache,
  isKeptWhenUsed,
  isTextCacheOf,
  sheetOfFace,
  textCacheName,
} from './caches'

it('a text cache is named after its editions, whatever their order, and belongs to each of them only', () => {
  const name = textCacheName(['SEN', 'SDE'])
  expect(name).toBe(textCacheName(['SDE', 'SEN']))
  expect(isTextCacheOf(name, 'SDE')).toBe(true)
  expect(isTextCacheOf(name, 'SD')).toBe(false)
  expect(isCurrentTextCache(name)).toBe(true)
  expect(isCurrentTextCache('text-0:SDE')).toBe(false)
  expect(isTextCacheOf('assets', 'SDE')).toBe(false)
})

it.each<[string, string, boolean]>([
  ['/assets/a-1.js', 'text/javascript; charset=utf-8', true],
  ['/assets/a-1.js', 'text/html; charset=utf-8', false],
  ['/assets/a-1.woff2', 'font/woff2', true],
  ['/assets/a-1.woff2', 'text/html', false],
  ['/assets/a-1.css', 'text/css', true],
  ['/assets/a-1.exe', 'application/octet-stream', false],
  ['/assets/a-1.js', '', false],
])('%s as %s is that file: %s', (path, type, isThat) => {
  expect(isAssetType(path, type)).toBe(isThat)
})

it.each([
  ['noto-serif-tc-12-wght-normal-a1b2c3d4.woff2', 'lang-noto-serif-tc-'],
  ['noto-serif-sc-latin-wght-normal-a1b2c3d4.woff2', 'lang-noto-serif-sc-'],
  ['noto-serif-hebrew-hebrew-wght-normal-a1b2c3d4.woff2', undefined],
  ['lang-noto-serif-tc-a1b2c3d4.css', undefined],
])('%s is listed in %s', (name, sheet) => {
  expect(sheetOfFace(name)).toBe(sheet)
})

it.each<[string, boolean]>([
  ['/assets/lang-noto-serif-tc-a1b2c3d4.css', true],
  ['/assets/lang-fr-a1b2c3d4.js', true],
  ['/assets/lang-ar-notes-a1b2c3d4.js', true],
  ['/assets/noto-arabic-400-normal-a1b2c3d4.woff2', true],
  // In the precache.
  ['/assets/lang-de-notes-a1b2c3d4.js', false],
  ['/assets/lang-en-a1b2c3d4.js', false],
  ['/assets/area-a1b2c3d4.js', false],
  ['/api/lang/fr', false],
])('%s is kept once it was used: %s', (path, isKept) => {
  expect(isKeptWhenUsed(path)).toBe(isKept)
})
