/** What the thread that learns words is asked, and what it answers. */
import * as z from 'zod/mini'
import type { ErrorWire } from '#core/errors'
import type { LearntLayer } from './learn-layer'

export const wordsOrderSchema = z.object({ directory: z.string(), abbreviation: z.string() })

/** Progress, the result, or a failure. */
export type WordsMessage =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'done'; learnt: LearntLayer }
  | { kind: 'failed'; error: ErrorWire }
