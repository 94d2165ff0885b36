import { describe, expect, it } from 'vitest'
import { trackedPath } from './tracked-path'

describe('what others learn of an address', () => {
  it.each([
    ['/', '/'],
    ['/LUT12/Joh3,16', '/LUT12/Joh3,16'],
    ['/de', '/de'],
    ['/de/help?x=1#y', '/de/help'],
    ['/search/LUT12/meine%20Angst', '/search'],
    ['/de/search/meine/Angst', '/de/search'],
    ['/search', '/search'],
    ['/tag/Scheidung', '/tag'],
    ['/notes?note=abc', '/notes'],
    ['/password-reset/geheim', undefined],
    ['/email-confirmation#geheim', undefined],
    ['/newsletter-confirmation#geheim', undefined],
  ])('%s: %s', (address, told) => {
    expect(trackedPath(address)).toBe(told)
  })
})
