/**
 * Watches a view whose chapters follow each other: says which of them stands at the top, and holds that one in its place while
 * chapters above it come, grow or go. Browsers that anchor the scroll position do the second by themselves, but not at the
 * top of the page, and Safari never does.
 */
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'

/** A chapter counts from where its head comes below the header. */
const headPx = 8

/** Moves smaller than this are those of rounding. */
const leastPx = 1

const blocksOf = (frame: Element) => [...frame.querySelectorAll<HTMLElement>('[data-flow-path]')]

function blockAtTop(frame: Element): HTMLElement | undefined {
  const blocks = blocksOf(frame)
  const linePx = headerPx() + headPx
  return blocks.findLast((block) => block.getBoundingClientRect().top <= linePx) ?? blocks[0]
}

/** Path of the chapter at the top of a view. */
export function pathAtTop(frame: Element): string | undefined {
  return blockAtTop(frame)?.dataset['flowPath']
}

/** Calls `tell` with the path of the chapter at the top whenever it is another one; the returned function ends it. */
export function watchFlow(frame: HTMLElement, tell: (path: string) => void): () => void {
  let held = blockAtTop(frame)
  let topPx = held?.getBoundingClientRect().top ?? 0
  let widthPx = frame.clientWidth
  let request = 0
  const look = () => {
    request = 0
    const block = blockAtTop(frame)
    topPx = block?.getBoundingClientRect().top ?? 0
    if (block === held) return
    held = block
    if (block?.dataset['flowPath']) tell(block.dataset['flowPath'])
  }
  const onScroll = () => {
    request ||= requestAnimationFrame(look)
  }
  const observer = new ResizeObserver(() => {
    const isOtherWidth = frame.clientWidth !== widthPx
    widthPx = frame.clientWidth
    // Lines of another length: the place in the text is restored by its watch.
    if (isOtherWidth || !held?.isConnected || frame.clientWidth === 0) return look()
    const movedPx = held.getBoundingClientRect().top - topPx
    if (Math.abs(movedPx) < leastPx) return
    scrollBy({ top: movedPx, behavior: 'instant' })
    topPx = held.getBoundingClientRect().top
    landed()
  })
  for (const side of frame.querySelectorAll('[data-flow-side]')) observer.observe(side)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    cancelAnimationFrame(request)
    removeEventListener('scroll', onScroll)
    observer.disconnect()
  }
}
