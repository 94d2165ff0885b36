/** Unhandled errors: one place hears of them. A reporting service is configured later; until then the browser's own log. */
const heard = new WeakSet<object>()

/** Reports an error once; `reportError` of the browser fires the `error` event a service would listen to. */
export function reportError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (heard.has(error)) return
    heard.add(error)
  }
  globalThis.reportError(error)
}
