/**
 * Listens in all texts for swipes that turn the page. `overscroll-behavior` (styles/reset.css) keeps the browser from going
 * back in its history instead. No part of the first load.
 */
import { currentDisplay } from '../../../../model/options/display'
import { followFinger } from './follow-finger'
import { swipeStep } from './swipe'

interface Start {
  x: number
  y: number
  at: number
}

/** Safari on iOS goes back for a swipe from the edge (px), whatever the page says; such a stroke is left to it. */
const edgePx = CSS.supports('-webkit-touch-callout', 'none') ? 24 : 0

/** Elements with swipes of their own, or in which none may turn the page. */
const others =
  'header, aside, dialog, input, textarea, select, [contenteditable], [role="dialog"], [role="toolbar"], [role="slider"], [data-selection-bar]'

/** Calls `onStep` with 1 for the next chapter, -1 for the previous one, as long as the page lives. */
export function watchSwipe(onStep: (step: 1 | -1) => void): void {
  let start: Start | undefined
  const page = followFinger()
  const forget = () => {
    start = undefined
    page.settle()
  }
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { passive: true })
  on('touchstart', (event) => {
    page.settle()
    start = startOf(event)
  })
  on('touchmove', ({ changedTouches: [touch] }) => {
    if (!start || !touch) return
    if (getSelection()?.isCollapsed === false) return forget()
    page.move({ dx: touch.clientX - start.x, dy: touch.clientY - start.y })
  })
  on('touchend', ({ changedTouches: [touch], timeStamp }) => {
    const from = start
    start = undefined
    if (!from || !touch || !getSelection()?.isCollapsed) return page.settle()
    const stroke = { dx: touch.clientX - from.x, dy: touch.clientY - from.y, durationMs: timeStamp - from.at }
    const step = swipeStep(stroke, document.documentElement.dir)
    page.settle(() => {
      if (step !== 0) onStep(step)
    })
  })
  on('touchcancel', forget)
  // A long press marks text and ends the stroke.
  on('contextmenu', forget)
}

/** Undefined for a stroke that cannot turn pages: with two fingers, on a zoomed page, in a box that scrolls sideways. */
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
