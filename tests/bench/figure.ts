/** What a bench gives back: figures, each with the goal of docs/performance.md it belongs to and the baseline of the same run. */
import type { Stage } from './stage'

export interface Figure {
  /** As in docs/performance.md: I1, A2 ... */
  id: string
  what: string
  goal: string
  reached: string
  /** What `reached` was measured against, with its own time or size. */
  baseline: string
  /** Absent where there is no goal. */
  isMet?: boolean
}

export interface Bench {
  id: string
  measure(stage: Stage): Promise<Figure[]>
}

/** A ratio as the figure of a goal "at most so many times the baseline". */
export function ratioFigure(
  figure: Pick<Figure, 'id' | 'what' | 'baseline'> & { ratio: number; atMost: number; detail?: string },
): Figure {
  const { id, what, baseline, ratio, atMost, detail } = figure
  return {
    id,
    what,
    goal: `<= ${atMost} x`,
    reached: `${ratio.toFixed(2)} x${detail ? ` (${detail})` : ''}`,
    baseline,
    isMet: ratio <= atMost,
  }
}

/** A time or size that docs/performance.md limits absolutely, in a lab of one machine. */
export function limitFigure(
  figure: Pick<Figure, 'id' | 'what' | 'baseline'> & {
    value: number
    atMost: number
    unit: string
    detail?: string
  },
): Figure {
  const { id, what, baseline, value, atMost, unit, detail } = figure
  const shown = value < 10 ? value.toFixed(value < 1 ? 3 : 1) : String(Math.round(value))
  return {
    id,
    what,
    goal: `<= ${atMost} ${unit}`.trim(),
    reached: `${shown} ${unit}`.trim() + (detail ? ` (${detail})` : ''),
    baseline,
    isMet: value <= atMost,
  }
}
