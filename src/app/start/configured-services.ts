/** What the operator has set to be used besides: statistics and reports of errors. Without a setting none of it is loaded. */
import { liveQuery } from 'dexie'
import { storedPublicSettings } from '#db/public-settings'
import { byTheWay } from '../../platform/client/by-the-way'
import { database } from '../../platform/local/database'

/** Follows the settings; call once, when the page stands. */
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
