/**
 * The gestures that select verses (spec 1 §4); loaded after the text is drawn. Mouse: a click is mode 0, with ctrl or cmd
 * mode 1, with shift mode 2. Touch: the first tap is mode 0, further taps are mode 1, a long press is mode 2. Keyboard: the
 * verse numbers are links in one roving group; up and down move, with shift they select up to there, Space and Enter select
 * as a click does; left and right with shift select words of the verse, with ctrl or cmd at the beginning of these.
 */
import type { ClickedVerse, SelectionMode } from '#core/scripture/selection/verse-selection'
import type { ChapterTexts, Choose } from '../../../model/text/selected'
import { pickWordAt } from '../look-up/picked-word'
import { afterWordStep, pagesInOrder, type WordStep } from './choose-words'
import { afterPress } from './press-verse'

/** Shorter than the browser's own long press. */
const longPressMs = 380
/** A resting finger may move this far. */
const stillPx = 10

/** How the gestures in a text select. */
export interface Selecting {
  press: (clicked: ClickedVerse, mode: SelectionMode, isTouch: boolean) => void
  /** One word more or less of a verse. */
  stepWords: (verse: HTMLElement, step: WordStep) => void
}

/** Selecting in the chapter that `container` holds. */
export function selectingIn(container: HTMLElement, texts: ChapterTexts, choose: Choose): Selecting {
  const data = () => texts.get(container)
  return {
    press(clicked, mode, isTouch) {
      const page = data()
      if (page)
        choose((last) => afterPress(last, { data: page, clicked, mode, isTouch }, pagesInOrder(texts)))
    },
    stepWords(verse, step) {
      const page = data()
      if (page)
        choose(({ chapters }) => ({ chapters: afterWordStep(chapters, verse, page, step), isTouch: false }))
    },
  }
}

/** Listens in a text; the returned function stops it. */
export function watchGestures(container: HTMLElement, select: Selecting): () => void {
  const listening = new AbortController()
  const { signal } = listening
  watchPress(container, select, signal)
  container.addEventListener('keydown', (event) => onKey(event, container, select), { signal })
  return () => listening.abort()
}

/** Handles a click or a tap in the text. */
export function onVerseClick(event: MouseEvent, select: Selecting): void {
  const clicked = clickedVerse(event.target)
  // A shift-click on verses would also mark text. Text that the reader marked by dragging stays.
  if (event.shiftKey) getSelection()?.removeAllRanges()
  if (!clicked || !getSelection()?.isCollapsed || isMark(event.target)) return
  pickWordAt(event.clientX, event.clientY)
  select.press(clicked, modeOf(event), isByFinger(event))
}

/** Safari and assistive technology send clicks without a pointer type. */
function isByFinger(event: object): boolean {
  const type = 'pointerType' in event && event.pointerType
  return type ? type !== 'mouse' : matchMedia('(pointer: coarse)').matches
}

function watchPress(container: HTMLElement, select: Selecting, signal: AbortSignal): void {
  let press = { x: 0, y: 0, timer: 0, isMore: false, isLong: false }
  const stop = () => {
    clearTimeout(press.timer)
    press.isMore &&= press.isLong
  }
  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    clearTimeout(press.timer)
    // Only the primary pointer counts, because two fingers zoom.
    const clicked = pointerType !== 'mouse' && isPrimary && !isMark(target) ? clickedVerse(target) : undefined
    const isMore = clicked !== undefined && hasSelected(container)
    press = { x, y, timer: 0, isMore, isLong: false }
    if (!clicked) return
    press.timer = window.setTimeout(() => {
      press.isLong = true
      pickWordAt(x, y)
      select.press(clicked, 2, true)
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

/** Whether a verse of the view is selected: a chapter may be one of several. */
function hasSelected(container: HTMLElement): boolean {
  return (container.closest('[data-path]') ?? container).querySelector('[data-selected]') !== null
}

function onKey(event: KeyboardEvent, container: HTMLElement, select: Selecting): void {
  const number = event.target instanceof Element ? event.target.closest<HTMLElement>('.n') : null
  const verse = number?.closest<HTMLElement>('.v')
  const words = verse && wordStepOf(event, verse)
  if (words) {
    event.preventDefault()
    return select.stepWords(verse, words)
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!number || (step === 0 && event.key !== ' ' && event.key !== 'Enter')) return
  const clicked = clickedVerse(step === 0 ? number : moveFocus(container, number, step))
  if (!clicked) return
  event.preventDefault()
  const mode = step === 0 ? modeOf(event) : 2
  if (step === 0 || event.shiftKey) select.press(clicked, mode, false)
}

function wordStepOf(event: KeyboardEvent, verse: HTMLElement): WordStep | undefined {
  if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return undefined
  const isRtl = verse.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1
  return { step, isStart: event.ctrlKey || event.metaKey }
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
