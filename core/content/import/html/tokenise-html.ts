/**
 * Cuts HTML into tags and text, as forgiving as a browser where it matters: entities, comments, raw text, attributes without quotes. It
 * knows nothing of what tags mean, and its output can only become nodes of the closed tree.
 */
import { decodeEntities } from '../../../html-entities'

export type HtmlToken =
  | { type: 'text'; text: string; line: number }
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>>; line: number }
  | { type: 'close'; name: string; line: number }

/** Elements whose content is no markup; all of them are dropped with it. */
const raw: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
)

/** The tokens of a document or a fragment, in order. Linear in its length. */
export function* tokeniseHtml(html: string): Generator<HtmlToken> {
  let line = 1
  let counted = 0
  const lineAt = (at: number) => {
    for (; counted < at; counted += 1) if (html.charCodeAt(counted) === 10) line += 1
    return line
  }
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next < 0 ? html.length : next
    if (end > at) yield { type: 'text', text: decodeEntities(html.slice(at, end)), line: lineAt(at) }
    if (next < 0) return
    const other = endOfOther(html, next)
    if (other !== undefined) {
      at = other
      continue
    }
    const tag = readTag(html, next)
    if (!tag) {
      yield { type: 'text', text: '<', line: lineAt(next) }
      at = next + 1
      continue
    }
    const { name, isClose, attributes } = tag
    at = tag.end
    if (isClose) yield { type: 'close', name, line: lineAt(next) }
    else yield { type: 'open', name, attributes, line: lineAt(next) }
    if (!isClose && raw.has(name)) at = endOfRaw(html, at, name)
  }
}

/** Behind a comment, declaration or instruction. */
function endOfOther(html: string, at: number): number | undefined {
  if (!html.startsWith('<!', at) && !html.startsWith('<?', at)) return undefined
  const close = html.startsWith('<!--', at) ? '-->' : '>'
  const end = html.indexOf(close, at + 2)
  return end < 0 ? html.length : end + close.length
}

const nameStart = /[a-z]/i
const tagName = /[^\s/>]+/y

function readTag(html: string, at: number) {
  const isClose = html[at + 1] === '/'
  const start = at + (isClose ? 2 : 1)
  if (!nameStart.test(html[start] ?? '')) return undefined
  tagName.lastIndex = start
  const name = tagName.exec(html)?.[0] ?? ''
  const { attributes, end } = readAttributes(html, start + name.length)
  return { name: name.slice(0, 40).toLowerCase(), isClose, attributes, end }
}

const attributePattern = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
const tagEnd = /[\s/]*>/y

/** Up to the sign that closes the tag, which may stand inside of quotes. */
function readAttributes(html: string, from: number) {
  const attributes: Record<string, string> = Object.create(null)
  let at = from
  for (;;) {
    tagEnd.lastIndex = at
    if (tagEnd.test(html)) return { attributes, end: tagEnd.lastIndex }
    attributePattern.lastIndex = at
    const found = attributePattern.exec(html)
    if (!found) {
      // A stray sign is stepped over; a tag that never ends takes the rest.
      if (at >= html.length) return { attributes, end: html.length }
      at += 1
      continue
    }
    const [, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    if (!(key in attributes)) attributes[key] = decodeEntities(double ?? single ?? bare ?? '')
    at = attributePattern.lastIndex
  }
}

/** At the end tag of raw text, or the end of the document. */
function endOfRaw(html: string, at: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = at
  return end.exec(html)?.index ?? html.length
}
