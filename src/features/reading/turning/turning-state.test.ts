import { describe, expect, it } from 'vitest'
import { nextTurning, type TurningEvent, type TurningState } from './turning-state'

const seen = { shown: 'John 4', read: 'John 3', top: 120 }
const other = { shown: 'John 5', read: 'John 4', top: 0 }

const states: Record<TurningState<string>['name'], TurningState<string>> = {
  idle: { name: 'idle' },
  ahead: { name: 'ahead', ...seen },
  following: { name: 'following', ...seen },
  'taken-back': { name: 'taken-back' },
}
const events: Record<TurningEvent<string>['name'], TurningEvent<string>> = {
  show: { name: 'show', ...other },
  painted: { name: 'painted' },
  asked: { name: 'asked' },
  back: { name: 'back' },
  followed: { name: 'followed' },
}

type Name = keyof typeof states

/** Lists every state with every event. */
const table: readonly [from: Name, event: keyof typeof events, to: Name][] = [
  ['idle', 'show', 'ahead'],
  ['idle', 'painted', 'idle'],
  ['idle', 'asked', 'idle'],
  ['idle', 'back', 'idle'],
  ['idle', 'followed', 'idle'],
  ['ahead', 'show', 'ahead'],
  ['ahead', 'painted', 'following'],
  ['ahead', 'asked', 'following'],
  ['ahead', 'back', 'taken-back'],
  ['ahead', 'followed', 'idle'],
  ['following', 'show', 'following'],
  ['following', 'painted', 'following'],
  ['following', 'asked', 'following'],
  ['following', 'back', 'taken-back'],
  ['following', 'followed', 'idle'],
  ['taken-back', 'show', 'taken-back'],
  ['taken-back', 'painted', 'idle'],
  ['taken-back', 'asked', 'taken-back'],
  ['taken-back', 'back', 'taken-back'],
  ['taken-back', 'followed', 'idle'],
]

describe('nextTurning', () => {
  it.each(table)('is, %s, after %s: %s', (from, event, to) => {
    const next = nextTurning(states[from], events[event])
    expect(next.name).toBe(to)
    if (from === to) expect(next).toBe(states[from])
  })

  it('is said for every state and event', () =>
    expect(table).toHaveLength(Object.keys(states).length * Object.keys(events).length))

  it('keeps what it takes to go back, of the text that was shown first', () => {
    const ahead = nextTurning(states.idle, { name: 'show', ...seen })
    expect(ahead).toEqual({ name: 'ahead', ...seen })
    expect(nextTurning(ahead, { name: 'painted' })).toEqual({ name: 'following', ...seen })
    expect(nextTurning(ahead, events.show)).toBe(ahead)
  })
})
