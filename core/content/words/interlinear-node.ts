/**
 * The tree of a chapter with the words of the original below its own: each word with something to say becomes a block that
 * wraps as one. The text stays as it is; what is added stands in links to the word.
 */
import { element, type ScriptureElement, type ScriptureNode } from '../../scripture/text/node'

/** What stands below a run of words. */
export interface WordBelow {
  /** UTF-16 offsets in the text of the verse. */
  from: number
  to: number
  href: string
  lines: readonly BelowLine[]
}

export interface BelowLine {
  text: string
  /** A class of the styles. */
  kind: 'original' | 'gloss' | 'number'
  /** BCP 47; absent for what has no language. */
  locale?: string
  direction?: 'ltr' | 'rtl'
}

interface VerseBelow {
  content: string
  words: readonly WordBelow[]
}

/** `below`: by number of the verse. Verses it does not name stay as they are. */
export function interlinearNode(
  article: ScriptureElement,
  below: ReadonlyMap<number, VerseBelow>,
): ScriptureElement {
  const places = new Map<number, number>()
  return inside(article, undefined)

  function inside(node: ScriptureElement, verse: number | undefined): ScriptureElement {
    const own = node.attributes['class'] === 'v' ? Number(node.attributes['data-v']) : verse
    const known = own === undefined ? undefined : below.get(own)
    if (own !== undefined && known && node.attributes['class'] === 't') {
      const { children, end } = withWords(node.children, signed(known), places.get(own) ?? 0)
      places.set(own, end)
      return { ...node, children }
    }
    const children = node.children.map((child) => (typeof child === 'string' ? child : inside(child, own)))
    return { ...node, children }
  }
}

/** Words with the signs that stand at them: a comma wraps with the word before it. */
function signed({ content, words }: VerseBelow): VerseBelow {
  return {
    content,
    words: words.map((word, at) => {
      const before =
        /[^\s\p{L}\p{M}\p{N}]*$/u.exec(content.slice(words[at - 1]?.to ?? 0, word.from))?.[0] ?? ''
      const isOwn = /^$|\s$/.test(content.slice(0, word.from - before.length))
      const rest = content.slice(word.to, words[at + 1]?.from ?? content.length)
      const behind = /^[^\s\p{L}\p{M}\p{N}]*/u.exec(rest)?.[0] ?? ''
      return { ...word, from: word.from - (isOwn ? before.length : 0), to: word.to + behind.length }
    }),
  }
}

interface Piece {
  node: ScriptureNode
  /** The word it belongs to. */
  word?: WordBelow | undefined
}

/** `place`: where in the text of the verse these nodes begin. */
function withWords(
  nodes: readonly ScriptureNode[],
  { content, words }: VerseBelow,
  place: number,
): { children: ScriptureNode[]; end: number } {
  const pieces: Piece[] = []
  let at = place
  for (const node of nodes) {
    const text = typeof node === 'string' ? node : textOf(node)
    if (text === undefined) {
      pieces.push({ node, word: pieces.at(-1)?.word })
      continue
    }
    // Between lines white space is left out, and a note stands for its star.
    const from = Math.max(at, content.indexOf(text, at))
    for (const { part, word } of cut(text, from, words))
      pieces.push({ node: typeof node === 'string' ? part : { ...node, children: [part] }, word })
    at = from + text.length
  }
  return { children: grouped(pieces, new Set(words.filter(({ from }) => from < place))), end: at }
}

/** Undefined for notes and numbers, whose text is not that of the verse. */
function textOf({ attributes, children }: ScriptureElement): string | undefined {
  const [only] = children
  return attributes['data-mark'] !== undefined && typeof only === 'string' ? only : undefined
}

function cut(text: string, from: number, words: readonly WordBelow[]): { part: string; word?: WordBelow }[] {
  const to = from + text.length
  const inText = words.filter((word) => word.from < to && word.to > from)
  const parts: { part: string; word?: WordBelow }[] = []
  let at = from
  const add = (end: number, word?: WordBelow) => {
    if (end > at) parts.push({ part: text.slice(at - from, end - from), ...(word ? { word } : {}) })
    at = Math.max(at, end)
  }
  for (const word of inText) {
    add(Math.max(from, word.from))
    add(Math.min(to, word.to), word)
  }
  add(to)
  return parts
}

/** Pieces of one word together; a word that began in an earlier line has its lines there. */
function grouped(pieces: readonly Piece[], begun: ReadonlySet<WordBelow>): ScriptureNode[] {
  const nodes: ScriptureNode[] = []
  for (let at = 0; at < pieces.length; ) {
    const word = pieces[at]?.word
    let end = at + 1
    if (word) while (end < pieces.length && pieces[end]?.word === word) end += 1
    const own = pieces.slice(at, end).map(({ node }) => node)
    nodes.push(...(word && !begun.has(word) ? [blockOf(word, own)] : own))
    at = end
  }
  return nodes
}

function blockOf({ href, lines }: WordBelow, own: readonly ScriptureNode[]): ScriptureElement {
  const below = lines.map(({ text, kind, locale, direction }) =>
    element('span', { class: kind, lang: locale, dir: direction }, text),
  )
  return element(
    'span',
    { class: 'iw' },
    element('span', { class: 'it' }, own),
    element('a', { class: 'below', href, tabindex: '-1' }, below),
  )
}
