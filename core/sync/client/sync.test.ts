import { describe, expect, it } from 'vitest'
import { drive, driveAsync } from '../steps'
import { optionChange, sampleDevice } from '../testing/samples'
import { MapClientStore } from '../testing/stores/map-client-store'
import { addChanges } from './changes/add-changes'
import type { Answer, ClientWorld, SessionOutcome, SyncCall } from './client-world'
import { sync } from './sync'
import { firstFacts } from './sync-facts'

const emptyPage = { changes: [], cursor: 'c:e1:1', more: false, reset: false, epoch: 'e1', clearedBefore: 0 }
const ok = (body: unknown): Answer => ({ kind: 'answer', status: 200, code: '', body })
const failed = (status: number, rest: { code?: string; retryAfterMs?: number } = {}): Answer => ({
  kind: 'answer',
  status,
  code: '',
  body: undefined,
  ...rest,
})
const optionRow = ok({ row: { key: 'opt:bibles', rev: 1, deleted: false, data: 'KJV' } })

/** A device with one change that waits; answers come in this order, pulls beyond them find nothing new. */
function setUp(answers: readonly Answer[], sessions: readonly SessionOutcome[] = []) {
  const clock = { now: 10_000 }
  const store = new MapClientStore()
  const device = sampleDevice(clock)
  const calls: SyncCall[] = []
  const waits: number[] = []
  const left = { answers: [...answers], sessions: [...sessions] }
  const locks = { isFree: true }
  const world: {
    [Name in keyof ClientWorld]: (
      ...input: Parameters<ClientWorld[Name]>
    ) => Promise<ReturnType<ClientWorld[Name]>>
  } = {
    transaction: async (_, body) => drive(body(), store),
    request: async (_, call) => {
      calls.push(call)
      return left.answers.shift() ?? ok(emptyPage)
    },
    lock: async (_, body) => {
      if (locks.isFree) await driveAsync(body(), world)
      return locks.isFree
    },
    session: async () => left.sessions.shift() ?? 'held',
    wait: async (until) => void waits.push(until),
  }
  drive(addChanges(device, [optionChange('KJV')]), store)
  const run = (isWanted = false) => driveAsync(sync(device, isWanted), world)
  const names = () => calls.map(({ name }) => name)
  return { clock, store, waits, locks, run, names, calls }
}

