/** How good rankings are: share of what is wanted among the first ten, and one by the place of the first hit; with intervals over the queries. */
import { makeRandom } from '#core/search/meaning/training/leading-vectors'

export interface Scores {
  /** Per query: share of the wanted ones among the first ten. */
  recalls: number[]
  /** Per query: 1 / place of the first wanted one among the first hundred, else 0. */
  reciprocals: number[]
}

export function noScores(): Scores {
  return { recalls: [], reciprocals: [] }
}

/** Adds one query: documents, best first, and the wanted ones. */
export function addRanking(scores: Scores, ranking: readonly number[], wanted: ReadonlySet<number>): void {
  const first = ranking.slice(0, 100).findIndex((document) => wanted.has(document))
  const found = ranking.slice(0, 10).filter((document) => wanted.has(document)).length
  scores.recalls.push(found / wanted.size)
  scores.reciprocals.push(first < 0 ? 0 : 1 / (first + 1))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** As `.600 / .423`: R@10 / MRR. */
export function scoresText({ recalls, reciprocals }: Scores): string {
  return [recalls, reciprocals].map((values) => mean(values).toFixed(3).replace('0.', '.')).join(' / ')
}

/** The middle 95 % of the mean difference of two measures of the same queries (bootstrap, 1,000 times). */
export function differenceInterval(
  subject: readonly number[],
  baseline: readonly number[],
): [number, number] {
  const differences = subject.map((value, at) => value - (baseline[at] ?? 0))
  const random = makeRandom(17)
  const means = Array.from({ length: 1000 }, () => {
    let sum = 0
    for (let count = 0; count < differences.length; count += 1)
      sum += differences[random() % differences.length] ?? 0
    return sum / differences.length
  }).sort((a, b) => a - b)
  return [means[25] ?? 0, means[974] ?? 0]
}

/** `count` of the items in an order that is the same on every run. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const random = makeRandom(7)
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random() % (at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed.slice(0, count)
}
