/** Nodes of core/scripture/text as React elements: the same elements and attributes as the printed HTML (a test compares them). */
import { createElement, type ReactNode } from 'react'
import type { ScriptureNode } from '#core/scripture/text/node'

export function draw(node: ScriptureNode): ReactNode {
  if (typeof node === 'string') return node
  // Children as arguments stand where they stand: they need no keys, and no element around each.
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
