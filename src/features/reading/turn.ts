/** The way from one text to another, for what a person presses. */
import type { RouterHistory } from '@tanstack/react-router'

interface Turning {
  /** Shows the text of the path, if it stands ready, and goes there by `go`. */
  turn: (path: string, go: () => void) => void
  /** Call it when a text is about to be hidden. */
  leave: (text: HTMLElement) => void
  /** Call it when React shows a text, before that is measured. */
  enter: (text: HTMLElement) => void
  /** Settles when a text that is shown ahead of React is painted; undefined where none is. */
  seen?: Promise<void> | undefined
}

/** All is left to React, until the code is here that has texts stand ready (lay-out-ahead.ts, no part of the first load). */
export const turning: Turning = { turn: (_path, go) => go(), leave: () => {}, enter: () => {} }

/** Goes to the next chapter (1) or the one before (-1); false where there is none, or no such step (0). */
export function turnPage(history: RouterHistory, step: -1 | 0 | 1): boolean {
  const path = step && shownFrame()?.dataset[step > 0 ? 'next' : 'previous']
  if (!path) return false
  turning.turn(path, () => history.push(path))
  return true
}

/** The frame of the text on the screen, which may be ahead of React's; null where there is none. */
export function shownFrame(): HTMLElement | null {
  return document.querySelector('[data-path]:not([data-kept], [style*="display"])')
}
