/** The words of a checked sentence: a closed list of elements, links into the app alone. */
import { createElement, type ReactNode } from 'react'
import type { ArticleNode, ArticleTag } from '#core/contract/pages/article-node'
import { PeekLink } from './peek-link'

export function SentenceNodes({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  return nodes.map(draw)
}

const inline: ReadonlySet<ArticleTag> = new Set(['code', 'em', 'strong'])

function draw(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={key} />
  const children = node.children.map(draw)
  if (node.tag === 'a' && node.href?.startsWith('/'))
    return (
      <PeekLink key={key} href={node.href}>
        {children}
      </PeekLink>
    )
  // A sentence has no blocks inside; of what is none of ours the words stay.
  return createElement(inline.has(node.tag) ? node.tag : 'span', { key }, ...children)
}
