import { expect, it } from 'vitest'
import { preferredLocale } from '../requests/request-locale'
import { encodingFor, entityTag, isKnown } from './negotiation'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=1.0, identity;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
])('for accept-encoding %s sends %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

it('knows its tag among others, strong or weak, and no other encoding', () => {
  const tag = entityTag('abc', 'br')
  expect(tag).toBe('"abc-br"')
  expect(isKnown(`"x", W/${tag}`, tag)).toBe(true)
  expect(isKnown('*', tag)).toBe(true)
  expect(isKnown('"abc"', tag)).toBe(false)
  expect(isKnown(undefined, tag)).toBe(false)
})

it.each([
  [{}, 'de'],
  [{ 'accept-language': 'en-GB' }, 'en'],
  [{ 'accept-language': 'nl, sv;q=0.9' }, 'de'],
  [{ 'accept-language': 'de;q=0.3, ar-EG;q=0.9, fr;q=0.5' }, 'ar'],
  [{ 'accept-language': 'en;q=0, fr;q=nonsense, he;q=0.1' }, 'he'],
  [{ 'accept-language': 'en', cookie: 'x=1; locale=pt' }, 'pt'],
  [{ 'accept-language': 'en', cookie: 'mylocale=pt; locale=xx' }, 'en'],
])('for %o speaks %s', (headers, locale) => {
  expect(preferredLocale(headers)).toBe(locale)
})
