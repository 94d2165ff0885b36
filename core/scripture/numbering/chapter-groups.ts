/**
 * Chapters whose verses only make sense together: if one of them is counted like
 * another base, all of them are.
 */
import { chapterOf } from '../../canonical'
import type { NumberingTable } from './standing/numbering-table'
import type { Run } from './standing/run'

/**
 * Chapters (canonical) that two numberings count differently, grouped with all chapters
 * their text reaches into.
 */
export function chapterGroups(one: NumberingTable, other: NumberingTable): number[][] {
  const parents = new Map<number, number>()
  const rootOf = (node: number): number => {
    let root = node
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    return root
  }
  const link = (a: number, b: number) => {
    const [from, to] = [rootOf(a), rootOf(b)]
    if (from !== to) parents.set(from, to)
  }
  // The sign distinguishes a chapter of anchors from the chapter of verses with the same number.
  for (const table of [one, other]) {
    for (const [chapter, last] of table.verses) {
      const runs = table.runsIn.get(chapter) ?? []
      for (const run of runs) link(chapter, -chapterOf(run.anchor))
      if (hasOwnNumbers(chapter, last, runs)) link(chapter, -chapter)
    }
  }
  const groups = new Map<number, number[]>()
  for (const chapter of new Set([...one.verses.keys(), ...other.verses.keys()])) {
    const root = rootOf(chapter)
    groups.set(root, [...(groups.get(root) ?? []), chapter])
  }
  return [...groups.values()].filter((group) => group.some((chapter) => !isCountedAlike(chapter, one, other)))
}

/** True when two numberings have the same verses in a chapter and these correspond to the same text. */
export function isCountedAlike(chapter: number, one: NumberingTable, other: NumberingTable): boolean {
  const runs = one.runsIn.get(chapter) ?? []
  const others = other.runsIn.get(chapter) ?? []
  return (
    one.verses.get(chapter) === other.verses.get(chapter) &&
    runs.length === others.length &&
    runs.every((run, index) => isSameRun(run, others[index]))
  )
}

function isSameRun(run: Run, other: Run | undefined): boolean {
  return (
    run.first === other?.first &&
    run.last === other.last &&
    run.anchor === other.anchor &&
    run.anchorLast === other.anchorLast &&
    run.parts === other.parts
  )
}

/** True when some verse of a chapter corresponds to its own number. */
function hasOwnNumbers(chapter: number, last: number, runs: readonly Run[]): boolean {
  for (let verse = chapter + 1; verse <= chapter + last; verse += 1) {
    if (!runs.some((run) => verse >= run.first && verse <= run.last)) return true
  }
  return false
}
