import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callAddress, encodeSegment } from './api'

it('writes addresses the way people read them', () => {
  expect(callAddress('text', { translations: 'LUT.KJV', passage: 'Joh3,16-18;4' }, {})).toBe(
    '/api/text/LUT.KJV/Joh3,16-18;4',
  )
  expect(callAddress('text', { translations: 'LUT' }, {})).toBe('/api/text/LUT')
})

it('encodes what would change the meaning of an address', () => {
  expect(callAddress('text', { translations: 'A/B', passage: 'Joh 3/16?#%' }, {})).toBe(
    '/api/text/A%2FB/Joh%203/16%3F%23%25',
  )
  expect(callAddress('manifest', { abbreviation: 'NeÜ' }, {})).toBe('/api/library/Ne%C3%9C')
})

it('repeats the key of a list and leaves out what is not given', () => {
  const address = callAddress('languageGroups', {}, { 'keys[]': ['common', 'menu'], locale: 'de' })
  expect(address).toBe('/api/lang/async?keys[]=common&keys[]=menu&locale=de')
  const meta = { type: 'text', locale: 'de', first: 'LUT', rest: 'Joh 3' } as const
  expect(callAddress('routeMeta', meta, { fallback: undefined })).toBe(
    '/api/autocomplete/routeMeta/text/de/LUT/Joh%203',
  )
})

it('any segment comes back as it was, and is one segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (segment) => {
      const encoded = encodeSegment(segment)
      expect(decodeURIComponent(encoded)).toBe(segment)
      expect(encoded).not.toMatch(/[/?#\s]/)
    }),
  )
})

it('a lone half of a surrogate pair does not stop a call', () => {
  expect(encodeSegment('a\ud800b')).toBe('a%EF%BF%BDb')
})
