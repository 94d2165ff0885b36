import { beforeEach, describe, expect, it } from 'vitest'
import * as limits from '#core/limits'
import { UserDatabase } from '#db/user-database'
import { FakeLocks } from '../testing/fake-locks'
import { freshDatabase } from '../testing/fake-server'
import { SyncLock } from './sync-lock'

let now: number
let names: number
let browser: FakeLocks

beforeEach(() => {
  freshDatabase()
  now = 1_000_000
  names = 0
  browser = new FakeLocks()
})

function lockOf(client: string, hasLocks: boolean): SyncLock {
  const locks = hasLocks ? browser.clientNamed(client) : undefined
  return new SyncLock(new UserDatabase(1), { locks, now: () => now, newId: () => `${client}-${names++}` })
}

/** A drain that stays in its place until it is told to go on. */
function heldUp() {
  let goOn = () => {}
  const body = () =>
    new Promise<void>((resolve) => {
      goOn = resolve
    })
  return { body, goOn: () => goOn() }
}

const quick = async () => {}

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('one sender at a time %s', (_, hasLocks) => {
  it('runs alone, and tells who comes meanwhile', async () => {
    const [here, there] = [lockOf('a', hasLocks), lockOf('b', hasLocks)]
    const drain = heldUp()
    const running = here.run(drain.body)
    await here.renew()
    expect(await there.run(quick)).toBe(false)
    drain.goOn()
    expect(await running).toBe(true)
    expect(await there.run(quick)).toBe(true)
  })

  it('is free again after a failure', async () => {
    const [here, there] = [lockOf('a', hasLocks), lockOf('b', hasLocks)]
    await expect(here.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await there.run(quick)).toBe(true)
  })
})

describe('a frozen holder', () => {
  it('loses its lock after a minute, to one tab in five minutes, and may go on to its end', async () => {
    const [frozen, second, third] = [lockOf('a', true), lockOf('b', true), lockOf('c', true)]
    const drain = heldUp()
    const running = frozen.run(drain.body)
    for (const lock of [second, third]) expect(await lock.run(quick)).toBe(false)
    now += limits.stolenAfterMs
    expect(await second.run(quick), 'not before the minute is over').toBe(false)
    now += 1
    const other = heldUp()
    const stealing = second.run(other.body)
    await new Promise((resolve) => setTimeout(resolve))
    now += limits.stolenAfterMs * 2
    expect(await third.run(quick), 'sees another holder now').toBe(false)
    now += limits.stolenAfterMs + 1
    expect(await third.run(quick), 'somebody else has stolen lately').toBe(false)
    other.goOn()
    drain.goOn()
    expect(await stealing).toBe(true)
    expect(await running).toBe(true)
  })

  it('without Web Locks loses its lease when it does not renew it', async () => {
    const [frozen, other] = [lockOf('a', false), lockOf('b', false)]
    const drain = heldUp()
    const running = frozen.run(drain.body)
    await frozen.renew()
    now += limits.leaseMs - 1
    expect(await other.run(quick)).toBe(false)
    await frozen.renew()
    now += limits.leaseMs - 1
    expect(await other.run(quick)).toBe(false)
    now += 1
    expect(await other.run(quick)).toBe(true)
    drain.goOn()
    await running
  })
})
