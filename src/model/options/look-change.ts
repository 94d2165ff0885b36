/** Tells who keeps a place on the page before the look of the text changes, and after it. */

/** Called before; the returned function is called when the attributes are set. */
type Watcher = () => (() => void) | undefined

/** Those who keep a place. */
const watchers = new Set<Watcher>()

/** The returned function ends it. */
export function watchLook(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Changes the look by `change`. */
export function changeLook(change: () => void): void {
  const after = [...watchers].map((watcher) => watcher())
  change()
  for (const done of after) done?.()
}
