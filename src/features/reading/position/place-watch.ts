/**
 * Where the text on the screen is read: kept a little after every scrolling, and at once when another text takes its place. Put back
 * when its lines become shorter or longer: from one column to several (styles/text/wide.css) all of it stands elsewhere.
 */
import { headerPx } from '../../../platform/page/header-height'
import { landed } from '../../../ui/page/focus-arrived'
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
  const lines = watchLines(text, () => putBack(mine))
  const onScroll = () => {
    // A shorter text is scrolled by the browser, before anybody hears why.
    if (scrollY === putBackTo || lines.areOthers()) return
    putBackTo = undefined
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
    lines.end()
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

function putBack({ text, entry }: { text: HTMLElement; entry: string }): void {
  const place = placeOfText(entry)
  if (!place?.verse || text.closest('[data-kept]')) return
  restorePosition(text, place, headerPx())
  putBackTo = scrollY
  landed()
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
