/** Where the text on the screen is read: kept a little after every scrolling, and at once when another text takes its place. */
import { headerPx } from '../../platform/header-height'
import { currentPosition } from './scroll-position'
import { keepPlaceOfText, storePlacesOfTexts } from './text-places'

/** Reading where it stands costs: not with every step of a scrolling. */
const afterMs = 120

let watched: { text: HTMLElement; entry: string } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Watches the text that is shown at this entry of the history; the answer ends it. */
export function watchPlace(text: HTMLElement, entry: string): () => void {
  const mine = { text, entry }
  watched = mine
  const onScroll = () => {
    timer ??= setTimeout(keepPlace, afterMs)
  }
  const onLeave = () => {
    keepPlace()
    storePlacesOfTexts()
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onLeave)
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onLeave)
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
