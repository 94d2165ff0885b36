// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Manifest } from '#core/contract/editions/edition'
import type { ThingOf } from '#db/things'
import { drawHook, until } from '../../../tests/support/drawn/draw'
import { signIn, thing } from '../../../tests/support/drawn/local-rows'
import { idOf } from '../../../tests/support/drawn/notes'
import { startPage } from '../../../tests/support/drawn/page'
import { manifestOf } from '../../../tests/support/drawn/texts'
import { useKeptDays } from '../../model/verse-of-day/use-kept-days'
import { useDeviceFact } from '../../platform/local/device-fact'
import { useOwnVerse } from './verse-day-overlay'

const { worker, database } = startPage('verseDay')

/** The wait before the chapters are asked for, gone; every other wait stays. */
let waits: MockInstance<typeof setTimeout>
beforeEach(() => {
  const wait = globalThis.setTimeout
  waits = vi.spyOn(globalThis, 'setTimeout')
  waits.mockImplementation((run: () => void, ms = 0) => wait(run, ms === 3000 ? 0 : ms))
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 12), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  waits.mockRestore()
})

describe('the days kept for reading without a network', () => {
  const stored = { kind: 'stored' } as const
  /** Draws the page's keeping; gives what the device has noted of it. */
  const drawKeeping = (abbreviation: string) =>
    drawHook((edition: Manifest) => {
      useKeptDays(edition)
      return useDeviceFact('verseDay.kept')
    }, whole(abbreviation))
  const asked = () => worker.inputsOf('wantChapters').map(([chapters]) => chapters)

  /** Every book with 150 chapters. */
  const whole = (abbreviation: string) => ({
    ...manifestOf(abbreviation),
    bookList: Array.from({ length: 66 }, (_, index) => ({
      number: index + 1,
      hash: `${index}`,
      name: `${index}`,
      chapters: Array.from({ length: 150 }, (_, at) => at + 1),
    })),
  })

  it('are asked for in portions, each chapter once, and then noted', async () => {
    worker.answer({ wantChapters: async (wanted) => wanted.map(() => stored) })
    const hook = await drawKeeping('KEPA')
    await until(() => expect(hook.now()).toBe('KEPA 2026-11-27'))
    const all = asked().flat()
    expect(Math.max(...asked().map((portion) => portion.length))).toBe(6)
    expect(all.length).toBeGreaterThan(6)
    expect(new Set(all.map(({ canonical }) => canonical)).size).toBe(all.length)
  })

  it('are not asked for again that day', async () => {
    await database.facts.put({ key: 'verseDay.kept', value: 'KEPB 2026-11-27' })
    await drawKeeping('KEPB')
    await worker.answered()
    expect(asked()).toEqual([])
  })

  it.each(['KEPC 2026-11-26', 'OTHER 2026-11-27'])('are asked for after %s', async (before) => {
    await database.facts.put({ key: 'verseDay.kept', value: before })
    worker.answer({ wantChapters: async (wanted) => wanted.map(() => stored) })
    const hook = await drawKeeping('KEPC')
    await until(() => expect(hook.now()).toBe('KEPC 2026-11-27'))
  })

  it('are asked for again where the first portion failed', async () => {
    const hook = await drawKeeping('KEPD')
    await until(() => expect(asked()).toHaveLength(1))
    await worker.answered()
    expect(asked()).toHaveLength(1)
    expect(hook.now()).toBeNull()
  })
})

describe("a member's own verses", () => {
  const tagged = (tag: number, canonical: number) =>
    thing<ThingOf<'tgg'>>({
      key: `tgg:${idOf(tag)}:v:eng:${canonical}`,
      kind: 'tgg',
      data: { at: 1 },
      tags: [idOf(tag)],
      at: canonical,
    })

  const chosen = (tag: number) =>
    thing<ThingOf<'opt'>>({ key: 'opt:verse.tag', kind: 'opt', data: idOf(tag), at: 1 })

  it('come in turn, one a day, in the order of the Bible', async () => {
    await signIn([tagged(9, 43_003_016), tagged(9, 1_001_001), tagged(7, 2_001_001), chosen(9)])
    const days = ['2026-11-27', '2026-11-28', '2026-11-29'] as const
    const verses: (number | undefined)[] = []
    for (const day of days) {
      const hook = await drawHook(() => useOwnVerse(day, true), undefined)
      await until(() => expect(hook.now()).toBeTruthy())
      verses.push(hook.now()?.from)
    }
    const [first, second, third] = verses
    expect(new Set([first, second])).toEqual(new Set([1_001_001, 43_003_016]))
    expect(third).toBe(first)
  })

  it('are none without a verse that has the tag', async () => {
    await signIn([tagged(7, 2_001_001), chosen(9)])
    const hook = await drawHook(() => useOwnVerse('2026-11-27', true), undefined)
    await until(() => expect(hook.now()).toBeNull())
  })
})
