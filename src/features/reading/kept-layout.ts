/**
 * A text in a hidden view keeps what the browser has laid out of it, so that turning to it only has to be painted. React hides views by
 * `display: none`, which forgets all of it; `content-visibility` does not (reading-view.module.css).
 */
const left = new Set<HTMLElement>()

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
  keepLeft()
  frameOf(text)?.removeAttribute('data-kept')
}

function keepLeft(): void {
  for (const frame of left) keep(frame)
  left.clear()
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
