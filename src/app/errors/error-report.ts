/**
 * The one place that hears of unhandled errors. The browser's `error` event reaches every listener; the
 * operator's service, where one is set, listens too (send-error-reports.ts, loaded late) and gets the errors
 * from before it was loaded.
 */
import { earlyEvents } from '../../platform/page/early-events'

/** Errors that were reported. */
const heard = new WeakSet<object>()
const errors = earlyEvents<[error: unknown]>()

/** Reports an error once. */
export function reportError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (heard.has(error)) return
    heard.add(error)
  }
  globalThis.reportError(error)
}

/** Call once, before anything can fail. */
export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => errors.tell(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => errors.tell(reason))
}

/** Subscribes to errors; the listener also gets those reported before. */
export const hearErrors = errors.hear
