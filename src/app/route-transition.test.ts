import { expect, it } from 'vitest'
import { routeTransition } from './route-transition'

it.each([
  [undefined, 'view', 'none'],
  [undefined, 'overlay', 'none'],
  ['view', 'view', 'none'],
  ['view', 'overlay', 'slide-in'],
  ['overlay', 'overlay', 'none'],
  ['overlay', 'view', 'slide-out'],
  ['overlay', 'unknown', 'slide-out'],
  ['unknown', 'overlay', 'slide-in'],
  ['unknown', 'view', 'none'],
] as const)('from %s to %s: %s', (before, now, transition) => {
  expect(routeTransition(before, now)).toBe(transition)
})
