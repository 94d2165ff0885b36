import { expect, it } from 'vitest'
import { hasInstallCard, type InstallFacts, visitedOn } from './install-rules'

const day = 24 * 60 * 60 * 1000
const thirdDay: InstallFacts = {
  days: ['2026-11-01', '2026-11-03', '2026-11-21'],
  hasFinishedSection: false,
  dismissals: 0,
  dismissedAt: 0,
  isPossible: true,
  isMember: false,
  now: 1000 * day,
}
const dismissed = { dismissals: 1, dismissedAt: 1000 * day - 90 * day }

it.each<[string, Partial<InstallFacts>, boolean]>([
  ['on the third day', {}, true],
  ['on the second day', { days: ['2026-11-01', '2026-11-03'] }, false],
  ['on the first day, after a section of a plan', { days: [], hasFinishedSection: true }, true],
  ['where the browser cannot', { isPossible: false }, false],
  ['90 days after it was put away, to a visitor', dismissed, false],
  ['90 days after it was put away, to a member', { ...dismissed, isMember: true }, true],
  ['89 days after', { ...dismissed, dismissedAt: 1000 * day - 89 * day, isMember: true }, false],
  ['put away twice', { ...dismissed, dismissals: 2, isMember: true }, false],
])('%s it is shown: %j %s', (_, change, expected) => {
  expect(hasInstallCard({ ...thirdDay, ...change })).toBe(expected)
})

it('counts different days, and no more than are needed', () => {
  expect(visitedOn(['a'], 'a')).toEqual(['a'])
  expect(visitedOn(['a'], 'b')).toEqual(['a', 'b'])
  expect(visitedOn(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
})
