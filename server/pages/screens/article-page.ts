/** Help and articles for readers without script and for search engines. */
import { directionOf, type Locale } from '#core/contract/locales'
import {
  type Article,
  articleNames,
  type HelpItem,
  helpPath,
  type PageTexts,
} from '#core/contract/pages/article'
import type { ArticleNode } from '#core/contract/pages/article-node'
import { element, type ScriptureElement, type ScriptureNode } from '#core/scripture/text/node'

/** The part of the texts that a screen shows: an article, a help page, or the list of help pages. */
export type ShownText =
  | { kind: 'article'; article: Article }
  | { kind: 'item'; article: HelpItem }
  | { kind: 'list'; items: readonly HelpItem[] }

/** True for a screen whose contents are texts that operators may change. */
export function isTextScreen(path: string | undefined): boolean {
  return path === '/help' || articleNames.some((name) => path === `/${name}`)
}

/** The text at a screen's path with the words after it; undefined if there is none. */
export function shownText(
  path: string,
  rest: readonly string[],
  { articles, help }: PageTexts,
): ShownText | undefined {
  if (path !== '/help') {
    const article = rest.length === 0 ? articles[path.slice(1)] : undefined
    return article && { kind: 'article', article }
  }
  if (rest.length === 0) return { kind: 'list', items: help }
  const digits = rest.at(-1) ?? ''
  const item = /^\d{1,9}$/.test(digits) && rest.length < 3 && help.find(({ id }) => id === Number(digits))
  return item ? { kind: 'item', article: item } : undefined
}

/** The text itself, below its heading. */
export function textNodes(shown: ShownText, prefix: Locale | undefined): ScriptureNode[] {
  if (shown.kind !== 'list') {
    const { locale, body } = shown.article
    return [element('section', { lang: locale, dir: directionOf(locale) }, body.map(nodeOf))]
  }
  const below = prefix === undefined ? '' : `/${prefix}`
  const links = shown.items.map((item) =>
    element('li', {}, element('a', { href: below + helpPath(item) }, element('bdi', {}, item.title))),
  )
  return [element('ul', {}, links)]
}

function nodeOf(node: ArticleNode): ScriptureNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  const drawn: ScriptureElement = element(tag, { href }, children.map(nodeOf))
  return drawn
}
