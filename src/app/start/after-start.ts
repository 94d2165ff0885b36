/**
 * Work that the page starts after the first view is shown. Reading needs none of it, so it is one file that
 * is loaded right after the first load.
 */

import { liveQuery } from 'dexie'
import * as limits from '#core/limits'
import { storedPublicSettings } from '#db/public-settings'
import { knownAccount } from '../../model/account/account'
import { forgetMembers } from '../../model/account/forget-member'
import { followDisplay } from '../../model/options/stored-display'
import { byTheWay } from '../../platform/client/by-the-way'
import { watchPage } from '../../platform/client/page-events'
import { serviceWorkers } from '../../platform/client/service-worker-container'
import { watchForChinese } from '../../platform/faces/chinese-faces'
import { database } from '../../platform/local/database'
import { unsavedUnder } from '../../platform/storage/unsaved'
import { reportError } from '../errors/error-report'
import { watchBars } from '../header/hiding/watch-bars'
import { registerServiceWorker } from './service-worker'

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../../features/reading/selection/selection-bar'),
  () => import('../../features/reading/note-popover'),
  () => import('../menu/main-menu'),
  () => import('../header/panels'),
  () => import('../../features/finding/input-list'),
  () => import('../overlay/overlay-frame'),
]

/** Call once. */
export async function afterStart(): Promise<void> {
  watchBars()
  watchPage()
  followDisplay()
  watchForChinese()
  forgetMembers()
  storeWhatWasTyped()
  followServices()
  void loadPartsAhead().catch(() => undefined)
  await registerServiceWorker((error) => reportError(new Error('ServiceWorkerRegError', { cause: error })))
}

/** Once it is known whose it is. */
function storeWhatWasTyped(): void {
  if (unsavedUnder('').length === 0) return
  const store = async (user: number) => {
    const { storeUnsavedNotes } = await import('../../model/study/unsaved-notes')
    await storeUnsavedNotes(user)
  }
  const look = () => {
    const account = knownAccount.get()
    if (account === undefined) return
    queueMicrotask(() => end())
    if (account) void store(account.user.id).catch(() => undefined)
  }
  const end = knownAccount.subscribe(look)
  look()
}

/**
 * Loads what a click will open before the click: one part after the other, and only from this device.
 * Before the service worker answers, the network is left to the text. Rejects when a part is not on the
 * device; that part is loaded when it is opened.
 */
export async function loadPartsAhead(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, limits.partsAheadDelayMs))
  if (!serviceWorkers()?.controller) return
  for (const load of parts) await load()
}

/**
 * Services that the operator has configured: statistics and error reports. Without a setting none of their
 * code is loaded. Follows the settings. Call once, after the first view is shown.
 */
function followServices(): void {
  let isCounting = false
  let isReporting = false
  liveQuery(() => storedPublicSettings(database)).subscribe((settings) => {
    const { analytics, errorReports } = settings ?? {}
    if (errorReports && !isReporting) {
      isReporting = true
      byTheWay(
        import('../errors/send-error-reports').then(({ sendErrorReports }) => sendErrorReports(errorReports)),
      )
    }
    if (!analytics || isCounting) return
    isCounting = true
    byTheWay(
      import('../../model/analytics/start-analytics').then(({ startAnalytics }) => startAnalytics(analytics)),
    )
  })
}
