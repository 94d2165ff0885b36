/** The heads of a wide comparison stay in the window while its rows scroll sideways: they follow, and the cut edge says that there is more. */

/** Follows the comparison inside `container` until it is told to stop. */
export function followColumns(container: HTMLElement): () => void {
  const follow = () => {
    const grid = container.querySelector('.grid')
    const heads = container.querySelector('.heads')
    if (!(grid instanceof HTMLElement) || !heads) return
    heads.scrollLeft = grid.scrollLeft
    // Right-to-left columns scroll to negative places.
    const left = grid.scrollWidth - grid.clientWidth - Math.abs(grid.scrollLeft)
    grid.toggleAttribute('data-more', getComputedStyle(grid).overflowX !== 'visible' && left > 1)
  }
  const watch = new ResizeObserver(follow)
  watch.observe(container)
  container.addEventListener('scroll', follow, { capture: true, passive: true })
  return () => {
    watch.disconnect()
    container.removeEventListener('scroll', follow, { capture: true })
  }
}
