/**
 * Marks on the root element for what the page shows, for styles elsewhere that make room for it:
 * `html[data-with-audio-bar]`. With `:root:has(...)` the browser would restyle every link of the chapter
 * whenever anything on the page changes.
 */
import { useLayoutEffect } from 'react'

type Sign =
  | 'audio-bar'
  /** A problem keeps the player from playing. */
  | 'audio-problem'
  /** An overlay stands beside the view. */
  | 'beside'
  /** The button to the top or the assistant, which stand in the bars. */
  | 'floating'
  | 'hidden-bottom-bar'
  | 'hidden-header'
  | 'selection-bar'
  | 'sidebar'
  /** A text to read is on the screen, or lies below an overlay. */
  | 'text'
  /** The button to the top is there. */
  | 'to-top'
  | 'tour'

/** How many mounted components say it. */
const holders = new Map<Sign, number>()

/** Marks the page while at least one mounted component says so. */
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
