/** Restores the place where a person left a list of results; a new list starts at its top with the focus on its heading. */
import { type HistoryState, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { removeFirstPaint } from '../../../platform/page/first-paint'
import { headerPx } from '../../../platform/page/header-height'
import { focusArrived, landed } from '../../../ui/page/focus-arrived'
import { keepPlaceOfList, type ListPlace, placeOfList } from './list-places'

const keepAfterMs = 150
const stillFrames = 3
const mostFrames = 30

interface Wanted {
  entry: string
  path: string
  isVisible: boolean
  /** True once the hits of the place are drawn, or it is known that there are none. */
  isReady: boolean
  pages: number
  filter: ListPlace['filter']
}

export function useListPlace(container: RefObject<HTMLElement | null>, wanted: Wanted): void {
  const { entry, path, isVisible, isReady, pages, filter } = wanted
  const { focus } = useRouter().history.location.state
  const shown = useRef('')
  const focused = useRef<HTMLElement>(null)
  // React runs this when it hides the view: the view then restores its place again, even at the same history entry.
  useLayoutEffect(
    () => () => {
      shown.current = ''
    },
    [],
  )
  useLayoutEffect(() => {
    const element = container.current
    if (!element || !isVisible || !isReady || shown.current === entry) return
    shown.current = entry
    removeFirstPaint()
    const place = placeOfList(entry, path, location.hash)
    focusArrived(place ? focused.current : arrivedAt(element, focus))
    if (place) return restoreUntilStill(element, place)
    scrollTo({ top: 0, behavior: 'instant' })
    landed()
    return undefined
  }, [container, entry, path, isVisible, isReady, focus])
  useEffect(() => {
    const element = container.current
    if (!element || !isVisible || !isReady) return
    const keep = () => keepPlaceOfList(entry, path, { pages, filter, ...firstInSight(element) })
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target
    }
    const throttled = throttle(keep)
    addEventListener('scroll', throttled.run, { passive: true })
    // Stores the place before a hit opens, because rows may have got their real height since the last scroll event.
    element.addEventListener('click', keep, { capture: true })
    element.addEventListener('focusin', onFocus)
    return () => {
      throttled.cancel()
      removeEventListener('scroll', throttled.run)
      element.removeEventListener('click', keep, { capture: true })
      element.removeEventListener('focusin', onFocus)
    }
  }, [container, entry, path, isVisible, isReady, pages, filter])
}

/** What the focus goes to at a new list: whoever chose at a control goes on there. */
function arrivedAt(element: HTMLElement, focus: HistoryState['focus']): HTMLElement | null {
  if (focus === 'stays') return null
  return element.querySelector(focus === 'scope' ? 'select[name="scope"]' : 'h1')
}

function firstInSight(element: HTMLElement): Pick<ListPlace, 'row' | 'offset'> {
  if (scrollY < 8) return { row: 0, offset: 0 }
  for (const hit of element.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = hit.getBoundingClientRect()
    if (bottom > headerPx()) return { row: Number(hit.dataset['row']), offset: top - headerPx() }
  }
  return { row: 0, offset: 0 }
}

/** Scrolls to the place again in each frame until nothing moves, because hits get their real height only near the screen. */
function restoreUntilStill(element: HTMLElement, place: ListPlace): () => void {
  let frames = 0
  let still = 0
  let frame = 0
  const again = () => {
    const before = scrollY
    restore(element, place)
    still = Math.abs(scrollY - before) < 1 ? still + 1 : 0
    frames += 1
    if (still < stillFrames && frames < mostFrames) frame = requestAnimationFrame(again)
  }
  const stop = () => cancelAnimationFrame(frame)
  for (const input of ['wheel', 'touchstart', 'keydown'])
    addEventListener(input, stop, { once: true, passive: true })
  again()
  return stop
}

function restore(element: HTMLElement, { row, offset }: ListPlace): void {
  const hit = element.querySelector(`[data-row="${row}"]`)
  const top = hit ? scrollY + hit.getBoundingClientRect().top - headerPx() - offset : 0
  scrollTo({ top, behavior: 'instant' })
  landed()
}

function throttle(run: () => void): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, keepAfterMs)
    },
    cancel: () => clearTimeout(timer),
  }
}
