import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path'

const origin = 'https://perikope.example'

describe('a path from outside', () => {
  it.each([
    '/',
    '/notes',
    '/LUT12/Joh3,16',
    '/LUT12.KJV/1.%20Korinther%2013',
    '/search/LUT12/Das%20Wort',
    '/tag/%23Licht',
    '/reading-plan/a/b/3?day=2#today',
    '/logins',
    '/cross-reference/LUT12/43001000#verse-3',
    '/%D8%A7%D9%84%D8%A8%D8%AF%D8%A1',
    `/${'a'.repeat(2_000)}`,
  ])('%s is followed', (path) => {
    expect(safePath(path)).toBe(path)
    expect(new URL(path, origin).origin).toBe(origin)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%252f%252fevil.example',
    '/%5cevil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e/evil',
    '/a/../../evil',
    '/\tevil',
    '/\n/evil.example',
    '/a\u0000b',
    ' /notes',
    '/\uff0f\uff0fevil.example',
    '/\u2044evil.example',
    '//user@evil.example',
    '//user:pass@evil.example/',
    'user@evil.example',
    'evil.example',
    '',
    '?to=/notes',
    '/%',
    '/login',
    '/login?to=/notes',
    '/LOGOUT',
    '/register/x',
    '/%6cogout',
    `/${'a'.repeat(2_100)}`,
    undefined,
    null,
    7,
    ['/notes'],
  ])('%j is not', (target) => {
    expect(safePath(target)).toBeUndefined()
  })

  it('never leaves the origin, whatever it is made of', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil',
      'a',
      '?',
      '#',
      '\t',
      '%',
      '\uff0f',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(''))
        if (path === undefined) return
        const { origin: reached, pathname } = new URL(path, origin)
        expect(reached).toBe(origin)
        expect(pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 3_000 },
    )
  })
})
