/**
 * Unhandled errors: one place hears of them. The browser's `error` event is what everybody is told by; the operator's service, where one is
 * set, listens to it (send-error-reports.ts, loaded late) and is given what came before.
 */
const heard = new WeakSet<object>()
const mostEarly = 10
const early: unknown[] = []
let listener = (error: unknown): void => {
  if (early.length < mostEarly) early.push(error)
}

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
  addEventListener('error', ({ error, message }) => listener(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => listener(reason))
}

/** Who hears of errors from now on, and of those before. */
export function setErrorListener(next: (error: unknown) => void): void {
  listener = next
  for (const error of early.splice(0)) next(error)
}
