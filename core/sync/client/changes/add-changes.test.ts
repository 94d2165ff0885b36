import { describe, expect, it } from 'vitest'
import { type Change, clearKey } from '../../../contract/members/op'
import * as limits from '../../../limits'
import { drive } from '../../steps'
import {
  activityChange,
  noteChange,
  noteFields,
  optionChange,
  sampleDevice,
  storedNote,
  uuid,
} from '../../testing/samples'
import { MapClientStore } from '../../testing/stores/map-client-store'
import { firstFacts } from '../sync-facts'
import { addChanges } from './add-changes'

const clear: Change = { kind: 'clear', key: clearKey, body: null }

function setUp() {
  const clock = { now: 1_000 }
  const store = new MapClientStore()
  const device = sampleDevice(clock)
  const add = (...changes: Change[]) => {
    clock.now += 10
    return drive(addChanges(device, changes), store)
  }
  const markSent = (seq: number) => {
    const op = store.op(seq)
    if (op) store.putOp({ ...op, attempts: 1 })
  }
  const bodies = () => store.allOps().map(({ body }) => body)
  return { clock, store, device, add, markSent, bodies }
}

describe('addChanges', () => {
  it('keeps the change and shows it in the same transaction', () => {
    const { store, add } = setUp()
    add(optionChange('KJV'))
    expect(store.allOps()).toMatchObject([
      {
        seq: 1,
        opId: uuid(1_001),
        user: 1,
        device: 'd1',
        lane: 'opt:bibles',
        at: 1_010,
        attempts: 0,
        state: 'queued',
        v: 1,
      },
    ])
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'KJV', waiting: 1, rev: 0 })
  })

  it('puts a change in the place of one that has surely not been sent, under a new id', () => {
    const { store, add } = setUp()
    add(optionChange('KJV'))
    add(optionChange('LUT'))
    expect(store.allOps()).toMatchObject([{ body: 'LUT', opId: uuid(1_002) }])
  })

  it('leaves alone what may have been sent; at most two ops wait for a key', () => {
    const { add, markSent, bodies } = setUp()
    add(optionChange('KJV'))
    markSent(1)
    add(optionChange('LUT'))
    add(optionChange('BSB'))
    expect(bodies()).toEqual(['KJV', 'BSB'])
  })

  it('replaces a create by the delete and never drops both', () => {
    const { store, add, bodies } = setUp()
    add(noteChange(1, 'first'))
    add(noteChange(1, null))
    expect(bodies()).toEqual([null])
    expect(store.thingMap.size).toBe(0)
  })

  it('gives a note the revision its editor opened with, else that of the row', () => {
    const { store, add } = setUp()
    store.putRows([{ key: `note:${uuid(1)}`, rev: 8, deleted: false, data: storedNote('theirs') }])
    add(noteChange(1, 'mine', 5))
    expect(store.allOps()).toMatchObject([{ base: 5 }])
    expect(store.thingMap.get(`note:${uuid(1)}`)).toMatchObject({
      rev: 5,
      data: { title: 'mine', createdAt: 1 },
    })
    const other = setUp()
    other.store.putRows([{ key: `note:${uuid(1)}`, rev: 8, deleted: false, data: storedNote('theirs') }])
    other.add(noteChange(1, 'mine'))
    expect(other.store.allOps()).toMatchObject([{ base: 8 }])
  })

  it('chains a note to the op that was sent before it, and keeps the chain when it is replaced', () => {
    const { store, add, markSent } = setUp()
    add(noteChange(1, 'first'))
    markSent(1)
    add(noteChange(1, 'second'))
    add(noteChange(1, 'third'))
    expect(store.allOps()).toMatchObject([{ base: 0 }, { base: 'chain', body: noteFields('third') }])
  })

  it('does not keep what only the page needs in the op of a change', () => {
    const { store, add } = setUp()
    add(noteChange(1, 'mine', 5))
    expect(store.allOps()[0]).not.toHaveProperty('seen')
  })

  it('keeps the later end of a dismissal, with the time it counts from', () => {
    const dismissal = (days: number): Change => ({
      kind: 'dismissal',
      key: 'dis:3',
      body: { days, readingPlan: false, ids: [] },
    })
    const { store, add } = setUp()
    add(dismissal(30))
    add(dismissal(1))
    expect(store.allOps()).toMatchObject([{ body: { days: 30 }, at: 1_010, opId: uuid(1_002) }])
  })

  it('clears the history: unsent activities go, what the server has is not shown', () => {
    const { store, add, markSent } = setUp()
    const data = {
      name: 'John 9',
      route: '/KJV/Jn9',
      type: 'text',
      abbreviations: 'KJV',
      parent: 0,
      occurredAt: 9e12,
    }
    store.putRows([{ key: `act:${uuid(9)}`, rev: 4, deleted: false, data }])
    store.putFacts({ ...firstFacts, seen: 4 })
    add(activityChange(1))
    add(activityChange(2))
    markSent(1)
    expect(store.thingMap.size).toBe(2)
    add(clear)
    expect(store.allOps().map(({ kind }) => kind)).toEqual(['activity', 'clear'])
    expect(store.allOps()[1]).toMatchObject({ base: 4, lane: 'activity' })
    expect(store.thingMap.size).toBe(0)
    add(activityChange(3))
    expect([...store.thingMap.keys()]).toEqual([`act:${uuid(3)}`])
  })

  it('drops the oldest unsent activities beyond the limit, and nothing else', () => {
    const { store, add } = setUp()
    add(activityChange(1), activityChange(2), noteChange(1, 'kept'))
    for (const note of store.allOps().slice(2))
      for (let n = 3; n < limits.maxQueuedOps; n += 1) store.addOp({ ...note, key: `note:${uuid(n)}` })
    add(noteChange(9_000, 'one more'))
    expect(store.countOps()).toBe(limits.maxQueuedOps)
    expect(store.thingMap.has(`act:${uuid(1)}`)).toBe(false)
    expect(store.thingMap.has(`act:${uuid(2)}`)).toBe(true)
  })
})
