/**
 * A text in a hidden view keeps what the browser has laid out of it, so that turning to it only has to be painted. React hides views by
 * `display: none`, which forgets all of it; `content-visibility` does not (reading-view.module.css).
 */
const left = new Set<HTMLElement>()
/** `shown` is seen ahead of React, which still takes it for hidden and `read` for shown, scrolled to `top`, px. */
let ahead: { shown: HTMLElement; read: HTMLElement; top: number } | undefined

/** The part of the page that React hides. */
const frameOf = (text: HTMLElement) => text.closest<HTMLElement>('main > *')

/** Call it when a text is about to be hidden. */
export function leaveText(text: HTMLElement): void {
  const frame = frameOf(text)
  if (!frame) return
  left.add(frame)
  // React has hidden it by then.
  queueMicrotask(keepLeft)
}

/** Call it when React shows a text again, before that is measured: the one before it would be forgotten. */
export function enterText(text: HTMLElement): void {
  const frame = frameOf(text)
  if (ahead?.shown === frame) ahead = undefined
  keepLeft()
  frame?.removeAttribute('data-kept')
}

/** Shows a kept text instead of the one that is read, from its top, as React will. */
export function showAhead(shown: HTMLElement, read: HTMLElement): void {
  ahead = { shown, read, top: scrollY }
  swap(read, shown, 0)
}

/** Takes that back, unless React has followed. */
export function takeBackAhead(): void {
  if (ahead) swap(ahead.shown, ahead.read, ahead.top)
  ahead = undefined
}

function swap(hidden: HTMLElement, shown: HTMLElement, top: number): void {
  hidden.setAttribute('data-kept', '')
  shown.removeAttribute('data-kept')
  scrollTo({ top, behavior: 'instant' })
}

function keepLeft(): void {
  for (const frame of left) keep(frame)
  left.clear()
  // React has gone elsewhere.
  ahead?.shown.setAttribute('data-kept', '')
  ahead = undefined
}

/** Hides what React hides; false where it does not. */
export function keep(frame: HTMLElement): boolean {
  if (frame.style.display !== 'none') return false
  frame.setAttribute('data-kept', '')
  frame.style.removeProperty('display')
  // React brings the focus back to what has it when its view moves, and looks for that where it is scrolled to: it would be laid out.
  frame.querySelector<HTMLElement>(':focus')?.blur()
  return true
}
