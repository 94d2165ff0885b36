/**
 * Reading by whole screens (FEATURES READ-21), for e-ink: space, page keys and presses at the side edges show the next lines or those before,
 * at once; after the last ones comes the next chapter. What is scrolled by hand comes to rest at a line.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'
import { headsPx } from '../position/line-at-top'
import { turnPage } from '../position/turn'
import { type Band, bandsOf, beginningsOf, type Screen, screenBefore, screenOf } from './screens'
import { boxesOf } from './text-boxes'

/** What hides the line below that is not whole, px in the window. */
export interface Cover {
  top: number
  left: number
  width: number
  height: number
}

/** Air above the first line of a screen, where the line before leaves it. */
const airPx = 8
/** The edges: at least a finger wide, on wide screens no more than that of a hand. */
const edge = { share: 0.18, leastPx: 44, mostPx: 140 }

/** Elements with presses or keys of their own. */
const pressed = 'a:not(.n), button, input, select, textarea, summary, label, [role="button"], [role="dialog"]'
const typed =
  'input, textarea, select, button, summary, dialog, [contenteditable], [role="slider"], [role="dialog"], [role="toolbar"]'

/** The chapter that is turned back to is shown from its end: said by the text that is left. */
let isEndWanted = false

/** Reads `text` by screens; the returned function ends it. `onCover` is told what to hide. */
export function pageText(
  text: HTMLElement,
  history: RouterHistory,
  onCover: (cover: Cover | undefined) => void,
): () => void {
  const reading = new PagedReading(text, history, onCover)
  return () => reading.end()
}

class PagedReading {
  readonly #text: HTMLElement
  readonly #history: RouterHistory
  readonly #onCover: (cover: Cover | undefined) => void
  readonly #listening = new AbortController()
  readonly #sizes = new ResizeObserver(() => this.#settle())

  constructor(text: HTMLElement, history: RouterHistory, onCover: (cover: Cover | undefined) => void) {
    this.#text = text
    this.#history = history
    this.#onCover = onCover
    const { signal } = this.#listening
    for (const type of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(type, forgetEnd, { signal, capture: true, passive: true })
    addEventListener('keydown', (event) => this.#onKey(event), { signal })
    text.addEventListener('click', (event) => this.#onClick(event), { signal })
    const settle = () => this.#settle()
    addEventListener('scrollend', settle, { signal, passive: true })
    addEventListener('resize', settle, { signal })
    document.fonts.addEventListener('loadingdone', settle, { signal })
    this.#sizes.observe(text)
  }

  end(): void {
    this.#listening.abort()
    this.#sizes.disconnect()
    this.#onCover(undefined)
  }

  #onKey(event: KeyboardEvent): void {
    const step = stepOfKey(event)
    if (step !== 0 && !this.#text.closest('[inert]') && this.#turn(step)) event.preventDefault()
  }

  #onClick(event: MouseEvent): void {
    const step = stepOfPress(event, this.#text)
    if (step === 0 || !this.#turn(step)) return
    // It selects no verse.
    event.stopPropagation()
    event.preventDefault()
  }

  /** False where nothing follows. */
  #turn(step: 1 | -1): boolean {
    const text = this.#text
    const [screen, bands] = [screenNow(text), measure(text)]
    const next =
      step > 0
        ? screenOf(bands, screen).next
        : screenBefore(bands, atLine(bands, screen), firstScreen(text), heightPx(text))
    if (next !== undefined) this.#show(next, bands)
    else if (!turnPage(this.#history, step)) return false
    else isEndWanted = step < 0
    return true
  }

  /** After the text has changed or was scrolled by hand. */
  #settle(): void {
    const text = this.#text
    if (text.closest('[data-kept], [inert]')) return
    const bands = measure(text)
    const screen = screenNow(text)
    const cut = bands.find(({ top, bottom }) => top < screen.top - 1 && bottom > screen.top + 2)
    if (isEndWanted) this.#show(beginningsOf(bands, firstScreen(text), heightPx(text)).at(-1) ?? 0, bands)
    else if (cut && scrollY > 0 && cut.bottom - cut.top < heightPx(text)) this.#show(cut.top, bands)
    else this.#cover(bands)
  }

  /** Brings the line to the top, or the page to its own. */
  #show(top: number, bands: readonly Band[]): void {
    const before = bands.filter(({ bottom }) => bottom <= top + 0.5).at(-1)
    const air = Math.max(0, Math.min(airPx, (top - (before?.bottom ?? 0)) / 2))
    const isFirst = top <= firstScreen(this.#text).top + 1
    scrollTo({ top: isFirst ? 0 : top - topPx(this.#text) - air, behavior: 'instant' })
    landed()
    this.#cover(bands)
  }

  #cover(bands: readonly Band[]): void {
    const bottom = bottomPx()
    const { shownTo } = screenOf(bands, screenNow(this.#text))
    const top = Math.ceil(shownTo - scrollY + 1)
    const { left, width } = this.#text.getBoundingClientRect()
    this.#onCover(top < bottom ? { top, left, width, height: Math.ceil(bottom - top) } : undefined)
  }
}

function forgetEnd(): void {
  isEndWanted = false
}

function measure(text: HTMLElement): Band[] {
  return bandsOf(boxesOf(text, heightPx(text)))
}

/** What covers the text above: the header, and the heads of columns. */
const topPx = (text: HTMLElement) => headerPx() + headsPx(text)

/** The upper edge of the lowest bar, or of what is selected. */
function bottomPx(): number {
  const bars = [...document.querySelectorAll('[data-bar]:not(header), [data-selection-bar]')]
  const edges = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2)
  return Math.min(innerHeight, ...edges.map(({ top }) => top))
}

const heightPx = (text: HTMLElement) => bottomPx() - topPx(text) - airPx

const screenNow = (text: HTMLElement): Screen => ({
  top: scrollY < 8 ? firstScreen(text).top : scrollY + topPx(text),
  bottom: scrollY + bottomPx(),
})

/** At the top of the page. */
function firstScreen(text: HTMLElement): Screen {
  return { top: text.getBoundingClientRect().top + scrollY, bottom: bottomPx() }
}

/** The screen without the air above its first line. */
function atLine(bands: readonly Band[], screen: Screen): Screen {
  const first = bands.find(({ bottom }) => bottom > screen.top + 1)
  return first && first.top - screen.top < 2 * airPx ? { ...screen, top: first.top } : screen
}

/** 1 for the next screen, -1 for the one before, 0 for any other key or target. */
export function stepOfKey(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return 0
  if (event.target instanceof Element && event.target.closest(typed)) return 0
  if (event.key === ' ') return event.shiftKey ? -1 : 1
  if (event.shiftKey) return 0
  return event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
}

/** The end edge in reading direction turns on, the other one back. Marked words and what has a press of its own are left alone. */
export function stepOfPress(event: MouseEvent, text: HTMLElement): -1 | 0 | 1 {
  const { target, clientX, defaultPrevented, detail } = event
  const hasKeys = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
  if (defaultPrevented || hasKeys || detail === 0 || !(target instanceof Element)) return 0
  if (target.closest(pressed) || getSelection()?.isCollapsed === false) return 0
  const { left, width } = text.getBoundingClientRect()
  const edgePx = Math.min(Math.max(width * edge.share, edge.leastPx), edge.mostPx)
  const isRightToLeft = document.documentElement.dir === 'rtl'
  if (clientX - left < edgePx) return isRightToLeft ? 1 : -1
  if (left + width - clientX < edgePx) return isRightToLeft ? -1 : 1
  return 0
}
