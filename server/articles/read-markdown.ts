/**
 * Markdown as the small tree of an article. HTML in it is left out, a link that leads to neither web, mail nor app becomes its words,
 * a picture its description: whatever stands in a file, nothing but words and known elements comes out.
 */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isLinkHref } from '#core/contract/members/link-href'
import { type ArticleNode, type ArticleTag, plainText } from '#core/contract/pages/article-node'

export interface ReadMarkdown {
  /** Its first heading; empty where there is none. */
  title: string
  /** Its first paragraph. */
  description: string
  body: ArticleNode[]
}

/** What stands for `{{name}}` in a text: words, or words with looks. */
export type Fillings = ReadonlyMap<string, readonly ArticleNode[]>

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root | Root['children'][number]

interface Reading {
  fillings: Fillings
  /** Addresses of links that are written elsewhere, by name. */
  addresses: ReadonlyMap<string, string>
}

/** Reads a file; every text is Markdown, so there is no error. */
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

/** Elements whose content is that of the node. */
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

/** A point of one paragraph is drawn without it: lists stay close. */
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

/** Without touching blanks, unlike `plainText`: code keeps its lines. */
function plainWords(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainWords(node.children))).join('')
}

function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  return typeof node === 'string' ? [node] : node.children
}
