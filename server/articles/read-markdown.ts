/**
 * Parses Markdown as the small tree of an article. HTML in it is left out, a link that leads to neither web,
 * e-mail nor app is reduced to its words, an image to its description: whatever the file contains, the result
 * has only words and known elements.
 */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isLinkHref } from '#core/contract/members/link-href'
import { type ArticleNode, type ArticleTag, plainText } from '#core/contract/pages/article-node'

/** A parsed text. */
export interface ReadMarkdown {
  /** Its first heading; empty if there is none. */
  title: string
  /** Its first paragraph. */
  description: string
  body: ArticleNode[]
}

/** The replacement of `{{name}}` in a text: words, or formatted words. */
export type Fillings = ReadonlyMap<string, readonly ArticleNode[]>

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root | Root['children'][number]

interface Reading {
  fillings: Fillings
  /** Addresses of links by name, for links that are set elsewhere. */
  addresses: ReadonlyMap<string, string>
}

/** Parses a file; every text is Markdown, so there is no error. */
export function readMarkdown(text: string, fillings: Fillings): ReadMarkdown {
  const { children } = fromMarkdown(text)
  const addresses = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  )
  const reading = { fillings, addresses }
  const [first, ...others] = children.filter(({ type }) => type !== 'html')
  const hasTitle = first?.type === 'heading' && first.depth === 1
  const rest = hasTitle ? others : children
  const paragraph = rest.find(({ type }) => type === 'paragraph')
  return {
    title: hasTitle ? plainText(nodesOf(first, reading).flatMap(childrenOf)) : '',
    description: paragraph ? plainText(nodesOf(paragraph, reading)) : '',
    body: rest.flatMap((node) => nodesOf(node, reading)),
  }
}

/** Elements whose children are those of the node. */
const sameElements: Readonly<Partial<Record<MarkdownNode['type'], ArticleTag>>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  break: 'br',
  thematicBreak: 'hr',
}

function nodesOf(node: MarkdownNode, reading: Reading): ArticleNode[] {
  const tag = sameElements[node.type]
  if (tag) return [{ tag, children: innerOf(node, reading) }]
  switch (node.type) {
    case 'text':
      return filled(node.value, reading.fillings)
    case 'heading':
      return [{ tag: node.depth < 3 ? 'h2' : 'h3', children: innerOf(node, reading) }]
    case 'list':
      return [{ tag: node.ordered ? 'ol' : 'ul', children: innerOf(node, reading) }]
    case 'listItem':
      return [{ tag: 'li', children: itemOf(node, reading) }]
    case 'inlineCode':
      return [{ tag: 'code', children: [plainFilled(node.value, reading.fillings)] }]
    case 'code':
      return [{ tag: 'pre', children: [plainFilled(node.value, reading.fillings)] }]
    case 'link':
      return linkOf(node.url, innerOf(node, reading))
    case 'linkReference':
      return linkOf(reading.addresses.get(node.identifier) ?? '', innerOf(node, reading))
    case 'image':
    case 'imageReference':
      return node.alt ? [node.alt] : []
    default:
      return []
  }
}

function innerOf(node: MarkdownNode, reading: Reading): ArticleNode[] {
  return 'children' in node ? node.children.flatMap((child) => nodesOf(child, reading)) : []
}

/** A list item of one paragraph is drawn without it, so that lists stay tight. */
function itemOf(node: MarkdownNode, reading: Reading): ArticleNode[] {
  return innerOf(node, reading).flatMap((child, index) =>
    index === 0 && typeof child !== 'string' && child.tag === 'p' ? child.children : [child],
  )
}

function linkOf(href: string, children: ArticleNode[]): ArticleNode[] {
  return isLinkHref(href) ? [{ tag: 'a', href, children }] : children
}

const place = /\{\{(\w+)\}\}/

function filled(text: string, fillings: Fillings): ArticleNode[] {
  return text.split(place).flatMap((part, index): readonly ArticleNode[] => {
    if (index % 2 === 0) return part === '' ? [] : [part]
    return fillings.get(part) ?? [`{{${part}}}`]
  })
}

function plainFilled(text: string, fillings: Fillings): string {
  return plainWords(filled(text, fillings))
}

/** Keeps white space, unlike `plainText`, so that code keeps its lines. */
function plainWords(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainWords(node.children))).join('')
}

function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  return typeof node === 'string' ? [node] : node.children
}
