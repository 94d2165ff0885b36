/** The tree of a page, drawn. Memoised: it is one object for as long as it is the same chapter. */
import { memo } from 'react'
import type { ScriptureElement } from '#core/scripture/text/node'
import { draw } from './draw'
import { GrowingArticle } from './growing-article'

interface Props {
  node: ScriptureElement
  /** Read from its top, so that it may come one screen after the other. */
  isFromTop?: boolean
}

export const ScriptureTree = memo(function ScriptureTree({ node, isFromTop = false }: Props) {
  return isFromTop ? <GrowingArticle article={node} /> : draw(node)
})
