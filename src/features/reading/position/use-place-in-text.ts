/**
 * Scrolls the text: to the verses that the address means; back and forward to the stored place and its focus; to the top with
 * the focus on the heading when a page is turned. Places are stored per history entry for the session, as verse and
 * offset.
 */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { ScriptureElement } from '#core/scripture/text/node'
import { useEntryKey } from '../../../model/place/use-entry-key'
import { isFirstPaintShown, removeFirstPaint, scrolledFirstPaint } from '../../../platform/page/first-paint'
import { headerPx } from '../../../platform/page/header-height'
import { focusArrived, landed } from '../../../ui/page/focus-arrived'
import { isArrivalPlanned, takeArrival } from './arrival'
import { keepPlace, watchPlace } from './place-watch'
import { currentPosition, restorePosition, type ScrollPosition, scrollToVerse } from './scroll-position'
import { keepPlaceOfText, placeOfText } from './text-places'
import { enterText, leaveText } from './turn'
import { useMeantVerses } from './use-meant-verses'

/** The element that had the focus in a text when it was left. */
const focused = new WeakMap<HTMLElement, HTMLElement>()

/**
 * Acts when the visible view shows an address it did not show before. Returns true if the text was first opened at its
 * top, so that the parts further down may be drawn later.
 */
export function usePlaceInText(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  path: string,
  isVisible: boolean,
  node: ScriptureElement | undefined,
): boolean {
  const shown = useRef('')
  const key = useEntryKey(path)
  const { history } = useRouter()
  const beginsAtTop = () => !placeOfText(key) && !leadsInside(data) && !isFirstPaintShown()
  useMeantVerses(container, data, key, isVisible, node)
  /** Undefined while the view is only drawn ahead and was never shown. */
  const [isFromTop, setIsFromTop] = useState(isVisible ? beginsAtTop : undefined)
  if (isVisible && isFromTop === undefined) setIsFromTop(beginsAtTop())
  // React runs this when it hides the view: the view then restores its place again, even at the same history entry.
  useLayoutEffect(
    () => () => {
      shown.current = ''
      if (container.current) leaveText(container.current)
    },
    [container],
  )
  useLayoutEffect(() => {
    const element = container.current
    if (!isVisible || !element) return
    if (shown.current === `${key} ${data.address?.path}`) return
    shown.current = `${key} ${data.address?.path}`
    const wasReadBefore = isFirstPaintShown()
    const scrolled = scrolledFirstPaint()
    const read = scrolled ? currentPosition(scrolled, headerPx()) : undefined
    removeFirstPaint()
    enterText(element)
    // A place in a chapter that is not drawn yet stays: that chapter returns to it (use-late-place.ts).
    if (arrive(element, data, placeOfText(key) ?? read, wasReadBefore))
      keepPlaceOfText(key, currentPosition(element, headerPx()))
  }, [container, data, key, isVisible, node])
  useEffect(() => {
    const element = container.current
    const onFocus = ({ target }: FocusEvent) => {
      if (element && target instanceof HTMLElement) focused.set(element, target)
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [container])
  useEffect(() => {
    if (!isVisible || !container.current) return
    const end = watchPlace(container.current, key)
    // The history tells of every navigation before the text is replaced.
    const endOfHistory = history.subscribe(keepPlace)
    return () => {
      endOfHistory()
      end()
    }
  }, [container, key, isVisible, history])
  return isFromTop ?? true
}

function leadsInside({ address }: PageData): boolean {
  return (address?.marked.length ?? 0) > 0 || location.hash !== '' || isArrivalPlanned(address?.path)
}

/** Scrolls to the place; false if it is not drawn yet. A text already read in the first paint keeps its scroll position, which the person may be changing. */
function arrive(
  element: HTMLElement,
  data: PageData,
  place: ScrollPosition | undefined,
  wasReadBefore: boolean,
): boolean {
  const [{ from } = { from: 0 }] = data.address?.marked ?? []
  const verse = from % 1000 || Number(/^#v(\d+)/.exec(location.hash)?.[1] ?? 0)
  const planned = takeArrival(data.address?.path)
  const position = place ?? planned?.position
  let isThere = true
  if (position) isThere = restorePosition(element, position, headerPx())
  else if (verse > 1) scrollToVerse(element, verse)
  else if (!wasReadBefore) scrollTo({ top: 0, behavior: 'instant' })
  landed()
  const column = element.querySelector<HTMLElement>(`[data-column="${planned?.column}"]`)
  focusArrived(place ? focused.get(element) : (column ?? element.querySelector('h1')))
  return isThere
}
