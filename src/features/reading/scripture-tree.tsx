/** The tree of a page, drawn. Memoised: it is one object for as long as it is the same chapter. */
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { ScriptureElement } from '#core/scripture/text/node'
import { beginComparison, type GrowingComparison } from './growing-comparison'
import { takeElement } from './scripture-element'

interface Props {
  node: ScriptureElement
  /** Read from its top, so that the rows of a comparison may come one screen after the other. */
  isFromTop?: boolean
}

export const ScriptureTree = memo(function ScriptureTree({ node, isFromTop = false }: Props) {
  const host = useRef<HTMLDivElement>(null)
  // A view that was hidden is shown again as it was left.
  const drawn = useRef<{ node: ScriptureElement; grow: GrowingComparison['grow'] }>(undefined)
  useLayoutEffect(() => {
    if (drawn.current?.node === node) return
    const { element, grow } = begin(node, isFromTop)
    host.current?.replaceChildren(element)
    drawn.current = { node, grow }
  }, [node, isFromTop])
  useEffect(() => {
    let timer = setTimeout(function step() {
      if (drawn.current?.grow()) timer = setTimeout(step)
    })
    return () => clearTimeout(timer)
  }, [node])
  return <div ref={host} />
})

function begin(node: ScriptureElement, isFromTop: boolean): GrowingComparison {
  const isComparison = node.attributes['class'] === 'compare'
  if (isComparison && isFromTop) return beginComparison(node)
  return { element: takeElement(node), grow: () => false }
}
