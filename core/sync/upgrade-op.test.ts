import { describe, expect, it } from 'vitest'
import { type Op, opVersion } from '../contract/members/op'
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
    expect(upgradeOp(op(opVersion))).toEqual(op(opVersion))
  })

  it('rewrites older ones a version at a time', () => {
    const steps = {
      1: (old: Op): Op => ({ ...old, lane: `${old.lane}!` }),
      2: (old: Op): Op => ({ ...old, lane: `${old.lane}?` }),
    }
    expect(upgradeOp(op(1), steps, 3)).toEqual({ ...op(3), lane: 'opt:bibles!?' })
    expect(upgradeOp(op(2), steps, 3)).toEqual({ ...op(3), lane: 'opt:bibles?' })
  })

  it('does not touch what a newer app has written', () => {
    expect(upgradeOp(op(4), {}, 3)).toBeUndefined()
  })
})