describe('sync', () => {
  it('sends what waits, pulls, and says when that was', async () => {
    const { store, run, names, waits } = setUp([optionRow])
    await run()
    expect(names()).toEqual(['setOption', 'pull'])
    expect(store.facts()).toMatchObject({ phase: 'idle', syncedAt: 10_000, cursor: 'c:e1:1' })
    expect(waits).toEqual([])
  })

  it('says before sending that an op may have been sent', async () => {
    const { store, run } = setUp([{ kind: 'none' }])
    await run()
    expect(store.allOps()).toMatchObject([{ attempts: 1 }])
  })

  it.each<[string, Answer, string]>([
    ['no answer', { kind: 'none' }, 'offline'],
    ['a busy server', failed(503), 'waiting'],
  ])('waits and sets a timer after %s', async (_, answer, phase) => {
    const { store, run, waits } = setUp([answer])
    await run()
    expect(store.facts()).toMatchObject({ phase, failures: 1, nextTry: 11_000 })
    expect(waits).toEqual([11_000])
  })

  it('sends nothing before its time, and sets the timer again', async () => {
    const { clock, run, names, waits } = setUp([{ kind: 'none' }])
    await run()
    clock.now = 10_900
    await run()
    expect(names()).toEqual(['setOption'])
    expect(waits).toEqual([11_000, 11_000])
    clock.now = 11_000
    await run()
    expect(names()).toEqual(['setOption', 'setOption', 'pull'])
  })

  it('cuts a wait of its own short when the person wants it, once in two seconds', async () => {
    const { store, run, names } = setUp([{ kind: 'none' }, { kind: 'none' }])
    store.putFacts({ ...firstFacts, failures: 8, nextTry: 60_000, failedAt: 9_000 })
    await run(true)
    await run(true)
    expect(names()).toEqual(['setOption'])
  })

  it('takes up a wish that came too soon after another when its time has come', async () => {
    const { clock, store, run, names, waits } = setUp([optionRow])
    store.putFacts({ ...firstFacts, failures: 8, nextTry: 60_000, failedAt: 9_000, cutAt: 9_500 })
    await run(true)
    expect(names()).toEqual([])
    expect(waits).toEqual([11_500])
    clock.now = 11_500
    await run()
    expect(names()).toEqual(['setOption', 'pull'])
  })

  it('does not wait long for a network that comes a moment after it was said to be there', async () => {
    const { store, run, waits } = setUp([{ kind: 'none' }])
    store.putFacts({ ...firstFacts, failures: 8, nextTry: 60_000, failedAt: 9_000 })
    await run(true)
    expect(store.facts()).toMatchObject({ phase: 'offline', failures: 1, nextTry: 11_000 })
    expect(waits).toEqual([11_000])
  })

  it('keeps to a time the server asked for, whatever the person wants', async () => {
    const { run, names, waits } = setUp([failed(429, { retryAfterMs: 60_000 })])
    await run()
    await run(true)
    expect(names()).toEqual(['setOption'])
    expect(waits).toEqual([70_000, 70_000])
  })

  it('ends a wait when the clock was put back', async () => {
    const { clock, run, names } = setUp([failed(429, { retryAfterMs: 3_600_000 })])
    await run()
    clock.now = 5_000
    await run()
    expect(names()).toEqual(['setOption', 'setOption', 'pull'])
  })

  it('renews a session once, and sends the same op again', async () => {
    const { store, run, calls } = setUp([failed(401), optionRow], ['held', 'held'])
    await run()
    expect(calls[0]?.headers).toEqual(calls[1]?.headers)
    expect(store.countOps()).toBe(0)
  })

  it('does not ask for ever with tokens nobody takes', async () => {
    const { run, names, waits } = setUp([failed(401), failed(401)])
    await run()
    expect(names()).toEqual(['setOption', 'setOption'])
    expect(waits).toEqual([11_000])
  })

  it('keeps everything and asks to sign in when the session has ended', async () => {
    const { store, run, waits } = setUp([failed(401)], ['held', 'ended'])
    await run()
    expect(store.facts()).toMatchObject({ phase: 'sign-in', nextTry: 0 })
    expect(store.countOps()).toBe(1)
    expect(waits).toEqual([])
  })

  it('sends nothing when somebody else is signed in', async () => {
    const { store, run, names } = setUp([], ['other'])
    await run()
    expect(names()).toEqual([])
    expect(store.countOps()).toBe(1)
  })

  it('renews after the server says that the token is somebody else’s', async () => {
    const { run, names } = setUp([failed(409, { code: 'wrong-account' })], ['held', 'other'])
    await run()
    expect(names()).toEqual(['setOption'])
  })

  it('stops when the app is too old, and asks again in an hour', async () => {
    const { store, run, waits } = setUp([failed(426)])
    await run()
    await run(true)
    expect(store.facts()).toMatchObject({ phase: 'too-old' })
    expect(waits).toEqual([3_610_000, 3_610_000])
  })

  it('sends what came while it was pulling', async () => {
    const { store, run, names } = setUp([optionRow])
    const putFacts = store.putFacts.bind(store)
    let isLate = true
    store.putFacts = (facts) => {
      putFacts(facts)
      if (facts.cursor === '' || !isLate) return
      isLate = false
      drive(addChanges(sampleDevice({ now: 10_000 }), [optionChange('LUT')]), store)
    }
    await run()
    expect(names().slice(0, 3)).toEqual(['setOption', 'pull', 'setOption'])
  })

  it('leaves when another tab sends, and looks again while something waits', async () => {
    const { store, locks, run, names, waits } = setUp([])
    locks.isFree = false
    await run()
    store.removeOps([1])
    await run()
    expect(names()).toEqual([])
    expect(waits).toEqual([15_000])
  })

  it('sets the timer for a lane the server failed on, after everything else was sent', async () => {
    const { store, run, names, waits } = setUp([failed(500)])
    await run()
    expect(names()).toEqual(['setOption', 'pull'])
    expect(waits).toEqual([11_000, 11_000])
    expect(store.facts()).toMatchObject({ phase: 'waiting', syncedAt: 0 })
  })
})
