/**
 * Limits the work of one search. Steps are counted, never timed: a phone and the server stop at the same
 * place and give the same answer. Refused work is left out of the answer, which says so.
 */
import * as limits from '../../limits'

/** Steps left for all editions of a search, each about 10 ns of a core. */
export interface Pool {
  left: number
}

/** The steps one edition takes from a pool. */
export class Effort {
  /** Something was left out. */
  isCut = false
  /** Steps taken. */
  spent = 0

  private isOver = false

  /** `kept`: steps of the pool reserved for the editions after this one. */
  constructor(
    private readonly pool: Pool,
    private readonly kept = 0,
  ) {}

  /** Steps that may still be taken. */
  get left(): number {
    return this.isOver ? 0 : Math.max(0, this.pool.left - this.kept)
  }

  /** Takes steps; false if fewer are left: then the work must be left out, and smaller work may follow. */
  take(steps: number): boolean {
    if (steps > this.left) {
      this.isCut = true
      return false
    }
    this.pool.left -= steps
    this.spent += steps
    return true
  }

  /** The same, of at most `share` of the steps. */
  takeWithin(share: number, steps: number): boolean {
    return this.take(steps <= share ? steps : Number.POSITIVE_INFINITY)
  }

  /** The same, but nothing may follow after a refusal. */
  takeAll(steps: number): boolean {
    if (this.take(steps)) return true
    this.isOver = true
    return false
  }

  /** A copy with as much left, in its own pool. */
  copy(): Effort {
    return new Effort({ left: this.left })
  }
}

/** The effort of one edition in a search. */
export interface Efforts {
  /** For finding words in the dictionary. */
  finding: Effort
  /** For finding their places: separate, so that words that were found also give results. */
  looking: Effort
}

/** This part of an even share of the pool is reserved for each edition that follows. */
const partKept = 1 / 4

/**
 * For each edition, in order. Most editions need little, because their language is another one: what they
 * leave is for those that need more.
 */
export function effortsOf(editions: number): Efforts[] {
  const half = Math.floor(limits.maxSearchSteps / 2)
  const [forFinding, forLooking] = [{ left: half }, { left: half }]
  return Array.from({ length: editions }, (_, at) => {
    const kept = ((editions - 1 - at) * half * partKept) / editions
    return { finding: new Effort(forFinding, kept), looking: new Effort(forLooking, kept) }
  })
}

/** The steps a search took in its editions, and whether something was left out. */
export function spentBy(editions: readonly Efforts[]): { steps: number; isCut: boolean } {
  const efforts = editions.flatMap(({ finding, looking }) => [finding, looking])
  return {
    steps: efforts.reduce((sum, { spent }) => sum + spent, 0),
    isCut: efforts.some((effort) => effort.isCut),
  }
}

/** Without limit, for comparing results with an exhaustive search. */
export function noLimit(): Effort {
  return new Effort({ left: Number.MAX_SAFE_INTEGER })
}
