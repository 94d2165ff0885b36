/**
 * Nodes of core/scripture/text as elements of the page, the same as the printed HTML (a test compares them). They are made without
 * React, which would keep a second tree of a chapter that never changes in parts; a chapter fetched ahead is made ahead.
 */
import type { ScriptureElement, ScriptureNode } from '#core/scripture/text/node'

const ahead = new WeakMap<ScriptureElement, HTMLElement>()

/** Makes what is going to be drawn. */
export function prepareElement(node: ScriptureElement): void {
  if (!ahead.has(node)) ahead.set(node, makeElement(node))
}

/** The element of a node, for whoever asks alone. */
export function takeElement(node: ScriptureElement): HTMLElement {
  const prepared = ahead.get(node)
  ahead.delete(node)
  return prepared ?? makeElement(node)
}

export function makeElement({ tag, attributes, children }: ScriptureElement): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map(makeNode))
  return element
}

/** What `append` takes. */
export function makeNode(node: ScriptureNode): string | HTMLElement {
  return typeof node === 'string' ? node : makeElement(node)
}
