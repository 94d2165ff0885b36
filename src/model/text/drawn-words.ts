/** Finds the words of a verse in the drawn text: which verse of which edition an element shows, and where a word of it stands. */
import type { Verse } from '#core/contract/editions/chapter'
import type { PageData } from '#core/contract/page-data'
import { plainContent } from '#core/scripture/selection/selection-text'
import type { WordRange } from '#core/study/word-marks/word-range'

/** A fragment of a verse as it is drawn; its range is that of its words in the words of the verse. */
export interface DrawnWords extends WordRange {
  edition: string
  verse: Verse
  /** Canonical of the verse in the numbering of its edition. */
  canonical: number
  /** The words of the whole verse: its text without the stars of footnotes. */
  text: string
}

/** A text node of a fragment, and where it begins in the words of the fragment. */
interface PlacedNode {
  node: Text
  start: number
}

/** The words that `verse` (a `.v`) shows; undefined where they are not those of the page. */
export function drawnWords(verse: HTMLElement, data: PageData): DrawnWords | undefined {
  const number = Number(verse.dataset['v'])
  const cell = verse.closest<HTMLElement>('.cell')
  const edition = cell?.dataset['abbr'] ?? data.manifests[0]?.abbreviation ?? ''
  const shown = wordsOf(verse)
  const from = lengthBefore(verse, cell ?? verse.closest('article'))
  for (const { abbreviation, chapter } of data.chapters) {
    if (abbreviation !== edition) continue
    const found = chapter.verses.find((one) => one.verse === number)
    const text = found ? textOf(found) : ''
    // Two chapters of an edition may stand in one column: the words tell whose verse it is.
    if (found && shown !== '' && text.startsWith(shown, from))
      return {
        edition,
        verse: found,
        canonical: chapter.canonical + number,
        text,
        from,
        to: from + shown.length,
      }
  }
  return undefined
}

/** Words of a verse as far as a fragment shows them, in offsets of the fragment; undefined where it shows none. */
export function inFragment<Words extends WordRange>(words: Words, drawn: WordRange): Words | undefined {
  const [from, to] = [Math.max(words.from, drawn.from), Math.min(words.to, drawn.to)]
  return from < to ? { ...words, from: from - drawn.from, to: to - drawn.from } : undefined
}

/** The range of the document over words of a fragment. */
export function rangeOfWords(fragment: HTMLElement, { from, to }: WordRange): StaticRange | undefined {
  const nodes = nodesOf(fragment)
  const first = nodes.findLast(({ start }) => start <= from)
  const last = nodes.findLast(({ start }) => start < to)
  return (
    first &&
    last &&
    new StaticRange({
      startContainer: first.node,
      startOffset: from - first.start,
      endContainer: last.node,
      endOffset: Math.min(to - last.start, last.node.length),
    })
  )
}

/** The offset in the words of the verse at which a point of the document lies inside of a fragment. */
export function offsetInWords(
  verse: HTMLElement,
  { from }: DrawnWords,
  container: Node,
  offset: number,
): number {
  const point = document.createRange()
  point.setStart(container, offset)
  let at = from
  for (const { node, start } of nodesOf(verse)) {
    if (node === container) return from + start + offset
    if (point.comparePoint(node, 0) < 0) at = from + start + node.length
  }
  return at
}

/** A verse of the database never changes. */
const texts = new WeakMap<Verse, string>()

function textOf(verse: Verse): string {
  const known = texts.get(verse) ?? plainContent(verse)
  texts.set(verse, known)
  return known
}

function wordsOf(verse: HTMLElement): string {
  return nodesOf(verse)
    .map(({ node }) => node.data)
    .join('')
}

/** Fragments of one verse follow each other in the document. */
function lengthBefore(verse: HTMLElement, around: Element | null): number {
  let length = 0
  for (const one of around?.querySelectorAll<HTMLElement>(`.v[data-v="${verse.dataset['v']}"]`) ?? []) {
    if (one === verse) break
    length += wordsOf(one).length
  }
  return length
}

/** The text nodes with words: not those of numbers, of letters of parts and of marks, which are links. */
function nodesOf(verse: HTMLElement): PlacedNode[] {
  const nodes: PlacedNode[] = []
  const words = verse.querySelector(':scope > .t')
  if (!words) return nodes
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  let start = 0
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (!(node instanceof Text) || node.parentElement?.closest('a') != null) continue
    nodes.push({ node, start })
    start += node.length
  }
  return nodes
}
