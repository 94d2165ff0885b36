import { describe, expect, it } from 'vitest'
import { drive } from '../steps'
import { noteChange, optionChange, sampleDevice, storedNote, uuid } from '../testing/samples'
import { MapClientStore } from '../testing/stores/map-client-store'
import { addChanges } from './changes/add-changes'
import { discardOp, retryOp } from './op-actions'

function setUp() {
  const clock = { now: 1_000 }
  const store = new MapClientStore()
  const device = sampleDevice(clock)
  const refuse = (seq: number) => {
    const op = store.op(seq)
    if (op)
      store.putOp({ ...op, state: 'refused', attempts: 2, reason: { status: 422, code: 'invalid-input' } })
  }
  return { clock, store, device, refuse }
}

describe('retryOp', () => {
  it('adds a refused change again as one of its own, with its time and what its writer had seen', () => {
    const { clock, store, device, refuse } = setUp()
    drive(addChanges(device, [noteChange(1, 'text', 3)]), store)
    refuse(1)
    clock.now = 9_000
    drive(retryOp(device, 1), store)
    expect(store.allOps()).toMatchObject([
      { seq: 2, opId: uuid(1_002), state: 'queued', at: 1_000, base: 3, attempts: 0 },
    ])
    expect(store.allOps()[0]).not.toHaveProperty('reason')
    expect(store.thingMap.get(`note:${uuid(1)}`)).toMatchObject({ waiting: 1, data: { title: 'text' } })
  })

  it('makes a change that waits due', () => {
    const { store, device } = setUp()
    drive(addChanges(device, [optionChange('KJV')]), store)
    const [op] = store.allOps()
    if (op) store.putOp({ ...op, attempts: 1, nextTry: 9_000 })
    drive(retryOp(device, 1), store)
    expect(store.allOps()).toMatchObject([{ seq: 1, opId: op?.opId, nextTry: 0, attempts: 1 }])
  })
})

describe('discardOp', () => {
  it('drops a change, and what the server has is shown', () => {
    const { store, device } = setUp()
    store.putRows([{ key: 'opt:bibles', rev: 2, deleted: false, data: 'LUT' }])
    drive(addChanges(device, [optionChange('KJV')]), store)
    drive(discardOp(device, 1), store)
    expect(store.countOps()).toBe(0)
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'LUT', waiting: 0 })
  })

  it('lets the next change of the note say what the dropped one had seen', () => {
    const { store, device } = setUp()
    store.putRows([{ key: `note:${uuid(1)}`, rev: 4, deleted: false, data: storedNote('old') }])
    drive(addChanges(device, [noteChange(1, 'first')]), store)
    const [op] = store.allOps()
    if (op) store.putOp({ ...op, attempts: 1 })
    drive(addChanges(device, [noteChange(1, 'second')]), store)
    drive(discardOp(device, 1), store)
    expect(store.allOps()).toMatchObject([{ seq: 2, base: 4 }])
  })

  it('does nothing for what is gone', () => {
    const { store, device } = setUp()
    drive(discardOp(device, 7), store)
    drive(retryOp(device, 7), store)
    expect(store.countOps()).toBe(0)
  })
})
