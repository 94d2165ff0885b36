import { describe, expect, it } from 'vitest'
import { type Change, clearKey, type Op } from '../../../../contract/members/op'
import type { SyncRow } from '../../../../contract/members/things'
import { dayMs } from '../../../../time'
import { drive } from '../../../steps'
import {
  activityChange,
  activityFields,
  noteChange,
  noteFields,
  optionChange,
  sampleDevice,
  storedNote,
  uuid,
} from '../../../testing/samples'
import { MapClientStore } from '../../../testing/stores/map-client-store'
import { addChanges } from '../../changes/add-changes'
import { firstFacts } from '../../sync-facts'
import { takeOp } from '../take-op'
import { settle } from './settle'

const noteKey = `note:${uuid(1)}`

function setUp(...changes: Change[]) {
  const clock = { now: 1_000 }
  const store = new MapClientStore()
  const device = sampleDevice(clock)
  const add = (change: Change) => drive(addChanges(device, [change]), store)
  for (const change of changes) add(change)
  const take = (): Op => {
    const op = drive(takeOp(device), store)
    if (!op) throw new Error('nothing is to be sent')
    return op
  }
  const answer = (op: Op, status: number, body: unknown, code = '') =>
    drive(settle(device, op, { kind: 'answer', status, code, body }), store)
  return { clock, store, add, take, answer }
}

function row(key: string, rev: number, data: SyncRow['data']): SyncRow {
  return { key, rev, deleted: data === null, data }
}

describe('settle', () => {
  it('stores the row of the answer and removes the op', () => {
    const { store, take, answer } = setUp(optionChange('KJV'))
    expect(answer(take(), 200, { row: row('opt:bibles', 3, 'KJV') })).toBe(0)
    expect(store.countOps()).toBe(0)
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'KJV', waiting: 0, rev: 3 })
    expect(store.facts()).toMatchObject({ seen: 3 })
  })

  it('stores no row over a newer one', () => {
    const { store, take, answer } = setUp(optionChange('KJV'))
    const op = take()
    store.putRows([row('opt:bibles', 9, 'LUT')])
    answer(op, 200, { row: row('opt:bibles', 3, 'KJV') })
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'LUT', rev: 9 })
  })

  it('does nothing for an op that somebody else has settled', () => {
    const { store, take, answer } = setUp(optionChange('KJV'))
    const op = take()
    store.removeOps([op.seq])
    answer(op, 200, { row: row('opt:bibles', 3, 'KJV') })
    expect(store.rowMap.size).toBe(0)
  })

  it('gives the next change of a note the revision of this answer, whatever the row is by now', () => {
    const { store, add, take, answer } = setUp(noteChange(1, 'first'))
    const first = take()
    add(noteChange(1, 'second'))
    store.putRows([row(noteKey, 8, storedNote('theirs'))])
    answer(first, 200, { rows: [row(noteKey, 6, storedNote('first'))] })
    expect(store.allOps()).toMatchObject([{ body: noteFields('second'), base: 6 }])
  })

  it('does not take a text that was kept for one that was seen', () => {
    const { store, add, take, answer } = setUp()
    store.putRows([row(noteKey, 4, storedNote('old'))])
    add(noteChange(1, null))
    const deletion = take()
    add(noteChange(1, 'anew'))
    answer(deletion, 200, { row: row(noteKey, 7, storedNote('theirs')), kept: true })
    expect(store.allOps()).toMatchObject([{ base: 4 }])
  })

  it.each([400, 403, 404, 410, 413, 422])(
    'keeps the content of what was refused with %i and shows the server’s row',
    (status) => {
      const { store, add, take, answer } = setUp()
      store.putRows([row('opt:bibles', 2, 'LUT')])
      add(optionChange('KJV'))
      answer(take(), status, undefined, 'invalid-input')
      expect(store.allOps()).toMatchObject([
        { state: 'refused', body: 'KJV', reason: { status, code: 'invalid-input' } },
      ])
      expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'LUT', waiting: 0 })
    },
  )

  it('drops a chapter of the history that a full account refused', () => {
    const { store, take, answer } = setUp(activityChange(1))
    answer(take(), 413, undefined, 'space-full')
    expect([store.allOps(), store.thingMap.size]).toEqual([[], 0])
  })

  it('lets the next change of a refused note say what the refused one had seen', () => {
    const { store, add, take, answer } = setUp(noteChange(1, 'first', 3))
    const first = take()
    add(noteChange(1, 'second'))
    answer(first, 422, undefined, 'invalid-input')
    expect(store.allOps()).toMatchObject([{ state: 'refused' }, { base: 3 }])
  })

  it('makes only its lane wait when the server fails on it', () => {
    const { clock, store, take, answer } = setUp(optionChange('KJV'), noteChange(1, 'text'))
    const option = take()
    expect(answer(option, 500, undefined)).toBe(clock.now + 1_000)
    expect(store.op(option.seq)).toMatchObject({
      failing: { times: 1, since: clock.now },
      nextTry: clock.now + 1_000,
    })
    expect(take()).toMatchObject({ kind: 'note' })
  })

  it('gives up what the server failed on ten times and for a day', () => {
    const { clock, store, take, answer } = setUp(optionChange('KJV'))
    for (let tries = 1; tries <= 10; tries += 1) {
      clock.now += 10 * 60_000
      answer(take(), 500, undefined, 'internal')
    }
    expect(store.allOps()).toMatchObject([{ state: 'queued', failing: { times: 10 } }])
    clock.now += dayMs
    answer(take(), 500, undefined, 'internal')
    expect(store.allOps()).toMatchObject([{ state: 'refused', reason: { status: 500, code: 'internal' } }])
  })

  it('asks again in a second while the same op is being applied', () => {
    const { clock, take, answer } = setUp(optionChange('KJV'))
    expect(answer(take(), 409, undefined, 'in-progress')).toBe(clock.now + 1_000)
  })

  it('takes an answer nobody can read for a failure of the server', () => {
    const { store, take, answer } = setUp(optionChange('KJV'))
    answer(take(), 200, { row: { key: 'opt:bibles' } })
    expect(store.allOps()).toMatchObject([{ state: 'queued', failing: { times: 1 } }])
  })

  it('ends the wait of the path: the server has answered', () => {
    const { store, take, answer } = setUp(optionChange('KJV'))
    store.putFacts({ ...firstFacts, failures: 4, nextTry: 9_000, notBefore: 9_000 })
    answer(take(), 500, undefined)
    expect(store.facts()).toMatchObject({ failures: 0, nextTry: 0, notBefore: 0 })
  })

  it('hides what a clear removed until its tombstones come, and shows what came later', () => {
    const { store, add, take, answer } = setUp()
    const at = (occurredAt: number) => ({ ...activityFields(1), occurredAt })
    store.putRows([
      row(`act:${uuid(1)}`, 1, at(100)),
      row(`act:${uuid(2)}`, 2, at(900)),
      row(`act:${uuid(3)}`, 3, at(950)),
    ])
    store.putFacts({ ...firstFacts, seen: 3 })
    add({ kind: 'clear', key: clearKey, body: null })
    answer(take(), 200, { clearedBefore: 500, removed: [uuid(1), uuid(2)] })
    expect([...store.thingMap.keys()]).toEqual([`act:${uuid(3)}`])
    expect(store.facts()).toMatchObject({ clearedBefore: 500 })
  })
})
