/** What both kinds of counters must do; run by the tests of each. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { LimitCounters } from '../../server/limits/limits'

const bucket = { burst: 3, perMinute: 6 }
const minuteMs = 60_000
const now = 1_000_000

export function countersContract(where: string, open: () => Promise<LimitCounters>): void {
  describe(`counters ${where}`, () => {
    let counters: LimitCounters
    beforeEach(async () => {
      counters = await open()
    })
    const take = async (key: string, at: number) => await counters.take(key, bucket, at)

    it('give a burst, then one as each comes back', async () => {
      expect(await Promise.all([take('a', now), take('a', now), take('a', now)])).toEqual([0, 0, 0])
      expect(await take('a', now)).toBe(10_000)
      expect(await take('a', now + 9_000)).toBe(1_000)
      expect(await take('a', now + 10_000)).toBe(0)
      expect(await take('a', now + 10_000)).toBe(10_000)
    })

    it('fill up to the burst and no further', async () => {
      expect(await take('b', now)).toBe(0)
      const later = now + 60 * minuteMs
      expect([await take('b', later), await take('b', later), await take('b', later)]).toEqual([0, 0, 0])
      expect(await take('b', later)).toBeGreaterThan(0)
    })

    it('count keys apart', async () => {
      for (let count = 0; count < 3; count += 1) await take('c', now)
      expect(await take('c', now)).toBeGreaterThan(0)
      expect(await take('d', now)).toBe(0)
    })

    it('let no more through when many come at once', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => take('e', now)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    })

    it('are emptied beyond nothing by what cost more', async () => {
      expect(await take('s', now)).toBe(0)
      await counters.spend('s', bucket, now, 5)
      expect(await take('s', now)).toBe(40_000)
      expect(await take('s', now + 40_000)).toBe(0)
      expect(await take('s', now + 40_000)).toBe(10_000)
    })

    it('get back what was taken for nothing', async () => {
      for (let count = 0; count < 3; count += 1) await take('v', now)
      await counters.spend('v', bucket, now, -1)
      expect([await take('v', now), await take('v', now)]).toEqual([0, 10_000])
    })

    it('hold nobody up for longer than ever when the clock is put back', async () => {
      for (let count = 0; count < 3; count += 1) await take('t', now + 60 * minuteMs)
      expect(await take('t', now)).toBeLessThanOrEqual(minuteMs)
      for (let count = 0; count < 6; count += 1) await counters.begin('u', now + 60 * minuteMs)
      expect(await counters.begin('u', now)).toBeLessThanOrEqual(1_000)
    })

    it('leave five tries free, then ask for 1, 2, 4 ... 60 seconds between them', async () => {
      let at = now
      for (let count = 0; count < 5; count += 1) expect(await counters.begin('f', at)).toBe(0)
      for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await counters.begin('f', at)).toBe(seconds * 1_000)
        at += seconds * 1_000
        expect(await counters.begin('f', at)).toBe(0)
      }
    })

    it('take twenty tries at once for five', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => counters.begin('g', now)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    })

    it('forget the tries after a success, and after 15 minutes without one', async () => {
      for (let count = 0; count < 6; count += 1) await counters.begin('h', now)
      await counters.clear('h')
      for (let count = 0; count < 5; count += 1) expect(await counters.begin('h', now)).toBe(0)
      expect(await counters.begin('h', now)).toBeGreaterThan(0)
      for (let count = 0; count < 5; count += 1)
        expect(await counters.begin('h', now + 15 * minuteMs)).toBe(0)
    })
  })
}
