/**
 * The rules of a device by name: each is a small function, and the steps access them
 * only through this object.
 */

import { laneOf } from './changes/lane-of'
import { noteBase } from './changes/note-base'
import { mayReplace, replacement } from './changes/replacement'
import { isCurrentPage } from './pulling/is-current-page'
import { isNewer } from './pulling/is-newer'
import { lostChanges } from './pulling/lost-changes'
import { baseAfter } from './sending/answers/base-after'
import { verdictOf } from './sending/answers/verdict'
import { backOffMs } from './sending/back-off'
import { isBlocked } from './sending/is-blocked'
import { isOutdated } from './sending/is-outdated'

/** All rules of a device. */
export const clientRules = {
  laneOf,
  mayReplace,
  replacement,
  noteBase,
  isBlocked,
  isOutdated,
  verdictOf,
  backOffMs,
  baseAfter,
  isNewer,
  lostChanges,
  isCurrentPage,
} as const

export type ClientRules = typeof clientRules
