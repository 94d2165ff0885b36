/** The text of an article for readers without script: the same elements that the page draws. */

import { articlePath } from '#core/content/reading/addresses'
import type { PackSummary } from '#core/contract/content/answers'
import type { Article, ContentNode } from '#core/contract/content/article'
import { element, type ScriptureElement, type ScriptureNode } from '#core/scripture/text/node'
import type { LinkOf } from './text-links'

export function articleNodes(pack: PackSummary, article: Article, linkOf: LinkOf): ScriptureNode[] {
  const draw = (node: ContentNode): ScriptureNode => nodeOf(node, pack, linkOf)
  const groups = (article.groups ?? []).map(({ title, ranges }) =>
    element('section', {}, [
      element('h3', {}, title),
      element(
        'ul',
        {},
        ranges.map(({ from, to }) => {
          const link = linkOf(from, to, pack.numbering)
          return element('li', {}, link ? element('a', { href: link.href }, link.label) : '')
        }),
      ),
    ]),
  )
  return [...article.parts.map(draw), ...groups]
}

/** Titles and attribution of the pack below its article. */
export function creditNodes({ name, licence, attribution }: PackSummary): ScriptureElement {
  return element('p', {}, [name, attribution, licence].filter(Boolean).join(' · '))
}

function nodeOf(node: ContentNode, pack: PackSummary, linkOf: LinkOf): ScriptureNode {
  if (typeof node === 'string') return node
  const inner = () => (node.tag === 'image' ? [] : node.children.map((child) => nodeOf(child, pack, linkOf)))
  switch (node.tag) {
    case 'ref': {
      const link = linkOf(node.from, node.to, pack.numbering)
      return link ? element('a', { href: link.href }, inner()) : element('span', {}, inner())
    }
    case 'entry':
      return element('a', { href: articlePath(pack, node.id, textOf(node.children)) }, inner())
    case 'image':
      return pictureNode(pack, node.media, node.alt)
    case 'a':
      return element('a', { href: node.href, rel: 'noopener' }, inner())
    default:
      return element(node.tag, {}, inner())
  }
}

export function pictureNode({ abbr }: PackSummary, media: string, alt: string): ScriptureElement {
  return element('img', { src: `/api/resources/${abbr}/media/${media}`, alt, loading: 'lazy' })
}

function textOf(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : '')).join('')
}
