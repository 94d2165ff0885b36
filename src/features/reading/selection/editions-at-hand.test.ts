import { describe, expect, it } from 'vitest'
import { byLanguage, editionsAtHand } from './editions-at-hand'

const known = (abbreviation: string, locale: string, isInstalled = false) => ({
  abbreviation,
  isInstalled,
  summary: { locale },
})
const library = [
  known('ELB', 'de'),
  known('LUT', 'de', true),
  known('SVD', 'ar'),
  known('BSB', 'en-US'),
  known('KJV', 'en', true),
  known('SVDX', 'ar', true),
]
const names = (open: readonly string[], languages: readonly string[]) =>
  editionsAtHand(library, { open, languages }).map(({ abbreviation }) => abbreviation)

describe('the editions that can show a verse', () => {
  it('begin with the language that is read, then come those of the reader, then all others', () => {
    expect(names(['BSB'], ['de', 'fr'])).toEqual(['BSB', 'KJV', 'LUT', 'ELB', 'SVDX', 'SVD'])
    expect(names([], ['de'])).toEqual(['LUT', 'ELB', 'SVDX', 'SVD', 'KJV', 'BSB'])
  })

  it('are here if they are open or on this device', () => {
    const here = editionsAtHand(library, { open: ['ELB', 'NEW'], languages: ['de'] }).filter(
      ({ isHere }) => isHere,
    )
    expect(here.map(({ abbreviation }) => abbreviation)).toEqual(['ELB', 'NEW', 'LUT', 'SVDX', 'KJV'])
  })

  it('stand together by language', () => {
    expect(byLanguage(['de1', 'en1', 'de2'], (one) => one.slice(0, 2))).toEqual([['de1', 'de2'], ['en1']])
    expect(byLanguage([], String)).toEqual([])
  })
})
