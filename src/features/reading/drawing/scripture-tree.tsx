/** Draws the tree of a page. Memoised, because the tree stays the same object while the chapter does. */
import { memo } from 'react'
import type { ScriptureElement } from '#core/scripture/text/node'
import { draw } from './draw'
import { GrowingArticle } from './growing-article'

interface Props {
  node: ScriptureElement
  /** True if reading starts at the top, so that the text may be drawn one screen after the other. */
  isFromTop?: boolean
}

export const ScriptureTree = memo(function ScriptureTree({ node, isFromTop = false }: Props) {
  return isFromTop ? <GrowingArticle article={node} /> : draw(node)
})
