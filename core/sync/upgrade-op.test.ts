import { describe, expect, it } from 'vitest'
import { type Op } from '../contract/members/op'
import { opVersions } from './protocol'
import { optionChange, uuid } from './testing/samples'
import { upgradeOp } from './upgrade-op'

const made = {
  seq: 1,
  opId: uuid(9),
  user: 1,
  device: 'd1',
  lane: 'opt:bibles',
  at: 5_000,
  attempts: 0,
  nextTry: 0,
}

function op(v: number): Op {
  return { ...optionChange('KJV'), ...made, v, state: 'queued' }
}

describe('upgradeOp', () => {
  it('leaves ops of this version as they are', () => {
    expect(upgradeOp(op(opVersions.current))).toEqual(op(opVersions.current))
  })

  it('rewrites older ones a version at a time', () => {
    const steps = {
      1: (old: Op): Op => ({ ...old, lane: `${old.lane}!` }),
      2: (old: Op): Op => ({ ...old, lane: `${old.lane}?` }),
    }
    expect(upgradeOp(op(1), steps, 3)).toEqual({ ...op(3), lane: 'opt:bibles!?' })
    expect(upgradeOp(op(2), steps, 3)).toEqual({ ...op(3), lane: 'opt:bibles?' })
  })

  it.each(Object.keys(opVersions.changes).map(Number).slice(1))(
    'has the steps from version %i to this one',
    (v) => {
      expect(upgradeOp(op(v))?.v).toBe(opVersions.current)
    },
  )

  it('does not touch what a newer app has written', () => {
    expect(upgradeOp(op(4), {}, 3)).toBeUndefined()
  })
})
