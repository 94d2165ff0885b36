/** A bar at the foot of the page, for which other things make room. */
import { useEffect } from 'react'
import { usePageSign } from './page-sign'

const laterMs = 300

/**
 * What has the focus stands clear of it a moment later (reset.css): every element of the page gets a new style by that, for which the press
 * that opens or closes the bar need not wait.
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
