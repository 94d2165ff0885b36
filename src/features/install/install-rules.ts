/**
 * When the card "put it on the home screen" stands at the end of a chapter (design UX 3.9 "Install"), pure: from the third day of
 * visits or after the first section of a plan; put away it stays away for 90 days and comes once more, only to a member.
 */

import * as limits from '#core/limits'
import { dayMs } from '#core/time'

/** What the device remembers. */
export interface InstallMemory {
  /** Days of visits, `2026-11-21`, as many as are needed. */
  days: readonly string[]
  hasFinishedSection: boolean
  dismissals: number
  /** Of the last one, ms since 1970. */
  dismissedAt: number
}

export interface InstallFacts extends InstallMemory {
  /** The browser can do it, or shows the person how. */
  isPossible: boolean
  isMember: boolean
  now: number
}

export function hasInstallCard(facts: InstallFacts): boolean {
  const { days, hasFinishedSection, dismissals, dismissedAt, isPossible, isMember, now } = facts
  if (!isPossible || (days.length < limits.installVisitDays && !hasFinishedSection)) return false
  if (dismissals === 0) return true
  return dismissals === 1 && isMember && now - dismissedAt >= limits.installAgainDays * dayMs
}

/** The days after a visit on `today`; the same list where it changes nothing. */
export function visitedOn(days: readonly string[], today: string): readonly string[] {
  return days.includes(today) || days.length >= limits.installVisitDays ? days : [...days, today]
}
