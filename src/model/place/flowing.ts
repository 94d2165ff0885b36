/**
 * The entries of the history whose address went along while a view was scrolled into other chapters: the view is that of
 * another address as long as it is drawn.
 */

interface Flowing {
  /** The address that the view was opened with. */
  path: string
  /** The view. */
  frame: Element
}

/** By the key of the entry. */
const flowing = new Map<string, Flowing>()

export function keepFlowing(entry: string, view: Flowing): void {
  flowing.set(entry, view)
}

/** The address of the view that shows the text of this entry, while it is drawn; undefined for any other. */
export function flowingAt(entry: string | undefined): string | undefined {
  if (entry === undefined) return undefined
  const view = flowing.get(entry)
  if (view?.frame.isConnected) return view.path
  flowing.delete(entry)
  return undefined
}
