/**
 * Where the text on the screen is read: kept a little after every scrolling, and at once when another text takes its place. Put back
 * when its lines become shorter or longer: from one column to several (styles/text/wide.css) all of it stands elsewhere.
 */
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'
import { isKept } from '../turning/is-kept'
import { currentPosition, restorePosition } from './scroll-position'
import { keepPlaceOfText, placeOfText, storePlacesOfTexts } from './text-places'

/** Reading where it stands costs: not with every step of a scrolling. */
const afterMs = 120

/** The text on the screen, and what keeps where it is read. */
let watched: PlaceWatch | undefined

/** Watches the text that is shown at this entry of the history; the answer ends it. */
export function watchPlace(text: HTMLElement, entry: string): () => void {
  const mine = new PlaceWatch(text, entry)
  watched = mine
  return () => {
    mine.end()
    if (watched === mine) watched = undefined
  }
}

/** Keeps what was scrolled and is not kept yet; call it before the text is hidden. */
export const keepPlace = () => watched?.keep()

class PlaceWatch {
  readonly #text: HTMLElement
  readonly #entry: string
  readonly #lines: ReturnType<typeof watchLines>
  readonly #listening = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Where a place was put back, px: told as a scrolling, it is none. Lines that grow and grow would else lead away from the place. */
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
    // A hidden text stands nowhere.
    if (!isKept(this.#text)) keepPlaceOfText(this.#entry, currentPosition(this.#text, headerPx()))
  }

  end(): void {
    this.#listening.abort()
    this.#lines.end()
    this.#forgetTimer()
  }

  #onScroll(): void {
    // A shorter text is scrolled by the browser, before anybody hears why.
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

/** Tells when lines are shorter or longer than before. An overlay beside the text puts the place back itself (app/overlay/use-beside). */
function watchLines(text: HTMLElement, tell: () => void) {
  const lines = text.querySelector('.scripture')
  let width = lines?.clientWidth
  const areOthers = () =>
    lines?.clientWidth !== width && !document.documentElement.hasAttribute('data-with-beside')
  const observer = new ResizeObserver(() => {
    // Hidden: it stands nowhere.
    if (lines?.clientWidth === 0) return
    const isTold = areOthers()
    width = lines?.clientWidth
    if (isTold) tell()
  })
  if (lines) observer.observe(lines)
  return { areOthers, end: () => observer.disconnect() }
}
