/** What is loaded late may be asked for without network, on a first visit before the service worker has all files. */

/** A network that is back only now has failed what was asked before. */
const againMs = 1000

/** Loads; where that fails without network, again as soon as it is back, and with network once more. Rejects where that fails too, or on a try that `isLast`. */
export async function onceOnline<Part>(load: () => Promise<Part>, isLast = false): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const isOnline = navigator.onLine
    if (isOnline && isLast) throw error
    await new Promise((resolve) =>
      isOnline ? setTimeout(resolve, againMs) : addEventListener('online', resolve, { once: true }),
    )
    // A style sheet that did not come is not asked for again by who asked for it.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (!link.sheet) link.replaceWith(link.cloneNode())
    return onceOnline(load, isOnline)
  }
}
