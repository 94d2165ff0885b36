import { describe, expect, it } from 'vitest'
import type { Op } from '../../../contract/members/op'
import { dayMs } from '../../../time'
import { drive } from '../../steps'
import { activityChange, noteChange, optionChange, sampleDevice } from '../../testing/samples'
import { MapClientStore } from '../../testing/stores/map-client-store'
import { addChanges } from '../changes/add-changes'
import { isOutdated } from './is-outdated'
import { takeOp } from './take-op'

function opsOf() {
  const store = new MapClientStore()
  const device = sampleDevice({ now: 0 })
  drive(addChanges(device, [optionChange('KJV'), noteChange(1, 'text'), activityChange(1)]), store)
  const [option, note, activity] = store.allOps()
  if (!option || !note || !activity) throw new Error('three ops were added')
  return { store, option, note, activity }
}

const tried = (op: Op): Op => ({ ...op, attempts: 1 })

describe('isOutdated', () => {
  it('is a set op that may have been applied and is older than the server remembers ids, with room', () => {
    const { option } = opsOf()
    expect(isOutdated(tried(option), 61 * dayMs)).toBe(true)
    expect(isOutdated(tried(option), 59 * dayMs)).toBe(false)
  })

  it('is none that was never sent, however old, and no note or activity', () => {
    const { option, note, activity } = opsOf()
    expect(isOutdated(option, 400 * dayMs)).toBe(false)
    expect(isOutdated(tried(note), 400 * dayMs)).toBe(false)
    expect(isOutdated(tried(activity), 400 * dayMs)).toBe(false)
  })

  it('is given up, and the value of the server is shown again', () => {
    const { store, option, note } = opsOf()
    store.putOp(tried(option))
    store.putRows([{ key: 'opt:bibles', rev: 3, deleted: false, data: 'LUT' }])
    expect(drive(takeOp(sampleDevice({ now: 61 * dayMs })), store)).toMatchObject({
      seq: note.seq,
      attempts: 1,
    })
    expect(store.op(option.seq)).toBeUndefined()
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'LUT', waiting: 0 })
  })
})
