/**
 * Loads code on demand that may be missing without network, on a first visit before the service worker has
 * all files.
 */

/** Requests may still fail just after the network is back: waits this long before the next try. */
const againMs = 1000

/** Elements of the page whose files could not be loaded. */
const failed = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('error', ({ target }) => target && failed.add(target), {
  capture: true,
})

/** True where the page is about to be loaded anew. */
type WhenLost = (error: unknown) => Promise<boolean>

let isReplaced: WhenLost = async () => false

/** `ask` hears of everything that is given up, before whoever waits for it. */
export function whenLost(ask: WhenLost): void {
  isReplaced = ask
}

/**
 * Loads; if that fails without network, tries again as soon as it is back, and with network once more.
 * Rejects if that fails too, or on a try that `isLast`; not where the page is loaded anew for it: until then the
 * screen stays as it is.
 */
export async function onceOnline<Part>(load: () => Promise<Part>, isLast = false): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const isOnline = navigator.onLine
    if (isOnline && isLast) {
      if (await isReplaced(error)) return await new Promise<never>(() => {})
      throw error
    }
    await new Promise((resolve) =>
      isOnline ? setTimeout(resolve, againMs) : addEventListener('online', resolve, { once: true }),
    )
    // A style sheet that failed is not requested again by the importing code. One on its way stays: whoever waits
    // for it would wait for ever.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (failed.has(link)) link.replaceWith(link.cloneNode())
    return onceOnline(load, isOnline)
  }
}
