/** Tells a commentary the place of the text: the chapter, the verse at its top, the selected one; and that a person scrolls the commentary. */
import { type RefObject, useEffect } from 'react'
import { type Following, follow } from '../../../model/contents/commentary/following'
import { shownText } from '../../../model/text/shown-text'
import { headerPx } from '../../../platform/page/header-height'
import { type Store, useStore } from '../../../ui/store/store'
import { currentPosition } from '../position/scroll-position'

/** Finding the verse at the top is costly, so it waits this long instead of running for every scroll event. */
const afterMs = 150

export function useFollowedPlace(
  place: Store<Following>,
  chapter: number,
  selected: number | undefined,
  isOn: boolean,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (chapter === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const text = shownText()
      // A selected verse is what the reader asks about, wherever the text is scrolled to.
      const verse = selected ?? (text ? currentPosition(text, headerPx()).verse : 0)
      place.update((state) => follow(state, { type: 'view', chapter, verse, isOn }))
    }
    const onScroll = () => {
      timer ??= setTimeout(look, afterMs)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [place, chapter, selected, isOn])
  useEffect(() => {
    if (selected === undefined) return
    place.update((state) => follow(state, { type: 'select', chapter, verse: selected, isOn }))
  }, [place, chapter, selected, isOn])
  useEffect(() => {
    const element = box.current
    const touch = () => place.update((state) => follow(state, { type: 'touch' }))
    element?.addEventListener('wheel', touch, { passive: true })
    element?.addEventListener('touchmove', touch, { passive: true })
    return () => {
      element?.removeEventListener('wheel', touch)
      element?.removeEventListener('touchmove', touch)
    }
  }, [place, box])
  const { verse, isHeld, chapter: shown } = useStore(place)
  useEffect(() => {
    if (!isHeld && box.current) showOpenSection(box.current)
  }, [box, verse, shown, isHeld])
}

/** Scrolls the open section into view in the panel if the commentary is in sight there; the page itself does not scroll. */
function showOpenSection(box: HTMLElement): void {
  const panel = box.closest<HTMLElement>('[data-panel-open]')
  const section = box.querySelector<HTMLElement>('[data-at]')
  if (!panel || !section || box.contains(document.activeElement)) return
  const { top, bottom, height } = panel.getBoundingClientRect()
  const around = box.getBoundingClientRect()
  const isInSight = around.top < bottom - headPx && around.bottom > top
  const at = section.getBoundingClientRect()
  const isSeen = at.top >= top + headPx && at.top < bottom - height / 3
  if (isInSight && !isSeen) panel.scrollTop += at.top - top - headPx
}

/** Height of the panel's head, which stays in view. */
const headPx = 56
