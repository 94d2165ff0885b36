/**
 * The ways to select that are more than a click; loaded once the text stands. A finger has no shift key: a long press selects up to
 * there. The verse numbers are links and one roving group: up and down move, with shift they select up to there, Space and Enter select
 * as a click does.
 */
import type { ClickedVerse, SelectionMode } from '#core/scripture/selection/verse-selection'
import { clickedVerse, isMark, modeOf } from './clicked-verse'

/** Shorter than the browser's own. */
const longPressMs = 380
/** A finger that lies still moves a little. */
const stillPx = 10

type Select = (clicked: ClickedVerse, mode: SelectionMode, isTouch?: boolean) => void

/** Listens in a text until the call of what this returns. */
export function watchGestures(container: HTMLElement, select: Select): () => void {
  const listening = new AbortController()
  const { signal } = listening
  watchPress(container, select, signal)
  container.addEventListener('keydown', (event) => onKey(event, container, select), { signal })
  return () => listening.abort()
}

function watchPress(container: HTMLElement, select: Select, signal: AbortSignal): void {
  let press = { x: 0, y: 0, timer: 0, isMore: false, isLong: false }
  const stop = () => {
    clearTimeout(press.timer)
    press.isMore &&= press.isLong
  }
  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    clearTimeout(press.timer)
    // Two fingers zoom.
    const clicked = pointerType !== 'mouse' && isPrimary && !isMark(target) ? clickedVerse(target) : undefined
    const isMore = clicked !== undefined && container.querySelector('[data-selected]') !== null
    press = { x, y, timer: 0, isMore, isLong: false }
    if (!clicked) return
    press.timer = window.setTimeout(() => {
      press.isLong = true
      select(clicked, 2, true)
    }, longPressMs)
  }
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.x, clientY - press.y) > stillPx) stop()
  }
  // What the browser does to a word or a link that is held: with nothing selected yet, a part of a verse can be marked that way.
  const refuse = (event: Event) => {
    if (press.isMore) event.preventDefault()
  }
  // What follows a long press; keys click too, and count nothing.
  const onClick = (event: MouseEvent) => {
    if (!press.isLong || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const options = { signal }
  container.addEventListener('pointerdown', begin, options)
  container.addEventListener('pointermove', onMove, options)
  container.addEventListener('pointerup', stop, options)
  container.addEventListener('pointercancel', stop, options)
  container.addEventListener('contextmenu', refuse, options)
  container.addEventListener('selectstart', refuse, options)
  container.addEventListener('click', onClick, { signal, capture: true })
}

function onKey(event: KeyboardEvent, container: HTMLElement, select: Select): void {
  const number = event.target instanceof Element ? event.target.closest<HTMLElement>('.n') : null
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!number || (step === 0 && event.key !== ' ' && event.key !== 'Enter')) return
  const clicked = clickedVerse(step === 0 ? number : moveFocus(container, number, step))
  if (!clicked) return
  event.preventDefault()
  if (step === 0) select(clicked, modeOf(event))
  else if (event.shiftKey) select(clicked, 2)
}

function moveFocus(container: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement {
  const numbers = [...container.querySelectorAll<HTMLElement>('.n')].filter(
    (number) => !number.closest('.cell ~ .cell'),
  )
  const target = numbers[numbers.indexOf(from) + step] ?? from
  from.tabIndex = -1
  target.tabIndex = 0
  target.focus()
  return target
}
