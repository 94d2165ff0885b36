/** The aspects of a topic: their places, and those that the source may have meant otherwise. */
import { bookOf } from '../../../scripture/canonical'
import type { Draft, DraftNode } from './draft'
import { type ReferenceState, settleReferences } from './settle-references'

/** Settles the references of the groups; words between them go to the title. */
export function settleGroups(draft: Draft, state: ReferenceState): void {
  for (const group of draft.groups) {
    state.carry = undefined
    state.before = ''
    group.nodes = settleReferences(group.nodes, state)
    const words = group.nodes.map((node) => (typeof node === 'string' ? node : '')).join(' ')
    const title = [group.title, /\p{L}/u.test(words) ? words : ''].join(' ')
    group.title = title.replace(/\s+/g, ' ').trim()
    reportDoubtful(group.nodes, draft, group.title, state)
  }
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
