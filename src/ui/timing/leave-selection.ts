/**
 * With every picture the browser looks for the place of the caret or of what is marked: through all of the page when that is in what is
 * hidden, inert or gone.
 */

/** Call it when an element is about to be hidden or taken away: nothing in it stays marked. */
export function leaveSelection(element: Node): void {
  const selection = getSelection()
  if (element.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges()
}

/** A press on a control leaves no caret, neither in it nor in the text. What is marked in the text stays so, and the caret of who has only keys. */
export function watchPresses(): void {
  addEventListener('click', onClick, { capture: true })
}

function onClick({ target, detail }: MouseEvent): void {
  const isKey = detail === 0
  if (isKey || !(target instanceof Element) || !target.closest('a, button, summary')) return
  const selection = getSelection()
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]')
  if (selection?.isCollapsed && !isTyping) selection.removeAllRanges()
}
