/**
 * Routes plain links inside the app (ROUTE-03): same origin, no mailto, unmodified left clicks, no
 * target=_blank.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { turn } from '../../features/reading/position/turn'
import { afterPaint } from '../../ui/timing/after-paint'
import { takesPlace } from '../overlay/overlay-history'

/**
 * Listens on the whole document, because links inside scripture are ordinary anchors. `depth` counts the
 * overlays on the screen, 0 = none.
 */
export function useInternalLinks(depth: number): void {
  const router = useRouter()
  useEffect(() => {
    const isOverlay = (path: string) => {
      const [, , route] = router.getMatchedRoutes(new URL(path, location.origin).pathname)
      return route?.options.staticData?.kind === 'overlay'
    }
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event, location.href)
      if (!link) return
      event.preventDefault()
      const { path, goesWithItsBox } = link
      const go = () =>
        takesPlace(depth, isOverlay(path)) ? router.history.replace(path) : router.history.push(path)
      if (goesWithItsBox) afterPaint(go)
      else turn(path, go)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router, depth])
}

interface InternalLink {
  path: string
  /** The link stands in a box that closes when it is followed; the closing is shown first (A1-inp). */
  goesWithItsBox: boolean
}

/**
 * Where to route to; undefined when the click is not the app's. A bare anchor of this page is left to the
 * browser.
 */
function internalLink(event: MouseEvent, here: string): InternalLink | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (
    !(link instanceof HTMLAnchorElement) ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined
  const target = new URL(link.href, here)
  const current = new URL(here)
  if (
    target.origin !== current.origin ||
    /^\/(api|assets|og|opensearch)\b|\.(xml|txt|pdf)$/.test(target.pathname)
  )
    return undefined
  const isAnchor =
    target.pathname === current.pathname && target.search === current.search && target.hash !== ''
  return isAnchor
    ? undefined
    : {
        path: `${target.pathname}${target.search}${target.hash}`,
        goesWithItsBox: link.closest('[data-passing]') !== null,
      }
}
