/**
 * Repairs wrong book numbers by position: if one number occurs twice and its neighbour not at all (1
 * Chronicles labelled as 2 Chronicles, 2 Chronicles as Ezra), the order of the books shows the right ones.
 * The numbers of chapters must confirm it.
 */
import { bookByNumber } from '../../../books'
import type { BookDraft, BuilderState } from '../builder-state'

/** The drafts with repaired numbers, in the order given. */
export function repairLabels(drafts: readonly BookDraft[], log: BuilderState['log']): BookDraft[] {
  const places = drafts.flatMap((draft, index) => (isNumbered(draft) ? [index] : []))
  const labels = places.map((index) => drafts[index]?.found.book ?? 0)
  const sizes = places.map((index) => new Set(drafts[index]?.chapters.map(({ number }) => number)).size)
  const repaired = [...drafts]
  for (const [at, label] of [...repairedLabels(labels, sizes)].sort(([one], [other]) => one - other)) {
    const index = places[at] ?? -1
    const draft = drafts[index]
    if (!draft) continue
    log.add('book-renumbered', draft.position, { from: draft.found.book, to: label, name: draft.name })
    repaired[index] = { ...draft, found: { book: label } }
  }
  return repaired
}

/** Parts, and books of no known number, have no place in the order. */
function isNumbered({ found }: BookDraft): boolean {
  return found.part === undefined && found.book > 0
}

/** New numbers by position; empty if there is nothing to repair. `sizes` are the numbers of chapters. */
function repairedLabels(labels: readonly number[], sizes: readonly number[]): Map<number, number> {
  const repaired = new Map<number, number>()
  labels.forEach((label, later) => {
    const earlier = labels.indexOf(label)
    if (earlier === later) return
    const changes = shifted(labels, earlier, -1) ?? []
    const others = shifted(labels, later, 1) ?? []
    const chosen = [changes, others].find((one) => one.length > 0 && isBorneOut(one, sizes))
    for (const [at, next] of chosen ?? []) repaired.set(at, next)
  })
  return repaired
}

/**
 * Moves the label at `at` by one, and its neighbours as long as each takes the next one's number; undefined
 * if none is free.
 */
function shifted(labels: readonly number[], at: number, by: -1 | 1): [number, number][] | undefined {
  const changes: [number, number][] = []
  for (let index = at; index >= 0 && index < labels.length; index += by) {
    const next = (labels[index] ?? 0) + by
    changes.push([index, next])
    if (labels[index + by] !== next) return labels.includes(next) ? undefined : changes
  }
  return changes
}

function isBorneOut(changes: readonly [number, number][], sizes: readonly number[]): boolean {
  return changes.every(([at, label]) => {
    const expected = bookByNumber(label)?.chapters
    return expected !== undefined && Math.abs(expected - (sizes[at] ?? 0)) <= 1
  })
}
