import { describe, expect, it } from 'vitest'
import type { EditionSummary } from '#core/contract/editions/edition'
import { type ShownEdition, shownEditions } from './shown-editions'

const summaryOf = (abbreviation: string, locale: string) => ({ abbreviation, locale }) as EditionSummary
const first = [summaryOf('SEN', 'en'), summaryOf('SDE', 'de'), summaryOf('SFR', 'fr')]
const knownOf = (summary: EditionSummary, isInstalled = false): ShownEdition => ({
  abbreviation: summary.abbreviation,
  summary,
  isInstalled,
})
const names = (known: readonly ShownEdition[]) =>
  shownEditions(known, first, 'de').map(({ abbreviation }) => abbreviation)

describe('the editions of home', () => {
  it('stay where they are while the database learns of them', () => {
    const before = names([])
    expect(before[0]).toBe('SDE')
    for (const count of [1, 2, 3])
      expect(names(first.slice(0, count).map((one) => knownOf(one)))).toEqual(before)
  })

  it('that are on this device come first', () => {
    expect(names([knownOf(summaryOf('SFR', 'fr'), true)])).toEqual(['SFR', 'SDE', 'SEN'])
  })

  it('that only this device has are among them', () => {
    expect(names([knownOf(summaryOf('OWN', 'de'))])).toContain('OWN')
  })
})
