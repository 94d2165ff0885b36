/**
 * Keeps the page below a modal from scrolling (spec 1 §4). Several modals may lie over it; the last one that
 * closes releases it.
 */
const holders = new Set<object>()

/** Freezes the page until the returned function is called, which counts once. */
export function freezePage(): () => void {
  const holder = {}
  holders.add(holder)
  document.documentElement.toggleAttribute('data-frozen', true)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) document.documentElement.removeAttribute('data-frozen')
  }
}
