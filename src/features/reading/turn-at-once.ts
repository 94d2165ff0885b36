/**
 * Turning to a text that is laid out in a hidden view: the address changes, the text is seen in the very next picture, React and the bars
 * follow that. No part of the first load.
 */
import { isFirstPaintShown } from '../../platform/first-paint'
import { isSamePath } from '../../platform/readable-path'
import { afterPaint } from '../../ui/after-paint'
import { isArrivalPlanned } from './arrival'
import { showAhead, takeBackAhead } from './kept-layout'
import { keepPlace } from './place-watch'
import { shownFrame, turning } from './turn'

/** Shows the text of the path, if it is ready, and goes there. */
export function turnAtOnce(path: string, go: () => void): void {
  const from = location.href
  if (!isArrivalPlanned(path) && show(path)) {
    const seen = new Promise<void>((resolve) => {
      afterPaint(resolve)
    }).then(() => {
      if (turning.seen === seen) turning.seen = undefined
      // Somebody was kept from going.
      if (location.href === from) takeBackAhead()
    })
    turning.seen = seen
  }
  go()
}

/** False where there is more to do than to show it. */
function show(path: string): boolean {
  const read = shownFrame()
  const ready = [...document.querySelectorAll<HTMLElement>('[data-kept=""]')].find((frame) =>
    isSamePath(frame.dataset['path'] ?? '', path),
  )
  if (!read || !ready || read.closest('[inert]') || isFirstPaintShown()) return false
  // Before it is hidden, and stands nowhere.
  keepPlace()
  showAhead(ready, read)
  return true
}
