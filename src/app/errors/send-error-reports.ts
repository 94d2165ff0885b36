/**
 * Sends reports of unexpected errors to the operator's service. A report that the service does not accept is
 * lost: nothing waits for it.
 */
import { isFailedNavigation, ReportLimit, reportOfError } from '#core/error-rules/error-report'
import * as limits from '#core/limits'
import { askAccount, isMember } from '../../model/account/account'
import { hearErrors } from './error-report'

declare const __BUILD__: string

export function sendErrorReports(address: string): void {
  const limit = new ReportLimit(limits.reportedErrors)
  hearErrors((error) => {
    if (!isFailedNavigation(error)) void send(address, error, limit)
  })
}

async function send(address: string, error: unknown, limit: ReportLimit): Promise<void> {
  const account = await askAccount()
  const report = reportOfError(error, {
    origin: location.origin,
    address: location.pathname,
    isMember: isMember(account),
    version: __BUILD__,
    locale: document.documentElement.lang,
  })
  if (!limit.takes(report)) return
  // Sent as plain text: any other type would make the browser ask the service for permission first.
  const body = JSON.stringify(report)
  if (navigator.sendBeacon?.(address, body)) return
  await fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(() => undefined)
}
