/** The aspects of a topic and the sections of a plan: their places, and those that the source may have meant otherwise. */
import { bookOf } from '../../../canonical'
import type { Draft, DraftGroup, DraftNode } from './draft'
import { type ReferenceState, settleReferences } from './settle-references'

/** Settles the references of the groups; of a topic, words between them go to the title. */
export function settleGroups(draft: Draft, state: ReferenceState): void {
  for (const group of draft.groups) {
    if (group.section) settleSection(group, state)
  }
  draft.groups = draft.groups.filter(isKept)
  for (const group of draft.groups.filter(({ section }) => section === undefined)) {
    state.carry = undefined
    state.before = ''
    group.nodes = settleReferences(group.nodes, state)
    const words = group.nodes.map((node) => (typeof node === 'string' ? node : '')).join(' ')
    const title = [group.title, /\p{L}/u.test(words) ? words : ''].join(' ')
    group.title = title.replace(/\s+/g, ' ').trim()
    reportDoubtful(group.nodes, draft, group.title, state)
  }
}

/** A section that neither has a place nor a title is nothing to read. */
function isKept({ section, title, nodes }: DraftGroup): boolean {
  return section === undefined || title !== '' || nodes.length > 0
}

/** Only the places stay of the readings: each stands for itself, and what of it could not be read is reported. */
function settleSection(group: DraftGroup, state: ReferenceState): void {
  group.nodes = group.nodes.flatMap((node) => {
    state.carry = undefined
    state.before = ''
    const settled = settleReferences([node], state)
    const places = settled.filter((one) => typeof one === 'object' && one.tag === 'ref')
    if (places.length > 0 && typeof node === 'object' && node.tag === 'marked') {
      reportRest(node, settled, state)
    }
    return places
  })
  if (group.nodes.length === 0) {
    state.log.add('entry-empty', group.position, { head: state.head, section: group.section?.id ?? 0 })
  }
}

/** `Gen 1; Foo 3` is read in part, and of `Ps 119:89-16` only the beginning. */
function reportRest(
  { text, position }: Extract<DraftNode, { tag: 'marked' }>,
  settled: readonly DraftNode[],
  { log, head }: ReferenceState,
): void {
  const rest = settled.filter((one) => typeof one === 'string').join(' ')
  if (/[\p{L}\p{N}]/u.test(rest)) log.add('reference-unread', position, { head, text, rest: rest.trim() })
  const isRange = /\d\s*[-–]\s*\S*\d/.test(text)
  const isRead = settled.some((one) => typeof one === 'object' && one.tag === 'ref' && one.to > one.from)
  if (isRange && !isRead) log.add('reference-doubtful', position, { head, text })
}

const judges = 7
const jude = 65

/**
 * "Jud" is Jude to one program and Judges to another. Places of a topic stand in the order of the Bible: a place of Jude between others
 * that fits Judges there, and not Jude, is reported. It stays linked as the source says.
 */
function reportDoubtful(
  nodes: readonly DraftNode[],
  draft: Draft,
  title: string,
  state: ReferenceState,
): void {
  const places = nodes.flatMap((node) => (typeof node === 'object' && node.tag === 'ref' ? [node] : []))
  for (const [at, { from }] of places.entries()) {
    if (bookOf(from) !== jude) continue
    const after = bookOf(places[at + 1]?.from ?? 66_000_000)
    const before = bookOf(places[at - 1]?.from ?? 1_000_000)
    const isOrdered = before >= 40 && after > jude
    if (isOrdered || (places.length === 1 && draft.groups.length === 1)) continue
    if (after < jude || before < 40) {
      const details = { head: state.head, text: title, place: from, perhaps: judges }
      state.log.add('reference-doubtful', draft.position, details)
    }
  }
}
