import { describe, expect, it } from 'vitest'
import type { EditionSummary } from '#core/contract/editions/edition'
import { ownEditions } from './own-editions'
import type { ShownEdition } from './shown-editions'

const edition = (abbreviation: string, locale: string, verses = 0, isInstalled = false): ShownEdition => ({
  abbreviation,
  summary: { abbreviation, locale, verses } as EditionSummary,
  isInstalled,
})
const names = (
  editions: readonly ShownEdition[],
  languages: readonly string[],
  chosen: readonly string[] = [],
) => ownEditions(editions, { languages, chosen }).map(({ abbreviation }) => abbreviation)

describe('the editions of a reader', () => {
  const library = [
    edition('SDE', 'de', 1500),
    edition('LUT', 'de', 31_000),
    edition('ELB', 'de', 31_000),
    edition('MNG', 'de', 31_000),
    edition('KJV', 'en', 31_000),
    edition('SVD', 'ar', 31_000),
  ]

  it('are four at most, the fullest of the first language first', () => {
    expect(names(library, ['de', 'en'])).toEqual(['LUT', 'ELB', 'MNG', 'SDE'])
  })

  it('begin with what was read last and what is on this device', () => {
    const mine = [...library, edition('OWN', 'grc', 8000, true)]
    expect(names(mine, ['de'], ['SVD'])).toEqual(['SVD', 'OWN', 'LUT', 'ELB'])
  })

  it('leave out languages the reader does not read', () => {
    expect(names(library, ['ar'])).toEqual(['SVD'])
    expect(names([edition('KJV', 'en-GB')], ['en'])).toEqual(['KJV'])
  })

  it('are the first of all where none is in a language of the reader', () => {
    expect(names(library, ['it'])).toEqual(['SDE', 'LUT', 'ELB', 'MNG'])
  })
})
