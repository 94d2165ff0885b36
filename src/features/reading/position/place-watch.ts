/**
 * Remembers the place in the text on the screen: a moment after each scroll, and at once when another text replaces it.
 * Restores the place when lines become shorter or longer, because from one column to several (styles/text/wide.css) all
 * text moves.
 */
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'
import { isKept } from '../turning/is-kept'
import { currentPosition, restorePosition } from './scroll-position'
import { keepPlaceOfText, placeOfText, storePlacesOfTexts } from './text-places'

/** Measuring the place is costly, so it waits this long instead of running for every scroll event. */
const afterMs = 120

/** The watch of the text on the screen. */
let watched: PlaceWatch | undefined

/** Watches the text shown at this history entry; the returned function ends it. */
export function watchPlace(text: HTMLElement, entry: string): () => void {
  const mine = new PlaceWatch(text, entry)
  watched = mine
  return () => {
    mine.end()
    if (watched === mine) watched = undefined
  }
}

/** Stores a place that is not stored yet; call it before the text is hidden. */
export const keepPlace = () => watched?.keep()

class PlaceWatch {
  readonly #text: HTMLElement
  readonly #entry: string
  readonly #lines: ReturnType<typeof watchLines>
  readonly #listening = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  /**
   * Scroll position after a place was restored, px. The scroll event for it must not count as the person's: lines that
   * grow step by step would otherwise lead away from the place.
   */
  #putBackTo: number | undefined

  constructor(text: HTMLElement, entry: string) {
    this.#text = text
    this.#entry = entry
    this.#lines = watchLines(text, () => this.#putBack())
    const { signal } = this.#listening
    addEventListener('scroll', () => this.#onScroll(), { passive: true, signal })
    addEventListener(
      'pagehide',
      () => {
        this.keep()
        storePlacesOfTexts()
      },
      { signal },
    )
  }

  keep(): void {
    if (this.#timer === undefined) return
    this.#forgetTimer()
    // A hidden text has no place.
    if (!isKept(this.#text)) keepPlaceOfText(this.#entry, currentPosition(this.#text, headerPx()))
  }

  end(): void {
    this.#listening.abort()
    this.#lines.end()
    this.#forgetTimer()
  }

  #onScroll(): void {
    // The browser scrolls a text that became shorter before the resize is observed.
    if (scrollY === this.#putBackTo || this.#lines.areOthers()) return
    this.#putBackTo = undefined
    this.#timer ??= setTimeout(() => this.keep(), afterMs)
  }

  #putBack(): void {
    const place = placeOfText(this.#entry)
    if (!place?.verse || isKept(this.#text)) return
    restorePosition(this.#text, place, headerPx())
    this.#putBackTo = scrollY
    landed()
  }

  #forgetTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

/** Calls `tell` when lines become shorter or longer. An overlay beside the text restores the place itself (app/overlay/use-beside). */
function watchLines(text: HTMLElement, tell: () => void) {
  const lines = text.querySelector('.scripture')
  let width = lines?.clientWidth
  const areOthers = () =>
    lines?.clientWidth !== width && !document.documentElement.hasAttribute('data-with-beside')
  const observer = new ResizeObserver(() => {
    // A hidden text has no width.
    if (lines?.clientWidth === 0) return
    const isTold = areOthers()
    width = lines?.clientWidth
    if (isTold) tell()
  })
  if (lines) observer.observe(lines)
  return { areOthers, end: () => observer.disconnect() }
}
