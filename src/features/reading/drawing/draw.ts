/** Turns nodes of core/scripture/text into React elements, with the elements and attributes of the printed HTML (a test compares them). */
import { createElement, type ReactNode } from 'react'
import type { ScriptureNode } from '#core/scripture/text/node'

export function draw(node: ScriptureNode): ReactNode {
  if (typeof node === 'string') return node
  // Children passed as arguments keep their positions, so they need no keys and no wrapper elements.
  return createElement(node.tag, propsOf(node.attributes), ...node.children.map(draw))
}

export function propsOf(attributes: Readonly<Record<string, string>>): Record<string, string | number> {
  const props: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'tabindex') props['tabIndex'] = Number(value)
    else props[name === 'class' ? 'className' : name] = value
  }
  return props
}
