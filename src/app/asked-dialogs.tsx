/** Dialogs over any view that were asked for from elsewhere: reporting an error, what may be counted. Loaded when they open. */
import { Suspense } from 'react'
import { useIsConsentAsked } from '../model/analytics/consent-door'
import { useOpenReport } from '../model/shell/report-dialog'
import { lazyPart } from '../ui/timing/lazy-part'

const ReportOverView = lazyPart(async () => {
  const { loadReport } = await import('../features/report/load-report')
  return (await loadReport()).ReportOverView
})
const ConsentDialog = lazyPart(async () => {
  const { loadConsent } = await import('../features/consent/load-consent')
  return (await loadConsent()).ConsentDialog
})

export function AskedDialogs() {
  const report = useOpenReport()
  const isConsentAsked = useIsConsentAsked()
  return (
    <>
      <Suspense>{report && <ReportOverView {...report} />}</Suspense>
      <Suspense>{isConsentAsked && <ConsentDialog />}</Suspense>
    </>
  )
}
