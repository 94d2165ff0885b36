// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { emptyDevice, signIn, signOut } from '../../../tests/support/drawn/device'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { keepInSession } from '../../platform/storage/session-copy'
import { type ReadOrSearched, readOn, recordActivity } from './record-activity'

type Recorded = { route: string; parent: string | 0; name: string; abbreviations: string }

let recorded: (Recorded & { id: string })[]
const minute = 60_000

const read = (path: string, more: Partial<ReadOrSearched> = {}) =>
  recordActivity({ name: path, route: `/SDE/${path}`, type: 'text', abbreviations: ['SDE'], ...more })
const recording = () =>
  workerThat({
    recordActivity: async (activity, id = '') => void recorded.push({ ...activity, id }),
  })

beforeEach(async () => {
  recorded = []
  recording()
  await emptyDevice()
  keepInSession('visit', null)
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 })
  await signIn(1)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const id of [1, 2]) await signOut(id)
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('the history of a member', () => {
  it('has what was read, each going on from the one before', async () => {
    await read('Joh1')
    await read('Joh2', { abbreviations: ['SDE', 'KJV'] })
    const [first, second] = recorded
    expect(first).toMatchObject({ name: 'Joh1', route: '/SDE/Joh1', parent: 0, abbreviations: 'SDE' })
    expect(second).toMatchObject({ route: '/SDE/Joh2', parent: first?.id, abbreviations: 'SDE,KJV' })
    expect(second?.id).not.toBe(first?.id)
  })

  it('has the same place once within half an hour, and again afterwards', async () => {
    await read('Joh1')
    pass(29 * minute)
    await read('Joh1')
    expect(recorded).toHaveLength(1)
    pass(2 * minute)
    await read('Joh1')
    expect(recorded).toHaveLength(2)
    expect(recorded[1]?.parent).toBe(recorded[0]?.id)
  })

  it('has no visitor, and nothing without a name', async () => {
    await read('Joh1', { name: '  ' })
    await signOut(1)
    await read('Joh2')
    expect(recorded).toEqual([])
  })

  it('has nothing for whose account was deleted', async () => {
    await signIn(1, { isDeleted: true })
    await read('Joh1')
    expect(recorded).toEqual([])
  })

  it('begins anew where reading is gone on with', async () => {
    await read('Joh1')
    readOn()
    await read('Joh2')
    expect(recorded.map(({ parent }) => parent)).toEqual([0, 0])
  })

  it('begins anew with another person in the same tab', async () => {
    await read('Joh1')
    await signIn(2)
    await read('Joh1')
    expect(recorded.map(({ parent }) => parent)).toEqual([0, 0])
  })

  it('is told again of a visit it may not have, under the same id', async () => {
    const ids: unknown[] = []
    workerThat({
      async recordActivity(_, id) {
        ids.push(id)
        throw new AppError('storage-blocked')
      },
    })
    await expect(read('Joh1')).rejects.toMatchObject({ code: 'storage-blocked' })
    recording()
    await read('Joh1')
    expect(recorded.map(({ id }) => id)).toEqual(ids)
  })

  it('is not misled by what another version left in the session', async () => {
    keepInSession('visit', { route: '/SDE/Joh1', user: 1 })
    await read('Joh1')
    expect(recorded).toHaveLength(1)
  })
})
