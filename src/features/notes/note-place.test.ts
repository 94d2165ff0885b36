import { describe, expect, it } from 'vitest'
import { shownEdition } from '../../../tests/support/drawn/texts'
import { notePlaceIn } from './note-place'

const edition = shownEdition()

describe('the place of a note in an edition', () => {
  it.each([
    ['a verse', { chapter: 43_003_000, verses: [43_003_016] }, 'Johannes 3,16', [43_003_016]],
    [
      'verses beside each other',
      { chapter: 43_003_000, verses: [43_003_016, 43_003_017] },
      'Johannes 3,16–17',
      [43_003_016, 43_003_017],
    ],
    ['a whole chapter', { chapter: 43_003_000, verses: [] }, 'Johannes 3', [43_003_000]],
  ])('is %s, with its name', (_, place, label, verses) => {
    expect(notePlaceIn({ numbering: 'eng', ...place }, edition)).toMatchObject({ label, verses })
  })

  it('is counted as the edition counts: a psalm whose title is its first verse', () => {
    const place = { numbering: 'eng' as const, chapter: 19_051_000, verses: [19_051_001] }
    expect(notePlaceIn(place, edition)?.verses).toEqual([19_051_003])
  })

  it('is short where there is little room', () => {
    const place = { numbering: 'eng' as const, chapter: 43_003_000, verses: [43_003_016] }
    expect(notePlaceIn(place, edition, 'abbr')?.label).toBe('Joh 3,16')
  })

  it('is none for a note at no verse', () => {
    expect(notePlaceIn({ numbering: 'eng', chapter: 0, verses: [] }, edition)).toBeUndefined()
  })
})
