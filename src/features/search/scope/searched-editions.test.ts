import { describe, expect, it } from 'vitest'
import * as limits from '#core/limits'
import { searchedEditions } from './searched-editions'

const known = (abbreviation: string, locale: string, where: 'away' | 'here' | 'own' = 'away') => ({
  abbreviation,
  isInstalled: where === 'here',
  isOwn: where === 'own',
  summary: { locale },
})
const editions = [
  known('ELB', 'de'),
  known('LUT', 'de'),
  known('SVD', 'ar'),
  known('BSB', 'en-US', 'here'),
  known('KJV', 'en'),
  known('LSG', 'fr'),
  known('MINE', 'la', 'own'),
]
const ofReader = { chosen: ['LUT'], languages: ['de', 'fr'] }

describe('the editions of a search', () => {
  it('are the chosen ones alone, if nothing else is wanted', () => {
    const found = searchedEditions(editions, { ...ofReader, scope: 'chosen' })
    expect(found).toEqual({ abbreviations: ['LUT'], total: 1 })
  })

  it('are those of the languages of the chosen ones', () => {
    const found = searchedEditions(editions, { ...ofReader, chosen: ['LUT', 'KJV'], scope: 'language' })
    expect(found).toEqual({ abbreviations: ['LUT', 'KJV', 'BSB', 'ELB'], total: 4 })
  })

  it('are all: after the chosen ones those here, then by language', () => {
    const found = searchedEditions(editions, { ...ofReader, scope: 'all' })
    expect(found.abbreviations).toEqual(['LUT', 'BSB', 'MINE', 'ELB', 'LSG', 'SVD', 'KJV'])
  })

  it('are no more than a search may have, and say how many there are', () => {
    const many = Array.from({ length: 60 }, (_, at) => known(`E${at}`, 'en', at === 59 ? 'here' : 'away'))
    const found = searchedEditions([...many, ...editions], { ...ofReader, scope: 'all' })
    expect(found.abbreviations).toHaveLength(limits.maxColumns)
    expect(found.abbreviations.slice(0, 5)).toEqual(['LUT', 'E59', 'BSB', 'MINE', 'ELB'])
    expect(found.total).toBe(67)
  })
})
