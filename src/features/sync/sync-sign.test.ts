import { describe, expect, it } from 'vitest'
import type { Op } from '#core/contract/members/op'
import { type SyncFacts, syncSign } from './sync-sign'

const now = 10_000_000
const op = (change: Partial<Op>): Op =>
  ({ kind: 'like', key: 'like:verse:v:eng:43003016', body: true, state: 'queued', at: now, ...change }) as Op
const sign = (change: Partial<SyncFacts>) =>
  syncSign({
    ops: [op({})],
    state: { phase: 'idle', nextTry: 0, syncedAt: now },
    isExpired: false,
    isOnline: true,
    now,
    ...change,
  })
const phase = (word: 'waiting' | 'sending' | 'sign-in' | 'too-old' | 'offline', nextTry = 0) => ({
  state: { phase: word, nextTry, syncedAt: 0 },
})

describe('the sign of the sync', () => {
  it('is absent when all is saved', () => {
    expect(sign({ ops: [] })).toEqual({ kind: 'none' })
    expect(sign({ ops: [], state: null, isOnline: false })).toEqual({ kind: 'none' })
  })

  it('counts what waits without network, settings too', () => {
    const ops = [op({}), op({ kind: 'option', key: 'opt:theme', body: 'dark' })]
    expect(sign({ ops, isOnline: false })).toEqual({ kind: 'offline', count: 2 })
    expect(sign({ ops, ...phase('sending') })).toEqual({ kind: 'sending', count: 1 })
    expect(sign({ ops: ops.slice(1) })).toEqual({ kind: 'none' })
  })

  it('tells of a server that does not answer only after two minutes', () => {
    const late = [op({ at: now - 121_000 })]
    expect(sign(phase('waiting', now + 4_000))).toEqual({ kind: 'sending', count: 1 })
    expect(sign({ ops: late, ...phase('waiting', now + 39_500) })).toEqual({
      kind: 'unreachable',
      count: 1,
      inS: 40,
    })
    expect(sign({ ops: late, ...phase('waiting', now - 500) })).toEqual({
      kind: 'unreachable',
      count: 1,
      inS: 0,
    })
  })

  it('says first what only the person can do', () => {
    const ops = [op({ state: 'refused' }), op({})]
    expect(sign({ ops })).toEqual({ kind: 'refused', count: 1 })
    expect(sign({ ops, isExpired: true })).toEqual({ kind: 'sign-in', count: 1 })
    expect(sign({ ops, ...phase('sign-in') })).toEqual({ kind: 'sign-in', count: 1 })
    expect(sign({ ops, ...phase('too-old') })).toEqual({ kind: 'too-old', count: 1 })
    expect(sign({ ops: [], isExpired: true })).toEqual({ kind: 'sign-in', count: 0 })
  })
})
