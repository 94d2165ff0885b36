/**
 * Says HTML to the sink by an allow-list: known elements become those of the closed tree, unknown ones only their words, and what is no
 * text (scripts, styles, frames, forms) is left out with its content. References are taken from the markup's own attributes.
 */
import type { PlainTag } from '../../../contract/content/article'
import type { ContentSink } from '../sink'
import type { HtmlToken } from './tokenise-html'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['address', 'p'],
  ['b', 'strong'],
  ['blockquote', 'blockquote'],
  ['cite', 'em'],
  ['dd', 'p'],
  ['div', 'p'],
  ['dt', 'p'],
  ['em', 'em'],
  ['figcaption', 'p'],
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['i', 'em'],
  ['li', 'li'],
  ['ol', 'ol'],
  ['p', 'p'],
  ['pre', 'p'],
  ['strong', 'strong'],
  ['sup', 'sup'],
  ['tr', 'p'],
  ['ul', 'ul'],
] as const)

/** Only their content counts. */
const silent: ReadonlySet<string> = new Set(
  'abbr article aside big body center dfn dl figure font footer header html main nobr s section small span sub table tbody td tfoot th thead u var wbr'.split(
    ' ',
  ),
)

const dropped: ReadonlySet<string> = new Set(
  'applet audio base button canvas datalist dialog embed form frame frameset head iframe input link math meta noembed noframes noscript object picture plaintext script select source style svg template textarea title track video xmp'.split(
    ' ',
  ),
)

const empty: ReadonlySet<string> = new Set(
  'area base br col embed frame hr img input link meta source track wbr'.split(' '),
)

export interface SayOptions {
  /** Elements that a source puts around no text of its own. */
  isDropped?(name: string, attributes: Readonly<Record<string, string>>): boolean
}

interface OpenElement {
  name: string
  close(): void
}

/** Says tokens one by one; `finish` closes what is open. */
export function createHtmlSayer(sink: ContentSink, options: SayOptions = {}) {
  let open: OpenElement[] = []
  /** Levels inside of an element that is dropped. */
  let hidden: string[] = []
  let reference: string[] | undefined

  const closeFrom = (at: number) => {
    for (const element of open.slice(at).reverse()) element.close()
    open = open.slice(0, at)
  }
  const openElement = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'br' || name === 'hr' || name === 'img') return sayEmpty(sink, name, attributes)
    const target = targetOf(name, attributes)
    if (target !== undefined && !reference) {
      const words: string[] = []
      reference = words
      open.push({
        name,
        close() {
          reference = undefined
          sink.reference(words.join(''), target)
        },
      })
      return
    }
    if (name === 'p') closeFrom(endOfParagraph(open))
    open.push({ name, close: sayOpen(sink, name, attributes, reference !== undefined) })
  }
  return {
    say(token: HtmlToken): void {
      if (token.type === 'text') {
        if (hidden.length > 0) return
        if (reference) reference.push(token.text)
        else sink.text(token.text)
        return
      }
      const { name } = token
      if (hidden.length > 0) {
        if (token.type === 'open' && name === hidden[0] && !empty.has(name)) hidden.push(name)
        else if (token.type === 'close' && name === hidden[0]) hidden.pop()
        return
      }
      if (token.type === 'close') {
        const at = open.findLastIndex((element) => element.name === name)
        if (at >= 0) closeFrom(at)
        return
      }
      if (dropped.has(name) || options.isDropped?.(name, token.attributes)) {
        if (dropped.has(name)) sink.report('content-dropped', { element: name })
        if (!empty.has(name)) hidden = [name]
        return
      }
      openElement(name, token.attributes)
    },
    /** Ends a part of the document. */
    finish(): void {
      closeFrom(0)
      hidden = []
    },
  }
}

/** A paragraph ends where the next one begins: from which element on to close. */
function endOfParagraph(open: readonly OpenElement[]): number {
  const at = open.findLastIndex((element) => element.name === 'p')
  const isOuter = open.slice(at).some(({ name }) => /^(?:blockquote|div|li|td)$/.test(name))
  return at < 0 || isOuter ? open.length : at
}

/** The place that the markup names: `title="Ps.122.1"` of a bibleref, `data-ref`, `osisRef`. */
function targetOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (name !== 'span' && name !== 'a') return undefined
  const { class: kind = '', title = '' } = attributes
  if (/\b(?:bibleref|scripref|reference|bible)\b/i.test(kind) && /\d/.test(title)) return title
  return attributes['data-ref'] ?? attributes['data-osis'] ?? attributes['osisref']
}

function sayEmpty(
  sink: ContentSink,
  name: 'br' | 'hr' | 'img',
  attributes: Readonly<Record<string, string>>,
) {
  const { src = '', alt = '' } = attributes
  if (name !== 'img') {
    sink.open(name)
    sink.close()
  } else if (/^[a-z]+:|^\/\//i.test(src)) {
    sink.report('link-dropped', { href: src.slice(0, 80) })
    if (alt !== '') sink.text(alt)
  } else sink.image(src, alt)
}

function sayOpen(
  sink: ContentSink,
  name: string,
  attributes: Readonly<Record<string, string>>,
  isInReference: boolean,
): () => void {
  if (isInReference) return () => undefined
  const tag = plain.get(name)
  if (tag) {
    sink.open(tag)
    return () => sink.close()
  }
  if (name === 'a' && attributes['href'] !== undefined && !attributes['href'].startsWith('#')) {
    sink.openLink(attributes['href'])
    return () => sink.close()
  }
  if (name === 'td' || name === 'th') sink.text(' ')
  else if (!silent.has(name) && name !== 'a') sink.report('markup-dropped', { element: name })
  return () => undefined
}
