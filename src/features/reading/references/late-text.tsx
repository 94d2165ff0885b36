/** Additions to a text that load after it: its head on paper, links in its notes, heads of columns that follow the rows. */
import { type RefObject, Suspense, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { useDisplayOf } from '../../../model/options/display'
import type { Selected } from '../../../model/text/selected'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { PrintHead } from '../drawing/print-head'
import { LateLookUp } from '../look-up/late-look-up'
import { NoteLinks } from './note-links'

const PagedText = lazyPart(async () => (await import('../paging/paged-text')).PagedText)

interface Props {
  container: RefObject<HTMLElement | null>
  data: PageData
  /** What is chosen, in this chapter or in others of the view. */
  chosen: Selected
  isVisible: boolean
}

export function LateText({ container, data, chosen, isVisible }: Props) {
  const isPaged = useDisplayOf('paged') === 'on'
  useEffect(() => (container.current ? followColumns(container.current) : undefined), [container])
  return (
    <>
      <PrintHead data={data} />
      <Suspense>{isPaged && isVisible && <PagedText container={container} />}</Suspense>
      {isVisible && <LateLookUp container={container} data={chosen.chapters[0]?.data ?? data} />}
      {isVisible && <NoteLinks container={container} data={data} />}
    </>
  )
}

/**
 * Keeps the heads of a wide comparison aligned with its rows, which scroll sideways while the heads stay in
 * the window, and marks the cut edge as a sign that there is more. If the focus scrolls the heads, the rows
 * follow. Follows the comparison inside `container`; the returned function stops it.
 */
function followColumns(container: HTMLElement): () => void {
  let ledTo = 0
  const follow = (target?: EventTarget | null) => {
    const grid = container.querySelector('.grid')
    const heads = container.querySelector('.heads')
    if (!(grid instanceof HTMLElement) || !heads) return
    // The heads fire `scroll` for every move, even for those made here.
    if (target === heads && heads.scrollLeft !== ledTo) grid.scrollLeft = heads.scrollLeft
    heads.scrollLeft = grid.scrollLeft
    ledTo = heads.scrollLeft
    // Right-to-left columns have negative scroll positions.
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
