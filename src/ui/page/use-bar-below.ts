/** A bar at the foot of the page, for which other elements make room. */
import { useEffect } from 'react'
import { usePageSign } from './page-sign'

const laterMs = 300

/**
 * A moment later the style keeps the focused element clear of the bar (reset.css): every element of the page
 * is restyled for that, and the click that opens or closes the bar need not wait for it.
 */
export function useBarBelow(bar: 'audio-bar' | 'selection-bar'): void {
  usePageSign(bar)
  useEffect(() => {
    const say = (isThere: boolean) =>
      setTimeout(() => document.documentElement.toggleAttribute(`data-room-${bar}`, isThere), laterMs)
    const timer = say(true)
    return () => {
      clearTimeout(timer)
      say(false)
    }
  }, [bar])
}
