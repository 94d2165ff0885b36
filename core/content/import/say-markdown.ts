/**
 * Says the Markdown of an article: paragraphs, headings, lists, quotations, emphasis, links, pictures, `[[Head]]` or
 * `[[Head|words]]` for another article.
 * Markup of HTML in it is only text.
 */
import type { ContentSink } from './sink'

/** Says the blocks of a text. */
export function sayMarkdown(text: string, sink: ContentSink): void {
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n+/)) sayBlock(block.trim(), sink)
}

function sayBlock(block: string, sink: ContentSink): void {
  if (block === '') return
  const [first = '', ...rest] = block.split('\n')
  const [, marks, title] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(first) ?? []
  if (marks !== undefined && title !== undefined) {
    sayIn(marks.length < 3 ? 'h2' : 'h3', title, sink)
    sayBlock(rest.join('\n').trim(), sink)
  } else if (/^(?:-{3,}|\*{3,})$/.test(block)) sayIn('hr', '', sink)
  else if (first.startsWith('>')) sayIn('blockquote', block.replace(/^>[ \t]?/gm, ''), sink)
  else if (/^(?:[-*+]|\d{1,3}[.)])\s/.test(first)) sayList(block, sink)
  else sayIn('p', block, sink)
}

function sayList(block: string, sink: ContentSink): void {
  sink.open(/^\d/.test(block) ? 'ol' : 'ul')
  for (const item of block.split(/\n(?=[ \t]*(?:[-*+]|\d{1,3}[.)])\s)/)) {
    sayIn('li', item.replace(/^[ \t]*(?:[-*+]|\d{1,3}[.)])\s+/, ''), sink)
  }
  sink.close()
}

function sayIn(tag: 'p' | 'h2' | 'h3' | 'hr' | 'li' | 'blockquote', text: string, sink: ContentSink): void {
  sink.open(tag)
  sayInline(text, sink)
  sink.close()
}

const inline =
  /\\([\\`*_[\]!#>-])|!\[([^\]\n]{0,500})\]\(([^()\s]{1,500})\)|\[\[([^\]\n]{1,200})\]\]|\[([^\]\n]{1,500})\]\(([^()\s]{1,2000})\)|\*\*(?=\S)([^*\n]{1,2000})\*\*|(?<![\p{L}\p{N}])[*_](?=\S)([^*_\n]{1,2000})[*_](?![\p{L}\p{N}])|[ ]{2,}\n/gu

function sayInline(text: string, sink: ContentSink): void {
  let at = 0
  for (const found of text.matchAll(inline)) {
    if (found.index > at) sink.text(text.slice(at, found.index))
    at = found.index + found[0].length
    sayFound(found, sink)
  }
  if (at < text.length) sink.text(text.slice(at))
}

function sayFound(found: RegExpMatchArray, sink: ContentSink): void {
  const [, sign, alt, path, head, words, href, strong, emphasis] = found
  if (sign !== undefined) sink.text(sign)
  else if (path !== undefined) {
    if (/^[a-z]+:|^\/\//i.test(path)) sink.report('link-dropped', { href: path.slice(0, 80) })
    else sink.image(path, alt ?? '')
  } else if (head !== undefined) {
    const [named = '', shown] = head.split('|')
    sink.see(named, shown?.trim() || undefined)
  } else if (href !== undefined) {
    sink.openLink(href)
    sink.text(words ?? '')
    sink.close()
  } else {
    sink.open(strong !== undefined ? 'strong' : emphasis !== undefined ? 'em' : 'br')
    if (strong !== undefined) sayInline(strong, sink)
    if (emphasis !== undefined) sink.text(emphasis)
    sink.close()
  }
}
