/** Loads the page anew once what a person typed a moment ago is kept: the program reloads, they did not ask for it. */

/** A disk that does not answer must not hold up a page that is broken. */
const longestWaitMs = 2_000

/** Run before the page reloads. */
const keepers = new Set<() => Promise<unknown>>()

/** `keep` runs before the program reloads the page; the returned function takes it back. */
export function keepBeforeReload(keep: () => Promise<unknown>): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

export function reloadPage(): void {
  const reload = () => location.reload()
  if (keepers.size === 0) return reload()
  const kept = Promise.allSettled([...keepers].map(async (keep) => await keep()))
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  void Promise.race([kept, waited]).then(reload)
}
