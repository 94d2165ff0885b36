import { describe, expect, it } from 'vitest'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { hitPlace, hrefIn, otherLabel, ownLabel } from './hit-place'
import type { HitCell } from './hit-rows'

const naming = (abbr: string, name: string, chapter: string, sign: string): Naming => ({
  names: { 19: { number: 19, abbr, name, chapter } },
  separators: { book: ';', chapter: sign, verse: '.', range: '-' },
})
const namings: Readonly<Record<string, Naming>> = {
  SDE: naming('Ps', 'Psalmen', 'Psalm', ','),
  SEN: naming('Ps', 'Psalms', 'Psalm', ':'),
}
const namingOf = (abbreviation: string) => namings[abbreviation] ?? naming('', '', '', ',')
const cell = (abbreviation: string, ...canonicals: readonly number[]): HitCell => ({
  abbreviation,
  verses: canonicals.map((canonical) => ({
    verse: { verse: canonical % 1000, content: '', canonical, row: 19_051_020 },
    isFound: true,
    marks: [],
    heading: undefined,
  })),
})

describe('the place of a hit', () => {
  it('is named and numbered by the first edition, and opens in all of them', () => {
    const row = { row: 19_051_020, cells: [cell('SDE', 19_051_020), cell('SEN', 19_051_018)] }
    expect(hitPlace(row, namingOf)).toEqual({ label: 'Psalm 51,20', href: '/SDE.SEN/Ps51,20' })
    expect(row.cells.map((one) => ownLabel(one, row, namingOf(one.abbreviation)))).toEqual(['', 'Ps 51:18'])
  })

  it('is that of the first edition that has the text, which then stands first', () => {
    const row = { row: 19_051_020, cells: [cell('SDE'), cell('SEN', 19_051_018)] }
    expect(hitPlace(row, namingOf)).toEqual({ label: 'Psalm 51:18', href: '/SEN.SDE/Ps51:18' })
    expect(hitPlace({ row: 1, cells: [cell('SDE')] }, namingOf)).toBeUndefined()
  })

  it('of editions searched as one opens in the one that has it, beside the chosen ones it belongs to', () => {
    const foundIn = [{ abbreviation: 'SEN', canonical: 19_051_018 }]
    const row = { row: 19_051_020, cells: [cell('SEN', 19_051_018)], foundIn }
    expect(hitPlace(row, namingOf, ['SDE'])?.href).toBe('/SEN/Ps51:18')
    expect(hitPlace(row, namingOf, ['SDE', 'SEN'])?.href).toBe('/SEN.SDE/Ps51:18')
    const other = { abbreviation: 'SDE', canonical: 19_051_020 }
    expect(hrefIn(other, ['SDE', 'SEN'])).toBe('/SDE.SEN/19051020')
    expect(otherLabel(other, { abbreviation: 'SEN', canonical: 19_051_018 }, namingOf('SEN'))).toBe(
      'Ps 51:20',
    )
    expect(otherLabel(other, other, namingOf('SEN'))).toBe('')
  })

  it('is a range where several verses stand on it', () => {
    const row = { row: 19_051_001, cells: [cell('SDE', 19_051_001, 19_051_002)] }
    expect(hitPlace(row, namingOf)?.label).toBe('Psalm 51,1–2')
  })
})
