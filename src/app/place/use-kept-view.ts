/** Remembers the view on the screen, or the one below the overlay, for a reload of the page. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type KeptView, keepView } from '../../model/place/kept-view'
import { isSamePath } from '../../platform/page/readable-path'
import type { Place } from './place'

/** Remembers every change; writes when the page goes. */
export function useKeptView(place: Place): void {
  const { history } = useRouter()
  const last = useRef<KeptView>(undefined)
  useEffect(() => {
    // The location changes before the place does.
    const { pathname, state } = history.location
    if (place.kind === 'view' && isSamePath(pathname, place.view.path))
      last.current = { ...place.view, entry: state.__TSR_key ?? '' }
  })
  useEffect(() => {
    const onHide = () => last.current && keepView(last.current)
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
}
