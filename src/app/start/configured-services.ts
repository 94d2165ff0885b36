/**
 * Services that the operator has configured: statistics and error reports. Without a setting none of their
 * code is loaded.
 */
import { liveQuery } from 'dexie'
import { storedPublicSettings } from '#db/public-settings'
import { byTheWay } from '../../platform/client/by-the-way'
import { database } from '../../platform/local/database'

/** Follows the settings. Call once, after the first view is shown. */
export function followServices(): void {
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
