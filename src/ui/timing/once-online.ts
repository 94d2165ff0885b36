/**
 * Loads code on demand that may be missing without network, on a first visit before the service worker has
 * all files.
 */

/** Requests may still fail just after the network is back: waits this long before the next try. */
const againMs = 1000

const failed = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('error', ({ target }) => target && failed.add(target), {
  capture: true,
})

/**
 * Loads; if that fails without network, tries again as soon as it is back, and with network once more.
 * Rejects if that fails too, or on a try that `isLast`.
 */
export async function onceOnline<Part>(load: () => Promise<Part>, isLast = false): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const isOnline = navigator.onLine
    if (isOnline && isLast) throw error
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
