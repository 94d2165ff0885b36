/**
 * Remembers the place in the text on the screen: a moment after each scroll, and at once when another text replaces it.
 * Restores the place when lines become shorter or longer, because from one column to several (styles/text/wide.css) all
 * text moves. Where the look changes, the line at the top stays there, also while a font comes, until a person scrolls.
 */
import { watchLook } from '../../../model/options/look-change'
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'

import { type LineAtTop, lineAtTop, putLineBack } from './line-at-top'
import { currentPosition, isInColumns, restorePosition } from './scroll-position'
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
  /** The line that stays at the top after a change of the look. */
  #line: LineAtTop | undefined

  constructor(text: HTMLElement, entry: string) {
    this.#text = text
    this.#entry = entry
    this.#lines = watchLines(text, (hasOtherLines) => this.#moved(hasOtherLines))
    const { signal } = this.#listening
    signal.addEventListener(
      'abort',
      watchLook(() => this.#holdLine()),
    )
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
    this.#line = undefined
    this.#timer ??= setTimeout(() => this.keep(), afterMs)
  }

  /** The text has another size. */
  #moved(hasOtherLines: boolean): void {
    if (this.#line) this.#putLineBack(this.#line)
    else if (hasOtherLines) this.#putBack()
  }

  #holdLine(): (() => void) | undefined {
    if (isKept(this.#text) || isInColumns(this.#text)) return undefined
    // Changes may follow each other before the page moves.
    const line = this.#line ?? lineAtTop(this.#text, headerPx())
    if (!line) return undefined
    this.#forgetTimer()
    return () => this.#putLineBack(line)
  }

  #putLineBack(line: LineAtTop): void {
    this.#line = putLineBack(line, headerPx()) ? line : undefined
    this.#putBackTo = scrollY
    keepPlaceOfText(this.#entry, currentPosition(this.#text, headerPx()))
    landed()
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

/**
 * Calls `tell` when the text has another size, and says whether its lines are of another length. An overlay beside the
 * text restores the place itself (app/overlay/use-beside).
 */
function watchLines(text: HTMLElement, tell: (hasOtherLines: boolean) => void) {
  const lines = text.querySelector('.scripture, .grid')
  let width = lines?.clientWidth
  const areOthers = () =>
    lines?.clientWidth !== width && !document.documentElement.hasAttribute('data-with-beside')
  const observer = new ResizeObserver(() => {
    // A hidden text has no width.
    if (lines?.clientWidth === 0) return
    const hasOtherLines = areOthers()
    width = lines?.clientWidth
    tell(hasOtherLines)
  })
  if (lines) observer.observe(lines)
  return { areOthers, end: () => observer.disconnect() }
}

/** Whether a text is hidden by kept-views.ts, whatever React shows. */
function isKept(text: HTMLElement): boolean {
  return text.closest('[data-kept]') !== null
}
