/**
 * Dialogs over any view that other parts open: the error report and the consent question. Loaded when one
 * opens.
 */
import { Suspense } from 'react'
import { useIsConsentAsked } from '../model/analytics/consent-state'
import { shownReport } from '../model/shell/report-dialog'
import { useStore } from '../ui/store/store'
import { lazyPart } from '../ui/timing/lazy-part'

const ReportOverView = lazyPart(async () => (await import('../features/report/report-dialog')).ReportOverView)
const ConsentDialog = lazyPart(async () => (await import('../features/consent/consent-dialog')).ConsentDialog)

export function AskedDialogs() {
  const report = useStore(shownReport)
  const isConsentAsked = useIsConsentAsked()
  return (
    <>
      <Suspense>{report && <ReportOverView {...report} />}</Suspense>
      <Suspense>{isConsentAsked && <ConsentDialog />}</Suspense>
    </>
  )
}
