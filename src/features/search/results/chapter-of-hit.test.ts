import { describe, expect, it } from 'vitest'
import { hitsOf, resultPage } from '../../../../tests/support/drawn/results'
import { chapterOfHit } from './chapter-of-hit'

const [john1, john2, john3] = [43_001_001, 43_002_001, 43_003_016]
const names = { 43: { number: 43, abbr: 'Joh', name: 'Johannes', chapter: 'Johannes' } }
const of = (
  row: number | undefined,
  pages = [resultPage(1, { LUT: hitsOf([john1, john2], names) })],
  editions = ['LUT'],
) => chapterOfHit(pages, row, editions, new Map(), 'de')

describe('the chapter beside the results', () => {
  it('is that of the first hit before one was chosen', () => {
    expect(of(undefined)).toMatchObject({ row: john1, place: { label: 'Johannes 1,1' } })
  })

  it('is that of the hit that was chosen, with the way into the text', () => {
    expect(of(john2)).toMatchObject({ row: john2, place: { label: 'Johannes 2,1', href: '/LUT/Joh2,1' } })
  })

  it('is found on any page', () => {
    const pages = [
      resultPage(1, { LUT: hitsOf([john1], names) }),
      resultPage(2, { LUT: hitsOf([john3], names) }),
    ]
    expect(of(john3, pages)?.place.label).toBe('Johannes 3,16')
  })

  it('is the first again where the chosen hit is not among the results any more', () => {
    expect(of(john3)?.row).toBe(john1)
  })

  it('comes from the first edition that has the text', () => {
    const pages = [resultPage(1, { LUT: hitsOf([], names), ELB: hitsOf([john1], names) })]
    expect(of(undefined, pages, ['LUT', 'ELB'])?.cell.abbreviation).toBe('ELB')
  })

  it('is none where nothing was found', () => {
    expect(of(undefined, [])).toBeUndefined()
    expect(of(john1, [resultPage(1, { LUT: hitsOf([], names) })])).toBeUndefined()
  })
})
