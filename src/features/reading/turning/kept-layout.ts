/**
 * A text in a hidden view keeps what the browser has laid out of it, so that turning to it only has to be painted. React hides views by
 * `display: none`, which forgets all of it; `content-visibility` does not (reading-view.module.css). No part of the first load.
 */
import { isSamePath } from '../../../platform/page/readable-path'
import { leaveSelection } from '../../../ui/timing/leave-selection'

const left = new Set<HTMLElement>()
/** `shown` is seen ahead of React, which still takes it for hidden and `read` for shown, scrolled to `top`, px. */
let ahead: { shown: HTMLElement; read: HTMLElement; top: number } | undefined

/** The part of the page that React hides. */
const viewOf = (text: HTMLElement) => text.closest<HTMLElement>('main > *')

/** Call it when a text is about to be hidden. */
export function leaveText(text: HTMLElement): void {
  const view = viewOf(text)
  if (!view) return
  left.add(view)
  // React has hidden it by then.
  queueMicrotask(keepLeft)
}

/** Call it when React shows a text again, before that is measured: the one before it would be forgotten. */
export function enterText(text: HTMLElement): void {
  const view = viewOf(text)
  keepLeft()
  endAhead(view?.dataset['path'])
  view?.removeAttribute('data-kept')
}

/** Shows a kept text instead of what is read, from its top, as React will; false while React has yet to follow another. */
export function showAhead(shown: HTMLElement, read: HTMLElement): boolean {
  if (ahead) return false
  ahead = { shown, read, top: scrollY }
  leaveSelection(read)
  // While nothing has changed: the browser would lay out what has.
  scrollTo({ top: 0, behavior: 'instant' })
  read.setAttribute('data-kept', '')
  shown.removeAttribute('data-kept')
  shown.setAttribute('data-ahead', '')
  return true
}

/** Takes that back, unless React has followed. */
export function takeBackAhead(): void {
  if (!ahead) return
  const { read, top } = ahead
  endAhead()
  read.removeAttribute('data-kept')
  scrollTo({ top, behavior: 'instant' })
}

/** Call it when React shows the view of a path: what was seen ahead is that, or hidden again. */
export function endAhead(path = ''): void {
  if (!ahead) return
  const { shown, read } = ahead
  ahead = undefined
  shown.removeAttribute('data-ahead')
  if (!isSamePath(shown.dataset['path'] ?? '', path)) shown.setAttribute('data-kept', '')
  // No text: what React hides is all it needs.
  if (!('path' in read.dataset)) read.removeAttribute('data-kept')
}

function keepLeft(): void {
  for (const view of left) keep(view)
  left.clear()
}

/** Hides what React hides; false where it does not. */
export function keep(view: HTMLElement): boolean {
  if (view.style.display !== 'none') return false
  view.setAttribute('data-kept', '')
  view.style.removeProperty('display')
  leaveSelection(view)
  // React brings the focus back to what has it when its view moves, and looks for that where it is scrolled to: it would be laid out.
  view.querySelector<HTMLElement>(':focus')?.blur()
  return true
}
