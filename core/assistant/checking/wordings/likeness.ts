/** How words of a sentence compare with those of a verse: as they stand there, nearly so, or not. Pure. */

export type Likeness = 'equal' | 'near' | 'other'

/** Scripts whose words say more with fewer of them. */
const dense = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
export const isDense = (word: string): boolean => dense.test(word)

/** How many words in the order of the verse are no chance: of a whole sentence, of a clause, of any run. */
const fewest = {
  wide: { whole: 4, clause: 4, run: 6, letters: 4 },
  dense: { whole: 3, clause: 3, run: 5, letters: 3 },
} as const
/** Of a run of the verse. */
const leastTrue = 0.7
/** Of a sentence that is little else than a part of the verse, so many words may be others: of a short one, of a longer one. */
const mostChanged = { short: 1 / 3, long: 0.4 }
const fewestOfLong = 8
/** A run of a verse inside other words may be told; with so much of the sentence it is the verse with words added. */
const mostBeside = 0.7

interface Run {
  /** Words of the sentence, first and behind the last. */
  from: number
  to: number
  /** Equal ones, those of them that say something, and what was changed, added or left out between them. */
  equal: number
  telling: number
  changed: number
}

/** `clauses`: where each ends, by the number of its words. */
export function likenessOf(
  said: readonly string[],
  clauses: readonly (readonly [number, number])[],
  verse: readonly string[],
): Likeness {
  const limits = isDense(said[0] ?? '') ? fewest.dense : fewest.wide
  if (said.length === 0 || verse.length === 0) return 'other'
  if (` ${verse.join(' ')} `.includes(` ${said.join(' ')} `))
    return said.length >= limits.clause ? 'equal' : 'other'
  if (isPart(said, verse, limits)) return 'near'
  const whole = closestRun(said, 0, said.length, verse, limits.letters)
  if (isNear(whole, said.length, limits)) return 'near'
  const isClause = clauses.some(([from, to]) => {
    const length = to - from
    if (length < limits.clause || length === said.length) return false
    const run = closestRun(said, from, to, verse, limits.letters)
    return (
      run.changed > 0 &&
      run.equal >= limits.clause &&
      run.telling >= 2 &&
      run.to - run.from === length &&
      isTrue(run)
    )
  })
  return isClause ? 'near' : 'other'
}

function isNear(run: Run, length: number, limits: (typeof fewest)[keyof typeof fewest]): boolean {
  if (!isTrue(run) || run.equal < limits.run || run.telling < 3) return false
  return run.changed > 0 || (run.to - run.from) / length >= mostBeside
}

/** The whole sentence is a part of the verse with few words changed, added or left out. */
function isPart(
  said: readonly string[],
  verse: readonly string[],
  { whole, letters }: (typeof fewest)[keyof typeof fewest],
): boolean {
  const most = Math.floor(said.length * (said.length < fewestOfLong ? mostChanged.short : mostChanged.long))
  if (said.length < whole || verse.length < whole) return false
  const known = new Set(verse)
  const shared = said.filter((word) => known.has(word))
  if (shared.length < said.length - most) return false
  // Small words alone say nothing, unless they are all of the verse.
  const telling = shared.filter((word) => word.length >= letters).length
  const isSaid = telling >= (said.length < fewestOfLong ? 2 : 1) || verse.length <= said.length + 2
  return isSaid && changesOf(said, verse) <= most
}

/** Words changed, added or left out between the sentence and the part of the verse that is closest to it. */
function changesOf(said: readonly string[], verse: readonly string[]): number {
  let above = Array.from({ length: verse.length + 1 }, () => 0)
  for (const [at, word] of said.entries()) {
    const row = [at + 1]
    for (const [place, other] of verse.entries()) {
      const same = (above[place] ?? 0) + Number(word !== other)
      row.push(Math.min(same, (above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1))
    }
    above = row
  }
  return Math.min(...above)
}

const isTrue = ({ equal, changed }: Run) => equal / (equal + changed) >= leastTrue

/** The run that agrees best with a part of the verse: equal words count for it, others against it. */
function closestRun(
  all: readonly string[],
  begin: number,
  end: number,
  verse: readonly string[],
  letters: number,
): Run {
  const none: Cell = { score: 0, from: begin, equal: 0, telling: 0, changed: 0 }
  let best: Cell & { to: number } = { ...none, to: begin }
  let above: Cell[] = verse.map(() => none)
  for (let at = begin; at < end; at += 1) {
    const word = all[at] ?? ''
    const isTelling = word.length >= letters
    const row: Cell[] = []
    for (const [place, other] of verse.entries()) {
      const diagonal = above[place - 1] ?? none
      const cell =
        word === other
          ? matched(diagonal, at, isTelling)
          : highest(changed(diagonal), changed(above[place] ?? none), changed(row[place - 1] ?? none))
      row.push(cell)
      if (cell.score > best.score) best = { ...cell, to: at + 1 }
    }
    above = row
  }
  return best
}

interface Cell {
  score: number
  from: number
  equal: number
  telling: number
  changed: number
}

function matched(before: Cell, at: number, isTelling: boolean): Cell {
  const { score, from, equal, telling, changed: others } = before
  return {
    score: score + 1,
    from: score <= 0 ? at : from,
    equal: (score <= 0 ? 0 : equal) + 1,
    telling: (score <= 0 ? 0 : telling) + Number(isTelling),
    changed: score <= 0 ? 0 : others,
  }
}

function changed(cell: Cell): Cell {
  return { ...cell, score: cell.score - 1, changed: cell.changed + 1 }
}

function highest(...cells: readonly [Cell, Cell, Cell]): Cell {
  return cells.reduce((best, cell) => (cell.score > best.score ? cell : best))
}
