/**
 * Turning to a text that is laid out in a hidden view: it is seen in the very next picture; the address, React and the bars follow that.
 * No part of the first load.
 */
import { isFirstPaintShown } from '../../../platform/page/first-paint'
import { isSamePath } from '../../../platform/page/readable-path'
import { afterPaint } from '../../../ui/timing/after-paint'
import { isArrivalPlanned } from '../position/arrival'
import { keepPlace } from '../position/place-watch'
import { showAhead, takeBackAhead } from './kept-layout'

/** What is left to do once the text is seen. */
let rest: { go: () => void; forget: () => void } | undefined

/** Shows the text of the path, if it is ready, and goes there. */
export function turnAtOnce(path: string, go: () => void): void {
  goOn()
  if (isArrivalPlanned(path) || !show(path)) return go()
  rest = { go, forget: afterPaint(goOn) }
}

/** Whatever else is asked for comes after what was asked for before. */
export function watchWhatIsAsked(): void {
  for (const type of ['keydown', 'pointerdown', 'click', 'pagehide'])
    addEventListener(type, goOn, { capture: true })
  addEventListener('popstate', () => {
    rest?.forget()
    rest = undefined
    takeBackAhead()
  })
}

function goOn(): void {
  const left = rest
  rest = undefined
  left?.forget()
  left?.go()
}

/** False where there is more to do than to show it. */
function show(path: string): boolean {
  const [read, ...others] = document.querySelectorAll<HTMLElement>(
    'main > :not([data-kept], [style*="display"])',
  )
  const ready = [
    ...document.querySelectorAll<HTMLElement>('main > [data-kept=""]:not([style*="display"])'),
  ].find((view) => isSamePath(view.dataset['path'] ?? '', path))
  const isMore = others.length > 0 || document.querySelector('dialog[open]') || isFirstPaintShown()
  if (!read || !ready || isMore) return false
  // Before it is hidden, and stands nowhere.
  keepPlace()
  return showAhead(ready, read)
}
