/** What is loaded late may be asked for without network, on a first visit before the service worker has all files. */

/** Loads; where that fails without network, again as soon as it is back. Rejects where it fails with network. */
export async function onceOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    // A style sheet that did not come is not asked for again by who asked for it.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (!link.sheet) link.replaceWith(link.cloneNode())
    return onceOnline(load)
  }
}
