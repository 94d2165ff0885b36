/**
 * Signs on the root element for what stands on the page, for styles elsewhere that make room for it: `html[data-with-audio-bar]`. With
 * `:root:has(...)` the browser would style every link of the chapter anew whenever anything on the page changes.
 */
import { useLayoutEffect } from 'react'

type Sign =
  | 'audio-bar'
  /** What keeps the player from playing. */
  | 'audio-problem'
  /** An overlay stands beside the view. */
  | 'beside'
  /** The way to the top or the assistant, which stand in the bars. */
  | 'floating'
  | 'hidden-bottom-bar'
  | 'hidden-header'
  | 'selection-bar'
  | 'sidebar'
  /** A text to read is on the screen, or lies below an overlay. */
  | 'text'
  | 'tip'
  | 'tour'

const holders = new Map<Sign, number>()

/** The sign stands for as long as at least one component that is on the page says so. */
export function usePageSign(sign: Sign, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    count(sign, 1)
    return () => count(sign, -1)
  }, [sign, isOn])
}

function count(sign: Sign, change: 1 | -1): void {
  const number = (holders.get(sign) ?? 0) + change
  holders.set(sign, number)
  document.documentElement.toggleAttribute(`data-with-${sign}`, number > 0)
}
