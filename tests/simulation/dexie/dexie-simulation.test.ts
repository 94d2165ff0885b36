import Dexie from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { beforeAll, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { runSchedule } from './schedule'

const schedules = isLong ? 200 : 10
const length = 60
/** Seeds that failed once. */
const regressions: readonly number[] = []

beforeAll(() => {
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
})

it(
  `${schedules} schedules on real databases end in agreement`,
  async () => {
    const faults = new Map<string, number>()
    let ops = 0
    let resets = 0
    for (const seed of [...regressions, ...Array.from({ length: schedules }, (_, index) => index + 1)]) {
      const report = await runSchedule(seed, length)
      ops += report.ops
      resets += report.resets
      for (const [fault, count] of report.faults) faults.set(fault, (faults.get(fault) ?? 0) + count)
    }
    process.stdout.write(
      `real databases: ${schedules} schedules, ${ops} ops, ${resets} snapshots begun anew, ${[...faults].map((entry) => entry.join(' ')).join(', ')}; violations 0\n`,
    )
    expect(ops).toBeGreaterThan(schedules * 10)
    expect(resets).toBeGreaterThan(0)
    expect(faults.size, 'each kind of fault has happened').toBe(10)
  },
  isLong ? 1_200_000 : 120_000,
)
