/** The way from one text to another, for what a person presses. */
import type { RouterHistory } from '@tanstack/react-router'
import { shownText } from '../../../model/text/shown-text'
import { isSamePath } from '../../../platform/page/readable-path'

/** Has texts stand ready, shows them ahead of React and hears what React shows; no part of the first load (turn-at-once.ts). */
export interface ReadyTurning {
  turn: (path: string, go: () => void) => void
  leave: (text: HTMLElement) => void
  enter: (text: HTMLElement) => void
  follow: (path?: string) => void
}

/** Undefined, and all is left to React, until the code for it is here. */
let ready: ReadyTurning | undefined

export function turnBy(next: ReadyTurning): void {
  ready = next
}

export const isTurningReady = () => ready !== undefined

/** Goes to the path by `go`; a text that stands ready is shown first. */
export function turn(path: string, go: () => void): void {
  if (ready) ready.turn(path, go)
  else go()
}

/** Call it when a text is about to be hidden. */
export const leaveText = (text: HTMLElement) => ready?.leave(text)

/** Call it when React shows a text, before that is measured. */
export const enterText = (text: HTMLElement) => ready?.enter(text)

/** Call it when React shows the view of a path, undefined = none has it, and has measured it. */
export const followTo = (path?: string) => ready?.follow(path)

/** Goes to the next chapter (1) or the one before (-1); false where there is none, or no such step (0). */
export function turnPage(history: RouterHistory, step: -1 | 0 | 1): boolean {
  const path = step && shownText()?.dataset[step > 0 ? 'next' : 'previous']
  if (!path) return false
  // A key that is held is faster than the page.
  if (!isSamePath(path, history.location.pathname)) turn(path, () => history.push(path))
  return true
}
