/**
 * Unhandled errors: one place hears of them. The browser's `error` event is what everybody is told by; the operator's service, where one is
 * set, listens to it (send-error-reports.ts, loaded late) and is given what came before.
 */
import { earlyEvents } from '../../platform/page/early-events'

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

/** Who hears of errors from now on, and of those before. */
export const hearErrors = errors.hear
