/** A page of an area under the header, which stays usable; the view below is inert, and keeps its place. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { headerPx } from '../../platform/page/header-height'
import { landed } from '../../ui/page/focus-arrived'

/** Lets the page begin where the header ends (`--page-top`); the header comes back if the text below had hidden it. */
export function useRoomBelowHeader(dialog: RefObject<HTMLElement | null>, isPage: boolean): void {
  useLayoutEffect(() => {
    if (!isPage) return
    landed()
    const measure = () => {
      // Of a header that is still moving in, only the height is true.
      const { bottom = 0, height = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
      const top = Math.max(headerPx(), Math.min(bottom, height))
      dialog.current?.style.setProperty('--page-top', `${top}px`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [dialog, isPage])
}

/** Layers over the page that handle Esc themselves. */
const upperLayers = '[role="dialog"]:not(dialog), [role="alertdialog"], dialog:modal'

/** Esc closes the page, unless something over it is open or has used the key. */
export function usePageEscape(isPage: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isPage) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!document.querySelector(upperLayers)) close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isPage])
}
