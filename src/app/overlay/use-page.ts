/** A page of an area under the header, which stays usable; the view below is inert, and keeps its place. */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { headerPx } from '../../platform/page/header-height'
import { landed } from '../../ui/page/focus-arrived'
import { usePageSign } from '../../ui/page/page-sign'

/** Where the header ends, px from the top of the window; it comes back if the text below had hidden it. */
export function useHeaderBottom(isPage: boolean): number {
  const [bottom, setBottom] = useState(headerPx)
  usePageSign('page', isPage)
  useLayoutEffect(() => {
    if (!isPage) return
    landed()
    const measure = () => {
      const header = document.querySelector('header')
      // Of a header that is still moving in, only the height is true.
      const { bottom: found = 0, height = 0 } = header?.getBoundingClientRect() ?? {}
      setBottom(Math.max(headerPx(), Math.min(found, height)))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [isPage])
  return bottom
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
