import { beforeEach, describe, expect, it } from 'vitest'
import * as limits from '#core/limits'
import { DrainTriggers } from './drain-triggers'

interface Timer {
  at: number
  run: () => void
}

let now: number
let timers: Timer[]
let drains: boolean[]
let hasChanges: boolean | Error
let triggers: DrainTriggers

beforeEach(() => {
  now = 0
  timers = []
  drains = []
  hasChanges = false
  triggers = new DrainTriggers(
    async (isWanted) => void drains.push(isWanted),
    async () => {
      if (hasChanges instanceof Error) throw hasChanges
      return hasChanges
    },
    {
      now: () => now,
      timer: (run, delayMs) => {
        const timer = { at: now + delayMs, run }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
    },
  )
})

/** Lets time go by; what timers start has its turn. */
async function pass(ms: number): Promise<void> {
  const end = now + ms
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
    if (!next) break
    timers = timers.filter((timer) => timer !== next)
    now = next.at
    next.run()
    await new Promise((resolve) => setTimeout(resolve))
  }
  now = end
}

describe('a drain', () => {
  it('comes 50 ms after a change', async () => {
    triggers.soon()
    await pass(limits.sendDelayMs - 1)
    expect(drains).toEqual([])
    await pass(1)
    expect(drains).toEqual([false])
  })

  it('comes in a later minute when the database could not be asked in this one', async () => {
    hasChanges = new Error('closed')
    await pass(limits.sendAgainMs)
    expect(drains).toEqual([])
    hasChanges = true
    await pass(limits.sendAgainMs)
    expect(drains).toEqual([false])
  })

  it('comes at the time set last', async () => {
    triggers.at(5_000)
    triggers.at(2_000)
    await pass(10_000)
    expect(drains).toHaveLength(1)
    triggers.at(now + 2_000)
    triggers.at(0)
    await pass(10_000)
    expect(drains).toHaveLength(1)
  })

  it('asked for during another comes after it, as wanted', async () => {
    await Promise.all([triggers.run(), triggers.run(), triggers.run(true), triggers.run()])
    expect(drains).toEqual([false, true])
  })

  it('comes every minute while changes wait and somebody looks', async () => {
    await pass(limits.sendAgainMs)
    expect(drains).toHaveLength(0)
    hasChanges = true
    await pass(limits.sendAgainMs * 3)
    expect(drains).toHaveLength(3)
    triggers.look(false)
    await pass(limits.sendAgainMs * 3)
    expect(drains).toHaveLength(3)
  })

  it('comes every quarter of an hour for what others changed', async () => {
    await triggers.run()
    await pass(limits.pullAgainMs)
    expect(drains).toHaveLength(2)
  })

  it('never comes again after the end', async () => {
    triggers.at(1_000)
    triggers.stop()
    triggers.at(2_000)
    hasChanges = true
    await pass(limits.sendAgainMs * 2)
    expect(drains).toEqual([])
  })
})
