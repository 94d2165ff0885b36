/**
 * An overlay beside the view: the text becomes narrower and keeps its place; Esc closes the overlay unless
 * something else is open.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  currentPosition,
  restorePosition,
  type ScrollPosition,
} from '../../features/reading/position/scroll-position'
import { shownText } from '../../model/text/shown-text'
import { headerPx } from '../../platform/page/header-height'
import { landed } from '../../ui/page/focus-arrived'
import { usePageSign } from '../../ui/page/page-sign'

/** The line length changes twice: reads the place in the text before and restores it after. */
export function useRoomBeside(isBeside: boolean): void {
  const place = useRef<ScrollPosition>(undefined)
  useLayoutEffect(() => {
    if (!isBeside) return
    place.current = placeRead()
    return () => {
      place.current = placeRead()
    }
  }, [isBeside])
  usePageSign('beside', isBeside)
  useLayoutEffect(() => {
    if (!isBeside) return
    putBack(place.current)
    return () => putBack(place.current)
  }, [isBeside])
}

function placeRead(): ScrollPosition | undefined {
  const text = shownText()
  return text ? currentPosition(text, headerPx()) : undefined
}

function putBack(place: ScrollPosition | undefined): void {
  const text = shownText()
  // At the top there is nothing to restore; a text that was opened meanwhile restores its own place.
  if (!text || !place?.verse) return
  restorePosition(text, place, headerPx())
  landed()
}

/** Elements that handle Esc themselves, wherever the focus is. */
const upperLayers = '[role="dialog"]:not(dialog), dialog:modal, details[open]'

export function useBesideEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  isBeside: boolean,
  onEscape: () => void,
): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isBeside) return
    // Inside the panel its content goes first. `defaultPrevented` is no criterion: the editor prevents every
    // Esc.
    const onKeyInside = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      close()
    }
    // Outside, the panel is the upper layer: the verses selected below it stay selected.
    const onKeyOutside = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || !(target instanceof Element)) return
      if (dialog.current?.contains(target) || target.matches('input, textarea, select')) return
      if (document.querySelector(upperLayers)) return
      event.stopImmediatePropagation()
      close()
    }
    const element = dialog.current
    element?.addEventListener('keydown', onKeyInside)
    addEventListener('keydown', onKeyOutside, { capture: true })
    return () => {
      element?.removeEventListener('keydown', onKeyInside)
      removeEventListener('keydown', onKeyOutside, { capture: true })
    }
  }, [dialog, isBeside])
}
