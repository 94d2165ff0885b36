/** The way from one text to another, for what a person presses. */
import type { RouterHistory } from '@tanstack/react-router'
import { shownText } from '../../../model/text/shown-text'
import { isSamePath } from '../../../platform/page/readable-path'

interface Turning {
  /** Goes to the path by `go`; a text that stands ready is shown first. */
  turn: (path: string, go: () => void) => void
  /** Call it when a text is about to be hidden. */
  leave: (text: HTMLElement) => void
  /** Call it when React shows a text, before that is measured. */
  enter: (text: HTMLElement) => void
  /** Call it when React shows the view of a path, undefined = none has it, and has measured it. */
  follow: (path?: string) => void
}

/** All is left to React, until the code is here that has texts stand ready (lay-out-ahead.ts, no part of the first load). */
export const turning: Turning = {
  turn: (_path, go) => go(),
  leave: () => {},
  enter: () => {},
  follow: () => {},
}

/** Goes to the next chapter (1) or the one before (-1); false where there is none, or no such step (0). */
export function turnPage(history: RouterHistory, step: -1 | 0 | 1): boolean {
  const path = step && shownText()?.dataset[step > 0 ? 'next' : 'previous']
  if (!path) return false
  // A key that is held is faster than the page.
  if (!isSamePath(path, history.location.pathname)) turning.turn(path, () => history.push(path))
  return true
}
