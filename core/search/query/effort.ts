/**
 * How much one search may look at in one edition. Steps are counted, never timed: a phone and the server stop at the same place and
 * give the same answer. What is refused is left out of the answer, which says so.
 */
import * as limits from '../../limits'

export class Effort {
  /** Something was left out. */
  isCut = false

  /** Steps that may still be taken, each about 10 ns of a core. */
  left: number

  constructor(readonly given: number) {
    this.left = given
  }

  /** Takes the steps for something; false where there are not so many left: then it is to be left out, and something smaller may follow. */
  take(steps: number): boolean {
    if (steps > this.left) {
      this.isCut = true
      return false
    }
    this.left -= steps
    return true
  }

  /** The same, but nothing follows what was refused. */
  takeAll(steps: number): boolean {
    if (this.take(steps)) return true
    this.left = 0
    return false
  }

  /** Another one with as much left. */
  copy(): Effort {
    return new Effort(this.left)
  }
}

/** What each of so many editions of a search gets: all of them together cost no more than one. */
export interface Efforts {
  /** For finding words in the dictionary. */
  finding: Effort
  /** For looking where they stand: its own, so that something is found of what was understood. */
  looking: Effort
}

export function effortsPerEdition(editions: number): Efforts {
  const half = Math.floor(limits.maxSearchSteps / 2 / Math.max(1, editions))
  return { finding: new Effort(half), looking: new Effort(half) }
}

/** What a search cost in its editions, and whether something was left out. */
export function spentBy(editions: readonly Efforts[]): { steps: number; isCut: boolean } {
  const efforts = editions.flatMap(({ finding, looking }) => [finding, looking])
  return {
    steps: efforts.reduce((sum, { given, left }) => sum + given - left, 0),
    isCut: efforts.some((effort) => effort.isCut),
  }
}

/** For whoever compares what is found with reading everything. */
export function noLimit(): Effort {
  return new Effort(Number.MAX_SAFE_INTEGER)
}
