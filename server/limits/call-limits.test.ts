import { expect, it } from 'vitest'
import { api } from '#core/contract/api'
import * as limits from '#core/limits'
import { type Counted, costOfBytes, countCall, countCost } from './call-limits'
import { memoryCounters } from './memory-counters'

const caller = { user: 7, session: 's' }
const nobody = { caller: undefined }

/** How many calls go through at once, tried up to `most`. */
async function throughput(name: keyof typeof api, who: Pick<Counted, 'caller' | 'member'>, most: number) {
  const counters = memoryCounters()
  for (let count = 0; count < most; count += 1) {
    const refused = await countCall(name, api[name], { ...who, address: '192.0.2.1' }, counters).catch(
      (error) => error,
    )
    if (refused) return { count, error: refused }
  }
  return { count: most, error: undefined }
}

it('what waited in an outbox comes at once, 2,500 changes', async () => {
  const { count, error } = await throughput('putNote', { caller }, 3_000)
  // A few come back while the loop runs.
  expect(count).toBeGreaterThanOrEqual(2_500)
  expect(count).toBeLessThan(3_000)
  expect(error).toMatchObject({ code: 'too-many-requests', details: { retryAfterS: 1 } })
})

it('one address asks 1,200 times a minute, and searches as often as the table says', async () => {
  expect((await throughput('pull', { caller }, 1_500)).count).toBeGreaterThanOrEqual(1_200)
  expect((await throughput('pull', { caller }, 1_500)).count).toBeLessThan(1_500)
  const searches = (await throughput('searchHybrid', nobody, 1_200)).count
  expect(searches).toBeGreaterThanOrEqual(limits.searchesPerMinute)
  expect(searches).toBeLessThan(1_200)
})

it('what an answer cost beyond one request is taken too', async () => {
  const counters = memoryCounters()
  const call = api.searchClassic
  const counted = { caller: undefined, address: '192.0.2.1' }
  let searches = 0
  for (let refused: unknown; !refused && searches < 1_000; searches += 1) {
    refused = await countCall('searchClassic', call, counted, counters).catch((error) => error)
    await countCost('searchClassic', call, counted, counters, 10)
  }
  expect(searches).toBeGreaterThanOrEqual(limits.searchesPerMinute / 10)
  expect(searches).toBeLessThan(limits.searchesPerMinute / 5)
})

it('what a member reads counts by its size, for this member alone, and refuses no writes', async () => {
  const counters = memoryCounters()
  const who = (user: number) => ({ caller: { user, session: 's' }, address: '192.0.2.1' })
  const read = async (user: number) =>
    await countCall('exportProfile', api.exportProfile, who(user), counters).then(
      () => 'read',
      ({ code }: { code: string }) => code,
    )
  let exports = 0
  for (; (await read(7)) === 'read' && exports < 100; exports += 1)
    await countCost('exportProfile', api.exportProfile, who(7), counters, 1 + costOfBytes(50_000_000))
  expect(exports).toBe(4)
  expect(await read(8)).toBe('read')
  await countCall('putNote', api.putNote, who(7), counters)
})

it('a member searches 120 times a minute', async () => {
  const searches = (await throughput('searchHybrid', { ...nobody, member: 7 }, 600)).count
  expect(searches).toBeGreaterThanOrEqual(limits.searchesPerMinuteOfMember)
  expect(searches).toBeLessThan(limits.searchesPerMinute)
})

it('what caches may answer is not counted', async () => {
  expect((await throughput('text', nobody, 5_000)).count).toBe(5_000)
})

it('the writes of one member are not those of another behind the same address', async () => {
  const counters = memoryCounters()
  const write = async (user: number) =>
    await countCall(
      'putTag',
      api.putTag,
      { caller: { user, session: 's' }, address: '192.0.2.1' },
      counters,
    ).catch(() => 'refused')
  let last: unknown
  for (let count = 0; count < 4_000 && last !== 'refused'; count += 1) last = await write(1)
  expect([last, await write(2)]).toEqual(['refused', undefined])
})
