/**
 * What is offered once: it stands in the flow, and is remembered as offered when it has been on the screen, or was put
 * away. It stays until the place is left, so that nothing moves under who reads it.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { readCookie, writeCookie } from '../../platform/storage/cookies'

/** `cookie` remembers it; `also`: others that do, too. */
export function useOfferedOnce(cookie: string, also: readonly string[] = []) {
  const element = useRef<HTMLDivElement>(null)
  const [isOffered, setIsOffered] = useState(() =>
    [cookie, ...also].every((name) => readCookie(name) === undefined),
  )
  useEffect(() => {
    if (!isOffered || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      writeCookie(cookie, '1')
      observer.disconnect()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isOffered, cookie])
  const close = useCallback(() => {
    writeCookie(cookie, '1')
    setIsOffered(false)
  }, [cookie])
  return { element, isOffered, close }
}
