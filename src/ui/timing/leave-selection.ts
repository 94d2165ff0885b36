/**
 * In every frame the browser looks for the position of the caret or the selection: through the whole page
 * when it lies in an element that is hidden, inert or removed.
 */

/** Call it when an element is about to be hidden or removed: clears the selection inside it. */
export function leaveSelection(element: Node): void {
  const selection = getSelection()
  if (element.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges()
}

/**
 * A click on a control leaves no caret, neither in it nor in the text. A selection in the text stays, and so
 * does the caret of a person who uses only the keyboard.
 */
export function watchClicks(): void {
  addEventListener('click', onClick, { capture: true })
}

function onClick({ target, detail }: MouseEvent): void {
  const isKey = detail === 0
  if (isKey || !(target instanceof Element) || !target.closest('a, button, summary')) return
  const selection = getSelection()
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]')
  if (selection?.isCollapsed && !isTyping) selection.removeAllRanges()
}
