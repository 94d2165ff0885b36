/**
 * The gestures that select verses (spec 1 §4); loaded after the text is drawn. Mouse: a click is mode 0, with ctrl or cmd
 * mode 1, with shift mode 2. Touch: the first tap is mode 0, further taps are mode 1, a long press is mode 2. Keyboard: the
 * verse numbers are links in one roving group; up and down move, with shift they select up to there, Space and Enter select
 * as a click does.
 */
import { type ClickedVerse, type SelectionMode, selectVerse } from '#core/scripture/selection/verse-selection'

/** Shorter than the browser's own long press. */
const longPressMs = 380
/** A resting finger may move this far. */
const stillPx = 10

/** Computes the new selection from the previous one. */
export type Change = (before: readonly number[]) => readonly number[]

type Select = (change: Change, isTouch: boolean) => void

/** Listens in a text; the returned function stops it. */
export function watchGestures(container: HTMLElement, select: Select): () => void {
  const listening = new AbortController()
  const { signal } = listening
  watchPress(container, select, signal)
  container.addEventListener('keydown', (event) => onKey(event, container, select), { signal })
  return () => listening.abort()
}

/** Handles a click or a tap in the text. */
export function onVerseClick(event: MouseEvent, select: Select): void {
  const clicked = clickedVerse(event.target)
  // A shift-click on verses would also mark text. Text that the reader marked by dragging stays.
  if (event.shiftKey) getSelection()?.removeAllRanges()
  if (!clicked || !getSelection()?.isCollapsed || isMark(event.target)) return
  rememberWordAt(event.clientX, event.clientY)
  const mode = modeOf(event)
  const isTouch = isByFinger(event)
  select(
    (before) => selectVerse(before, clicked, isTouch && mode === 0 && before.length > 0 ? 1 : mode),
    isTouch,
  )
}

/** Safari and assistive technology send clicks without a pointer type. */
function isByFinger(event: object): boolean {
  const type = 'pointerType' in event && event.pointerType
  return type ? type !== 'mouse' : matchMedia('(pointer: coarse)').matches
}

function watchPress(container: HTMLElement, select: Select, signal: AbortSignal): void {
  let press = { x: 0, y: 0, timer: 0, isMore: false, isLong: false }
  const stop = () => {
    clearTimeout(press.timer)
    press.isMore &&= press.isLong
  }
  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    clearTimeout(press.timer)
    // Only the primary pointer counts, because two fingers zoom.
    const clicked = pointerType !== 'mouse' && isPrimary && !isMark(target) ? clickedVerse(target) : undefined
    const isMore = clicked !== undefined && container.querySelector('[data-selected]') !== null
    press = { x, y, timer: 0, isMore, isLong: false }
    if (!clicked) return
    press.timer = window.setTimeout(() => {
      press.isLong = true
      rememberWordAt(x, y)
      select((before) => selectVerse(before, clicked, 2), true)
    }, longPressMs)
  }
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.x, clientY - press.y) > stillPx) stop()
  }
  // Prevents the browser's own long press on a word or a link. With nothing selected yet it stays, so that a part of a verse can be marked.
  const refuse = (event: Event) => {
    if (press.isMore) event.preventDefault()
  }
  // Swallows the click after a long press, but no click of a key, which has `detail` 0.
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
  const mode = step === 0 ? modeOf(event) : 2
  if (step === 0 || event.shiftKey) select((before) => selectVerse(before, clicked, mode), false)
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

/** Looking up begins with the word at this point; its code is loaded apart from what selects. */
function rememberWordAt(x: number, y: number): void {
  void import('../look-up/picked-word').then(
    ({ pickWordAt }) => pickWordAt(x, y),
    () => undefined,
  )
}

/**
 * Finds out which part of a text an event is about. The verse an element belongs to; in a comparison the
 * row, whichever column was clicked.
 */
export function clickedVerse(target: EventTarget | null): ClickedVerse | undefined {
  if (!(target instanceof Element)) return undefined
  const row = target.closest<HTMLElement>('.row[data-row]')
  if (row) return { first: Number(row.dataset['row']), last: Number(row.dataset['rowEnd']) }
  const verse = target.closest<HTMLElement>('.v')
  if (!verse) return undefined
  const first = Number(verse.dataset['v'])
  return { first, last: Number(verse.dataset['end'] ?? first) }
}

/** True for marks of footnotes and references, which a click opens instead of selecting the verse. */
export function isMark(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a:not(.n)') !== null
}

/** The mode, by the modifier keys that are held. */
export function modeOf({
  shiftKey,
  ctrlKey,
  metaKey,
}: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): SelectionMode {
  return shiftKey ? 2 : ctrlKey || metaKey ? 1 : 0
}
