/**
 * The text of an article as a small tree with a closed list of elements: written as Markdown, parsed by the
 * server, drawn by the page as elements and never as HTML. Links lead to the web, to an e-mail address or
 * into the app.
 */
import * as z from 'zod/mini'
import { linkPattern, maxHrefLength } from '../members/link-href'

const tags = [
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'h2',
  'h3',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'ul',
] as const
export type ArticleTag = (typeof tags)[number]

/** An element of an article. */
export interface ArticleElement {
  tag: ArticleTag
  /** Only of a link. */
  href?: string | undefined
  children: ArticleNode[]
}
export type ArticleNode = string | ArticleElement

/** Text or an element; anything else is refused. */
export const articleNodeSchema: z.ZodMiniType<ArticleNode> = z.union([
  z.string(),
  z.object({
    tag: z.enum(tags),
    href: z.optional(z.string().check(z.maxLength(maxHrefLength), z.regex(linkPattern))),
    children: z.array(z.lazy(() => articleNodeSchema)),
  }),
])

/** The words of nodes without formatting; blocks are separated by a space. */
export function plainText(nodes: readonly ArticleNode[]): string {
  const words = (node: ArticleNode): string => {
    if (typeof node === 'string') return node
    const inner = node.children.map(words).join('')
    return blocks.has(node.tag) ? ` ${inner} ` : inner
  }
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim()
}

const blocks: ReadonlySet<ArticleTag> = new Set([
  'blockquote',
  'br',
  'h2',
  'h3',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'ul',
])
