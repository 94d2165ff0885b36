/**
 * The heads of a wide comparison stay in the window while its rows scroll sideways: they follow, and the cut edge says that there is
 * more. Where the focus moves the heads, the rows follow them.
 */

/** Follows the comparison inside `container` until it is told to stop. */
export function followColumns(container: HTMLElement): () => void {
  let ledTo = 0
  const follow = (target?: EventTarget | null) => {
    const grid = container.querySelector('.grid')
    const heads = container.querySelector('.heads')
    if (!(grid instanceof HTMLElement) || !heads) return
    // They tell of every move, also of those that were made here.
    if (target === heads && heads.scrollLeft !== ledTo) grid.scrollLeft = heads.scrollLeft
    heads.scrollLeft = grid.scrollLeft
    ledTo = heads.scrollLeft
    // Right-to-left columns scroll to negative places.
    const left = grid.scrollWidth - grid.clientWidth - Math.abs(grid.scrollLeft)
    grid.toggleAttribute('data-more', getComputedStyle(grid).overflowX !== 'visible' && left > 1)
  }
  const watch = new ResizeObserver(() => follow())
  const onScroll = ({ target }: Event) => follow(target)
  watch.observe(container)
  container.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    watch.disconnect()
    container.removeEventListener('scroll', onScroll, { capture: true })
  }
}
