import { expect, it } from 'vitest'
import { countersContract } from '../../tests/support/counters-contract'
import { memoryCounters } from './memory-counters'

countersContract('in memory', async () => memoryCounters())

it('keys that mean nothing any more are forgotten when there are many', async () => {
  const counters = memoryCounters()
  for (let number = 0; number < 50_001; number += 1)
    await counters.take(`k${number}`, { burst: 1, perMinute: 60 }, number * 1_000)
  expect(await counters.take('k50000', { burst: 1, perMinute: 60 }, 50_000_000)).toBeGreaterThan(0)
})
