import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from './cookies'

/** A document as far as cookies need it. */
function browser({ isBlocking }: { isBlocking: boolean }) {
  const jar = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (isBlocking) return
      if (text.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return jar
}

afterEach(() => {
  removeCookie('bs-help-text')
  vi.unstubAllGlobals()
})

describe.each([false, true])('a cookie, blocked: %s', (isBlocking) => {
  it('is read as it was written, until it is removed', () => {
    browser({ isBlocking })
    expect(readCookie('bs-help-text')).toBeUndefined()
    writeCookie('bs-help-text', '1 ü;')
    expect(readCookie('bs-help-text')).toBe('1 ü;')
    removeCookie('bs-help-text')
    expect(readCookie('bs-help-text')).toBeUndefined()
  })
})

it('a cookie that the browser took is gone when somebody clears it there', () => {
  const jar = browser({ isBlocking: false })
  writeCookie('bs-help-text', '1')
  jar.clear()
  expect(readCookie('bs-help-text')).toBeUndefined()
})
