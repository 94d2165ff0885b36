import { describe, expect, it } from 'vitest'
import type { EditionSummary } from '#core/contract/editions/edition'
import { editionGroups, type Groupable } from './edition-groups'

const edition = (abbreviation: string, locale: string, isInstalled = false): Groupable => ({
  abbreviation,
  summary: { abbreviation, locale } as EditionSummary,
  isInstalled,
})
const editions = [
  edition('ELB', 'de'),
  edition('LUT', 'de', true),
  edition('MNG', 'de'),
  edition('KJV', 'en', true),
  edition('WEB', 'en'),
  edition('SVD', 'ar'),
]
const groups = (chosen: string[], recent: string[], isOnline = true) =>
  editionGroups(editions, { chosen, recent, isOnline }).map(({ kind, locale, editions: rows }) => [
    locale ?? kind,
    rows.map(({ abbreviation }) => abbreviation).join(' '),
  ])

describe('the groups of translations', () => {
  it('are the languages in their order while nothing is open and nothing was read', () => {
    expect(groups([], [])).toEqual([
      ['de', 'ELB LUT MNG'],
      ['en', 'KJV WEB'],
      ['ar', 'SVD'],
    ])
  })

  it('begin with those that are open, in the order of their columns, then those read lately; each stands once', () => {
    expect(groups(['WEB', 'LUT'], ['LUT', 'SVD', 'ELB', 'SVD'])).toEqual([
      ['chosen', 'WEB LUT'],
      ['recent', 'SVD ELB'],
      ['de', 'MNG'],
      ['en', 'KJV'],
    ])
  })

  it('name no more than three that were read lately', () => {
    expect(groups([], ['SVD', 'WEB', 'KJV', 'LUT'])[0]).toEqual(['recent', 'SVD WEB KJV'])
  })

  it('leave out what this device no longer knows', () => {
    expect(groups(['OWN'], ['OLD', 'KJV'])[0]).toEqual(['recent', 'KJV'])
  })

  it('are without network what is here, then what is not; of those read lately only what is here', () => {
    expect(groups(['WEB'], ['SVD', 'KJV'], false)).toEqual([
      ['chosen', 'WEB'],
      ['recent', 'KJV'],
      ['here', 'LUT'],
      ['away', 'ELB MNG SVD'],
    ])
  })
})
