import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oneDatabase, type TestStore } from '../../../tests/support/databases/test-databases'
import { chatCosts } from '../../store/schema/schema'
import { sharedCosts } from './chat-costs'

const noon = Date.UTC(2026, 10, 27, 12)
const day = 86_400_000

describe.each(oneDatabase)('$name', ({ open }) => {
  let store: TestStore
  let now: number

  beforeAll(async () => {
    store = await open()
  })
  afterAll(async () => await store.close())
  beforeEach(async () => {
    now = noon
    await store.db.delete(chatCosts)
  })

  const costs = (dailyTokens = 10_000) =>
    sharedCosts(
      async () => store.db,
      dailyTokens,
      () => now,
    )

  it('lets answers begin until the day is used up', async () => {
    const { mayBegin, spend } = costs()
    expect(await mayBegin(6_000)).toBe(true)
    expect(await mayBegin(6_000)).toBe(false)
    await spend(-4_000)
    expect(await mayBegin(6_000)).toBe(true)
    await spend(1_500)
    expect([await mayBegin(501), await mayBegin(500)]).toEqual([false, true])
  })

  it('lets none begin that a whole day has no room for', async () => {
    expect(await costs(5_000).mayBegin(5_001)).toBe(false)
    expect(await costs(0).mayBegin(1)).toBe(false)
  })

  it('begins anew each day, and gives nothing back of the day before', async () => {
    const { mayBegin, spend } = costs()
    expect(await mayBegin(10_000)).toBe(true)
    now += day
    await spend(-9_000)
    expect(await mayBegin(10_000)).toBe(true)
    expect(await mayBegin(1)).toBe(false)
    await spend(-50_000)
    expect([await mayBegin(10_001), await mayBegin(10_000)]).toEqual([false, true])
  })

  it('lets of twenty at once as many begin as there is room for', async () => {
    const all = [costs(), costs()]
    const begun = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => await all[at % 2]?.mayBegin(3_000)),
    )
    expect(begun.filter(Boolean)).toHaveLength(3)
  })
})
