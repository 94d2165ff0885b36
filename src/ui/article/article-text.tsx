/** The text of an article, drawn from its tree: elements of a closed list, no HTML. */
import { createElement, type ReactNode } from 'react'
import { directionOf } from '#core/contract/locales'
import type { ArticleElement, ArticleNode } from '#core/contract/pages/article-node'
import styles from './article-text.module.css'

interface Props {
  nodes: readonly ArticleNode[]
  /** Language the text is written in. */
  locale: string
  /** Level of its first headings. */
  level?: 2 | 3
}

export function ArticleText({ nodes, locale, level = 2 }: Props) {
  return (
    <div className={styles.text} lang={locale} dir={directionOf(locale)}>
      {nodes.map((node, index) => draw(node, index, level))}
    </div>
  )
}

function draw(node: ArticleNode, key: number, level: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child, index) => draw(child, index, level))
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key })
  if (node.tag === 'a')
    return (
      <a key={key} href={node.href} rel={node.href?.startsWith('http') ? 'noreferrer' : undefined}>
        {children}
      </a>
    )
  // Long lines of code scroll inside their box: it must be reachable with the keyboard.
  const props = node.tag === 'pre' ? { key, tabIndex: 0, dir: 'ltr' } : { key }
  return createElement(tagOf(node, level), props, ...children)
}

function tagOf({ tag }: ArticleElement, level: number): string {
  if (tag === 'h2') return `h${level}`
  return tag === 'h3' ? `h${level + 1}` : tag
}
