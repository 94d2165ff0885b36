/** The caches this worker shares with the service worker. A browser may have none, or forbid them. */

/** Undefined where there are none. */
export async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name)
  } catch {
    return undefined
  }
}

/** The answer stored for an address; undefined where there is none. */
export async function cachedAnswer(url: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, cacheName === undefined ? {} : { cacheName })
  } catch {
    return undefined
  }
}

/** Deletes caches by their names; what cannot be deleted stays. */
export async function dropCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => isUnwanted(name)).map((name) => caches.delete(name)))
  } catch {
    // Nothing was kept there.
  }
}
