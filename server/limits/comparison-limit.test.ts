import { expect, it } from 'vitest'
import { countComparison } from './comparison-limit'
import { memoryCounters } from './memory-counters'

const attempt = async (columns: number, address: string, counters = memoryCounters()) =>
  await countComparison(columns, address, counters).then(
    () => 'made',
    ({ code }: { code: string }) => code,
  )

it('wide comparisons are counted by address, narrow ones are not', async () => {
  const counters = memoryCounters()
  const wide: string[] = []
  for (let count = 0; count < 200; count += 1) wide.push(await attempt(20, '192.0.2.1', counters))
  expect(wide.filter((one) => one === 'made').length).toBeGreaterThanOrEqual(120)
  expect(wide.at(-1)).toBe('too-many-requests')
  expect(await attempt(3, '192.0.2.1', counters)).toBe('made')
  expect(await attempt(20, '192.0.2.2', counters)).toBe('made')
})
