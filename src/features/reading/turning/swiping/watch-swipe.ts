/**
 * Listens for strokes of a finger that turn the page, in all texts; the browser, which would go back in its history, is kept from it by
 * `overscroll-behavior` (styles/reset.css). No part of the first load.
 */
import { currentDisplay } from '../../../../model/options/display'
import { swipeStep } from './swipe'

interface Start {
  x: number
  y: number
  at: number
}

/** Safari on iOS goes back from its edges, px, whatever a page says: a stroke that begins there belongs to it. */
const edgePx = CSS.supports('-webkit-touch-callout', 'none') ? 24 : 0

/** What has strokes of its own, or none. */
const others =
  'header, aside, dialog, input, textarea, select, [contenteditable], [role="dialog"], [role="toolbar"], [role="slider"], [data-selection-bar]'

/** Calls `onStep` with 1 for the next chapter, -1 for the one before; as long as the page lives. */
export function watchSwipe(onStep: (step: 1 | -1) => void): void {
  let start: Start | undefined
  const forget = () => {
    start = undefined
  }
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { passive: true })
  on('touchstart', (event) => {
    start = startOf(event)
  })
  on('touchend', ({ changedTouches: [touch], timeStamp }) => {
    const from = start
    start = undefined
    if (!from || !touch || !getSelection()?.isCollapsed) return
    const stroke = { dx: touch.clientX - from.x, dy: touch.clientY - from.y, durationMs: timeStamp - from.at }
    const step = swipeStep(stroke, document.documentElement.dir)
    if (step !== 0) onStep(step)
  })
  on('touchcancel', forget)
  // A finger that rests marks text.
  on('contextmenu', forget)
}

/** Undefined where the stroke is none that turns pages: two fingers, a page that is zoomed and moved about, a box that scrolls sideways. */
function startOf({ touches, target, timeStamp }: TouchEvent): Start | undefined {
  const [touch] = touches
  if (!touch || touches.length > 1 || !(target instanceof Element)) return undefined
  const isAtEdge = Math.min(touch.clientX, innerWidth - touch.clientX) < edgePx
  const isZoomed = (visualViewport?.scale ?? 1) > 1.01
  if (isAtEdge || isZoomed || currentDisplay().swipe === 'off') return undefined
  if (target.closest(others) || scrollsSideways(target)) return undefined
  return { x: touch.clientX, y: touch.clientY, at: timeStamp }
}

function scrollsSideways(target: Element): boolean {
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true
  return false
}
