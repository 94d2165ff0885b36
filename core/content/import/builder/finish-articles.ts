/** Settles what needs all heads: see-links, entries that only lead in a circle, and the nodes as they are kept. */
import type { Article, ContentNode, Group } from '../../../contract/content/article'
import type { ContentLog, ContentPosition } from '../report'
import type { DraftNode } from './draft'
import { isNumberKey, type NamedEntry } from './entry-names'
import type { NumberPiece } from './number-links'
import { readSee, type SeePiece } from './see-links'

export interface SeeState {
  idOf(key: string): number | undefined
  /** The entry that a key of the markup names, and its head. */
  named(key: string): NamedEntry | undefined
  /** Text of the entry, cut at numbers that lead to others; absent in packs without numbers. */
  numbersIn: ((text: string) => NumberPiece[]) | undefined
  log: ContentLog
  counts: { found: number; resolved: number }
  head: string
  /** Of the entry. */
  position: ContentPosition
}

/** The pieces of a see-link, counted, open ones reported. With `words` it is one piece: they lead to the first entry it names. */
export function settleSee(
  text: string,
  position: ContentPosition,
  state: SeeState,
  { words, key }: { words?: string; key?: string } = {},
): SeePiece[] {
  state.counts.found += 1
  const named = key === undefined ? undefined : state.named(key)
  if (named) {
    state.counts.resolved += 1
    return [{ text: words ?? (text.trim() === '' ? named.head : text), id: named.id }]
  }
  if (key !== undefined && (text.trim() === '' || isNumberKey(key))) {
    state.log.add('see-open', position, { head: state.head, text: key })
    return [{ text: words ?? text }]
  }
  const pieces = readSee(text, state.idOf)
  if (pieces.some(({ id }) => id !== undefined)) state.counts.resolved += 1
  for (const { text: open, isOpen } of pieces) {
    if (isOpen) state.log.add('see-open', position, { head: state.head, text: open.trim() })
  }
  if (words === undefined) return pieces
  const id = pieces.find((piece) => piece.id !== undefined)?.id
  return [{ text: words, ...(id === undefined ? {} : { id }) }]
}

/** The nodes as they are kept. `mediaOf` gives the hash of a picture's file. */
export function finishNodes(
  nodes: readonly DraftNode[],
  state: SeeState,
  mediaOf: (path: string, position: ContentPosition) => string | undefined,
): ContentNode[] {
  const finished = nodes.flatMap((node): ContentNode[] => {
    if (typeof node === 'string') return settleNumbers(node, state)
    switch (node.tag) {
      case 'see':
        return settleSee(node.text, node.position, state, node).map(({ text, id }) =>
          id === undefined ? text : { tag: 'entry', id, children: [text] },
        )
      case 'ref':
        return [{ tag: 'ref', from: node.from, to: node.to, children: [node.text] }]
      case 'picture': {
        const media = mediaOf(node.path, node.position)
        return media === undefined
          ? node.alt === ''
            ? []
            : [node.alt]
          : [{ tag: 'image', media, alt: node.alt }]
      }
      case 'marked':
        return [node.text]
      case 'a':
        return [
          { ...node, children: finishNodes(node.children, { ...state, numbersIn: undefined }, mediaOf) },
        ]
      default:
        return [{ ...node, children: finishNodes(node.children, state, mediaOf) }]
    }
  })
  return joinTexts(finished)
}

function settleNumbers(text: string, { numbersIn, counts, log, head, position }: SeeState): ContentNode[] {
  if (!numbersIn) return [text]
  return numbersIn(text).map(({ text: piece, id, isOpen }): ContentNode => {
    if (id !== undefined || isOpen) counts.found += 1
    if (isOpen) log.add('see-open', position, { head, text: piece })
    if (id === undefined) return piece
    counts.resolved += 1
    return { tag: 'entry', id, children: [piece] }
  })
}

function joinTexts(nodes: readonly ContentNode[]): ContentNode[] {
  const joined: ContentNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

/** Reports entries that say nothing and lead only to each other. */
export function reportCircles(
  articles: readonly Article[],
  log: ContentLog,
  positionOf: (id: number) => ContentPosition,
): void {
  const next = new Map(articles.map((article) => [article.id, onlyLink(article)] as const))
  const done = new Set<number>()
  for (const { id, head } of articles) {
    const path: number[] = []
    let at: number | undefined = id
    while (at !== undefined && !done.has(at)) {
      done.add(at)
      path.push(at)
      at = next.get(at)
    }
    if (at !== undefined && path.includes(at)) log.add('see-cyclic', positionOf(id), { head })
  }
}

/** The one entry an article leads to when it says nothing else. */
function onlyLink({ parts, groups = [], at }: Article): number | undefined {
  if (at || groups.some(({ ranges }) => ranges.length > 0)) return undefined
  const links = [...linksIn(parts), ...groups.flatMap(({ see }) => see.flatMap(({ id }) => id ?? []))]
  const words = ownWords(parts).replace(/\b(?:see(?: also)?|siehe(?: auch)?)\b|[^\p{L}]/giu, '')
  return links.length === 1 && words === '' ? links[0] : undefined
}

function linksIn(nodes: readonly ContentNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !('children' in node)) return []
    return node.tag === 'entry' ? [node.id] : linksIn(node.children)
  })
}

function ownWords(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return 'children' in node && node.tag !== 'entry' ? ownWords(node.children) : ''
    })
    .join(' ')
}

/** True for a group that says or leads to nothing. */
export function isEmptyGroup({ title, ranges, see, section }: Group): boolean {
  return section === undefined && title === '' && ranges.length === 0 && see.length === 0
}
