import { describe, expect, it } from 'vitest'
import { isRouteWord } from './route-words'

describe('words an edition may not be called', () => {
  it('are the first words of all addresses, without regard to case', () => {
    const words = [
      'search',
      'Bible',
      'STANDARD',
      'ALL',
      'LANGUAGE',
      'reading-plans',
      'verse-of-the-day',
      'nicodemus-ai',
      'hilfe',
      'ajuda',
      'opensearch',
      'api',
      'amp',
    ]
    expect(words.filter((word) => !isRouteWord(word))).toEqual([])
  })

  it('are the interface languages', () => {
    expect(['de', 'EN', 'he'].every(isRouteWord)).toBe(true)
  })

  it('are no usual abbreviations', () => {
    expect(['LUT', 'KJV', 'MENG', 'NeÜ', 'SDE'].some(isRouteWord)).toBe(false)
  })
})
