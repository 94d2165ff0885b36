/**
 * The small tree from which scripture is drawn: by a string printer here and by React in the page, both over
 * the same nodes. The server also prints its other pages from it.
 */
export type ScriptureNode = string | ScriptureElement

/** An element of the tree. */
export interface ScriptureElement {
  tag: Tag
  /** HTML attribute names; values are text, never markup. */
  attributes: Readonly<Record<string, string>>
  children: readonly ScriptureNode[]
}

const tags = [
  'a',
  'article',
  'bdi',
  'blockquote',
  'br',
  'button',
  'code',
  'div',
  'em',
  'h1',
  'h2',
  'h3',
  'header',
  'hr',
  'img',
  'li',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'span',
  'strong',
  'sup',
  'ul',
] as const
/** The allowed tags. */
export type Tag = (typeof tags)[number]

/** An element; attributes with an undefined value are left out. */
export function element(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (ScriptureNode | readonly ScriptureNode[] | undefined)[]
): ScriptureElement {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) kept[name] = value
  return { tag, attributes: kept, children: children.flat().filter((child) => child !== undefined) }
}

/** The tree as HTML; text and attribute values are escaped. */
export function printHtml(node: ScriptureNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  let attributes = ''
  for (const [name, value] of Object.entries(node.attributes)) attributes += ` ${name}="${escapeHtml(value)}"`
  if (node.tag === 'br' || node.tag === 'hr' || node.tag === 'img') return `<${node.tag}${attributes}>`
  return `<${node.tag}${attributes}>${node.children.map(printHtml).join('')}</${node.tag}>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML content and for double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
