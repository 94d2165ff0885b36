/**
 * How much one search may look at. Steps are counted, never timed: a phone and the server stop at the same place and give the same
 * answer. What is refused is left out of the answer, which says so.
 */
import * as limits from '../../limits'

/** Steps that are left for all editions of a search, each about 10 ns of a core. */
export interface Pool {
  left: number
}

/** What one edition takes of a pool. */
export class Effort {
  /** Something was left out. */
  isCut = false
  /** Steps taken. */
  spent = 0

  private isOver = false

  /** `kept`: steps of the pool that are for the editions after this one. */
  constructor(
    private readonly pool: Pool,
    private readonly kept = 0,
  ) {}

  /** Steps that may still be taken. */
  get left(): number {
    return this.isOver ? 0 : Math.max(0, this.pool.left - this.kept)
  }

  /** Takes the steps for something; false where there are not so many left: then it is to be left out, and something smaller may follow. */
  take(steps: number): boolean {
    if (steps > this.left) {
      this.isCut = true
      return false
    }
    this.pool.left -= steps
    this.spent += steps
    return true
  }

  /** The same, of at most so many of the steps. */
  takeWithin(share: number, steps: number): boolean {
    return this.take(steps <= share ? steps : Number.POSITIVE_INFINITY)
  }

  /** The same, but nothing follows what was refused. */
  takeAll(steps: number): boolean {
    if (this.take(steps)) return true
    this.isOver = true
    return false
  }

  /** Another one with as much left, of a pool of its own. */
  copy(): Effort {
    return new Effort({ left: this.left })
  }
}

/** What an edition of a search may take. */
export interface Efforts {
  /** For finding words in the dictionary. */
  finding: Effort
  /** For looking where they stand: its own, so that something is found of what was understood. */
  looking: Effort
}

/** Of an even share of the pool, so much is kept for each edition that follows. */
const partKept = 1 / 4

/**
 * For each edition, in order. Most editions need little, as their language is another one: what they do not take is there for those
 * that need more.
 */
export function effortsOf(editions: number): Efforts[] {
  const half = Math.floor(limits.maxSearchSteps / 2)
  const [forFinding, forLooking] = [{ left: half }, { left: half }]
  return Array.from({ length: editions }, (_, at) => {
    const kept = ((editions - 1 - at) * half * partKept) / editions
    return { finding: new Effort(forFinding, kept), looking: new Effort(forLooking, kept) }
  })
}

/** What a search cost in its editions, and whether something was left out. */
export function spentBy(editions: readonly Efforts[]): { steps: number; isCut: boolean } {
  const efforts = editions.flatMap(({ finding, looking }) => [finding, looking])
  return {
    steps: efforts.reduce((sum, { spent }) => sum + spent, 0),
    isCut: efforts.some((effort) => effort.isCut),
  }
}

/** For whoever compares what is found with reading everything. */
export function noLimit(): Effort {
  return new Effort({ left: Number.MAX_SAFE_INTEGER })
}
