/** Turns the marks and the running text of an entry into places, in reading order, with the place before carried along. */
import { placeOf } from '../../../canonical'
import type { Range } from '../../../contract/content/article'
import { citeRaw } from '../../../scripture/passages/cite-raw'
import type { Carry, FoundPlace, ReferenceReader } from '../references/reference-reader'
import type { ContentLog } from '../report'
import type { DraftNode } from './draft'

export interface ReferenceCounts {
  marked: number
  read: number
  foreign: number
  running: number
  linked: number
}

export interface ReferenceState {
  reader: ReferenceReader
  log: ContentLog
  counts: ReferenceCounts
  head: string
  carry: Carry | undefined
  /** The end of the text so far. */
  before: string
}

/** The nodes with every mark settled. */
export function settleReferences(nodes: readonly DraftNode[], state: ReferenceState): DraftNode[] {
  return nodes.flatMap((node): DraftNode[] => {
    if (typeof node === 'string') return settleText(node, state)
    if (node.tag === 'marked') return settleMarked(node, state)
    if ('children' in node) {
      // Between blocks no name is carried over to a number.
      if (node.tag === 'p' || node.tag === 'li') state.before = ''
      return [{ ...node, children: settleReferences(node.children, state) }]
    }
    if ('text' in node) addBefore(state, node.text)
    return [node]
  })
}

function settleText(given: string, state: ReferenceState): DraftNode[] {
  const text = cited(given, state)
  const places = state.reader.running(text, state.before)
  addBefore(state, text)
  state.counts.running += places.length
  return cut(text, places, state)
}

function settleMarked(
  { text: given, target, position }: Extract<DraftNode, { tag: 'marked' }>,
  state: ReferenceState,
): DraftNode[] {
  const text = cited(given, state)
  const { counts, log, reader, before, head } = state
  counts.marked += 1
  if (target !== undefined) {
    const range = reader.target(target) ?? looseTarget(target, text, state)
    if (range !== undefined && range !== 'absent') {
      counts.read += 1
      const words = text.trim() === '' ? reader.print(range) : text
      addBefore(state, words)
      return cut(words, [{ ...range, start: 0, end: words.length }], state)
    }
    if (range === 'absent') {
      log.add('reference-absent', position, { head, target, text: text.trim() })
      addBefore(state, text)
      return text === '' ? [] : [text]
    }
  }
  const { places, reason = 'unread', isMended } = reader.marked(text, before, state.carry)
  addBefore(state, text)
  if (places.length > 0) {
    counts.read += 1
    if (isMended) {
      log.add('reference-doubtful', position, { head, text: text.trim(), place: places[0]?.from ?? 0 })
    }
    return cut(text, places, state)
  }
  if (reason === 'foreign') {
    counts.foreign += 1
    state.carry = undefined
  }
  log.add(`reference-${reason}`, position, { head, text: text.trim() })
  return text === '' ? [] : [text]
}

/** `mt 19:4-6` is read like text. Where it names several places, or what is printed names the same, the printed words are read. */
function looseTarget(
  target: string,
  text: string,
  { reader, before, carry }: ReferenceState,
): Range | undefined {
  if (target.trim() === text.trim()) return undefined
  const [first, ...others] = reader.marked(target, '', carry).places
  if (!first) return undefined
  const printed = reader.marked(text, before, carry).places
  const isPrinted = printed.length > others.length || printed.some(({ from }) => from === first.from)
  return printed.length > 0 && isPrinted && (others.length > 0 || printed.length > 1) ? undefined : first
}

/** Machines' notation among the words is written as people write it. */
function cited(text: string, { reader }: ReferenceState): string {
  return citeRaw(text, ({ canonical, canonical_end = canonical }) =>
    reader.cite({ from: canonical, to: canonical_end }),
  )
}

function addBefore(state: ReferenceState, text: string): void {
  state.before = (state.before + text).slice(-80)
}

/** The text with its places as nodes. */
function cut(text: string, places: readonly FoundPlace[], state: ReferenceState): DraftNode[] {
  const nodes: DraftNode[] = []
  let at = 0
  for (const { from, to, start, end } of places) {
    if (start > at) nodes.push(text.slice(at, start))
    nodes.push({ tag: 'ref', from, to, text: text.slice(start, end) })
    at = end
    state.carry = carryOf({ from, to })
  }
  state.counts.linked += places.length
  if (at < text.length) nodes.push(text.slice(at))
  return nodes
}

/** The book and chapter that a number without a name behind a place belongs to. */
export function carryOf({ to }: Range): Carry {
  const { book, chapter } = placeOf(to)
  return { book, chapter: Math.max(1, chapter) }
}
