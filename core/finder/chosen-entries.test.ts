import { describe, expect, it } from 'vitest'
import { seasons } from '../calendar/church-year'
import { addDays, type Day } from '../calendar/day'
import { bundledFinder } from './bundled-finder'
import { chosenFor, wellKnown } from './chosen-entries'
import { entryKinds } from './entry'

const days = Array.from({ length: 366 }, (_, at): Day => addDays('2026-01-01', at))

describe('chosen entries', () => {
  it('are twelve on each day, all of them in the table', async () => {
    const entries = await bundledFinder.entries()
    for (const day of days) {
      const chosen = chosenFor(day)
      expect(new Set(chosen).size).toBe(12)
      expect(chosen.filter((id) => !entries.has(id))).toEqual([])
    }
  })

  it('follow all seasons in the course of a year', () => {
    const firsts = new Set(days.map((day) => chosenFor(day)[0]))
    // One is for the time between.
    expect(firsts.size).toBe(seasons.length + 1)
  })

  it('are of the kind under which they are named', async () => {
    const entries = await bundledFinder.entries()
    for (const [kind, ids] of Object.entries(wellKnown))
      for (const id of ids) expect([id, entries.get(id)?.kind]).toEqual([id, kind])
  })

  it('have a letter for each kind', () =>
    expect(Object.values(entryKinds)).toEqual(expect.arrayContaining(Object.keys(wellKnown))))
})
