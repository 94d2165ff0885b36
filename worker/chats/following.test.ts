import { describe, expect, it } from 'vitest'
import { followAgainMs } from '#core/limits'
import { afterFollowing, type Following, type FollowingEvent, firstFollowing } from './following'

const connecting = (tries = 0, losses = 0): Following => ({ kind: 'connecting', tries, losses })
const streaming = (tries = 0, losses = 0): Following => ({ kind: 'streaming', tries, losses })
const lost = (tries = 0, losses = 1): Following => ({ kind: 'lost', tries, losses })
const done: Following = { kind: 'done' }
const waiting = (
  next: 'connecting' | 'lost',
  delayMs: number | undefined,
  tries: number,
  losses = 0,
): Following => ({ kind: 'waiting', next, delayMs, tries, losses })

const rows: readonly [Following, FollowingEvent, Following][] = [
  [connecting(), 'opened', streaming()],
  [connecting(2, 1), 'opened', streaming(2, 1)],
  [connecting(), 'broke', waiting('connecting', 500, 1)],
  [connecting(4), 'broke', waiting('connecting', 8_000, 5)],
  [connecting(5), 'broke', waiting('connecting', undefined, 6)],
  [connecting(3), 'gone', lost(3)],
  [streaming(3, 1), 'received', streaming(0, 1)],
  [streaming(), 'broke', waiting('connecting', 500, 1)],
  // A server that opens every connection and closes it is not asked every half second.
  [streaming(2), 'broke', waiting('connecting', 2_000, 3)],
  [streaming(), 'gone', lost()],
  [streaming(), 'ended', done],
  [waiting('connecting', 500, 1), 'due', connecting(1)],
  [waiting('lost', 500, 1, 1), 'due', lost(1)],
  [waiting('connecting', undefined, 6), 'noticed', connecting()],
  [waiting('lost', undefined, 6, 2), 'noticed', lost(0, 0)],
  [lost(), 'running', connecting(0, 1)],
  // A stream that is lost again and again neither.
  [lost(0, 2), 'running', waiting('connecting', 1_000, 0, 2)],
  [lost(0, 6), 'running', waiting('connecting', undefined, 0, 6)],
  [lost(), 'unreachable', waiting('lost', 1_000, 1, 1)],
  [lost(), 'over', done],
]

const meaningless: readonly [Following, readonly FollowingEvent[]][] = [
  [connecting(), ['due', 'noticed', 'running', 'over', 'unreachable']],
  [streaming(), ['due', 'noticed', 'running', 'over', 'unreachable']],
  [
    waiting('lost', 500, 1),
    ['opened', 'received', 'broke', 'gone', 'ended', 'running', 'over', 'unreachable'],
  ],
  [lost(), ['opened', 'received', 'broke', 'gone', 'ended', 'due', 'noticed']],
  [
    done,
    [
      'opened',
      'received',
      'broke',
      'gone',
      'ended',
      'due',
      'noticed',
      'running',
      'over',
      'unreachable',
      'stopped',
    ],
  ],
]

describe('following an answer', () => {
  it('begins with a connection', () => {
    expect(firstFollowing).toEqual(connecting())
  })

  it.each(rows)('%j after %s is %j', (before, event, after) => {
    expect(afterFollowing(before, event)).toEqual(after)
  })

  it.each(meaningless)('%j stays as it is after %j', (state, events) => {
    for (const event of events) expect(afterFollowing(state, event)).toBe(state)
  })

  it.each([connecting(), streaming(), waiting('lost', 1, 1), lost()])('%j can be stopped', (state) => {
    expect(afterFollowing(state, 'stopped')).toEqual(done)
  })

  it('gives up by itself after all waits, and only until somebody is back', () => {
    let state = firstFollowing
    const waits: (number | undefined)[] = []
    while (state.kind !== 'waiting' || state.delayMs !== undefined) {
      state = afterFollowing(state, state.kind === 'waiting' ? 'due' : 'broke')
      if (state.kind === 'waiting') waits.push(state.delayMs)
    }
    expect(waits).toEqual([...followAgainMs, undefined])
    expect(afterFollowing(state, 'due'), 'no timer runs').toEqual(connecting(6))
    expect(afterFollowing(state, 'noticed')).toEqual(connecting())
  })

  it('is done only after the end, a chat without a running answer, or a stop', () => {
    const ends = new Set<string>()
    for (const [before, event, after] of rows) if (after.kind === 'done') ends.add(`${before.kind} ${event}`)
    expect([...ends]).toEqual(['streaming ended', 'lost over'])
  })
})
