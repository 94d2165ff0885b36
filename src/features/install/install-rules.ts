/**
 * Decides when the card that offers the home screen stands at the end of a chapter (design UX 3.9 "Install"): from the
 * third day of visits or after the first section of a plan. Once dismissed it stays away for 90 days and returns once,
 * only for a member. Pure.
 */

import * as limits from '#core/limits'
import { dayMs } from '#core/time'

/** The device's memory of the offer. */
export interface InstallMemory {
  /** Days of visits such as `2026-11-21`, no more than the rule needs. */
  days: readonly string[]
  hasFinishedSection: boolean
  dismissals: number
  /** Time of the last dismissal, ms since 1970. */
  dismissedAt: number
}

export interface InstallFacts extends InstallMemory {
  /** True if the browser can install the app, or the person can by hand. */
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

/** The days after a visit on `today`; the same array if nothing changes. */
export function visitedOn(days: readonly string[], today: string): readonly string[] {
  return days.includes(today) || days.length >= limits.installVisitDays ? days : [...days, today]
}
