/** Goes from one text to another for a click, a key or a swipe. */
import type { RouterHistory } from '@tanstack/react-router'
import { shownText } from '../../../model/text/shown-text'
import { isSamePath } from '../../../platform/page/readable-path'

/** Keeps texts ready, shows them ahead of React and is told what React shows; no part of the first load (turn-at-once.ts). */
export interface ReadyTurning {
  turn: (path: string, go: () => void) => void
  leave: (text: HTMLElement) => void
  enter: (text: HTMLElement) => void
  follow: (path?: string) => void
}

/** Undefined until its code has loaded; React does everything until then. */
let ready: ReadyTurning | undefined

export function turnBy(next: ReadyTurning): void {
  ready = next
}

export const isTurningReady = () => ready !== undefined

/** Goes to the path by `go`; a text that is ready is shown first. */
export function turn(path: string, go: () => void): void {
  if (ready) ready.turn(path, go)
  else go()
}

/** Call it when React is about to hide a text. */
export const leaveText = (text: HTMLElement) => ready?.leave(text)

/** Call it when React shows a text, before it is measured. */
export const enterText = (text: HTMLElement) => ready?.enter(text)

/** Call it when React shows the view of a path and has measured it; undefined if no view has the path. */
export const followTo = (path?: string) => ready?.follow(path)

/** Goes to the next chapter (1) or the previous one (-1); false if there is none, or for no step (0). */
export function turnPage(history: RouterHistory, step: -1 | 0 | 1): boolean {
  const path = step && shownText()?.dataset[step > 0 ? 'next' : 'previous']
  if (!path) return false
  // A held key repeats faster than the page follows.
  if (!isSamePath(path, history.location.pathname)) turn(path, () => history.push(path))
  return true
}
