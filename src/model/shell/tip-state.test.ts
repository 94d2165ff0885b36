import { expect, it } from 'vitest'
import { firstTip, nextTip } from './tip-state'

it('waits unless it was closed before', () => {
  expect(firstTip(false)).toBe('waiting')
  expect(firstTip(true)).toBe('closed')
})

it.each([
  ['waiting', 'delay-over', 'shown'],
  ['waiting', 'time-over', 'waiting'],
  ['waiting', 'close', 'closed'],
  ['shown', 'delay-over', 'shown'],
  ['shown', 'time-over', 'closed'],
  ['shown', 'close', 'closed'],
  ['closed', 'delay-over', 'closed'],
  ['closed', 'time-over', 'closed'],
  ['closed', 'close', 'closed'],
] as const)('%s and %s: %s', (state, event, next) => {
  expect(nextTip(state, event)).toBe(next)
})
