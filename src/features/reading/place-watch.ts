/**
 * Where the text on the screen is read: kept a little after every scrolling, and at once when another text takes its place. Put back
 * when its lines become shorter or longer: from one column to several (styles/wide.css) all of it stands elsewhere.
 */
import { headerPx } from '../../platform/header-height'
import { landed } from '../../ui/focus-arrived'
import { currentPosition, restorePosition } from './scroll-position'
import { keepPlaceOfText, placeOfText, storePlacesOfTexts } from './text-places'

/** Reading where it stands costs: not with every step of a scrolling. */
const afterMs = 120

let watched: { text: HTMLElement; entry: string } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** Where a place was put back, px: told as a scrolling, it is none. Lines that grow and grow would else lead away from the place. */
let putBackTo: number | undefined

/** Watches the text that is shown at this entry of the history; the answer ends it. */
export function watchPlace(text: HTMLElement, entry: string): () => void {
  const mine = { text, entry }
  watched = mine
  const onScroll = () => {
    if (scrollY === putBackTo) return
    putBackTo = undefined
    timer ??= setTimeout(keepPlace, afterMs)
  }
  const onLeave = () => {
    keepPlace()
    storePlacesOfTexts()
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onLeave)
  const endOfWidths = onWidth(text, () => putBack(mine))
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onLeave)
    endOfWidths()
    if (watched === mine) watched = undefined
  }
}

/** Keeps what was scrolled and is not kept yet; call it before the text is hidden. */
export function keepPlace(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  // A hidden text stands nowhere.
  if (watched && !watched.text.closest('[data-kept]'))
    keepPlaceOfText(watched.entry, currentPosition(watched.text, headerPx()))
}

/** What is being scrolled has been brought to its place already. */
function putBack({ text, entry }: { text: HTMLElement; entry: string }): void {
  const place = placeOfText(entry)
  if (!place?.verse || timer !== undefined || text.closest('[data-kept]')) return
  restorePosition(text, place, headerPx())
  putBackTo = scrollY
  landed()
}

/** Tells of another width of the lines, not of the first. */
function onWidth(text: HTMLElement, tell: () => void): () => void {
  const lines = text.querySelector('.scripture')
  if (!lines) return () => undefined
  let width: number | undefined
  const observer = new ResizeObserver(([entry]) => {
    const before = width
    width = entry?.contentRect.width
    if (before && width && before !== width) tell()
  })
  observer.observe(lines)
  return () => observer.disconnect()
}
