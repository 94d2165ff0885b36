/** Messages of the training thread to the waiting one. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import type { ErrorWire } from '#core/errors'

/** Progress, the result, or a failure. */
export type TrainingMessage =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'done'; list: MeaningList }
  | { kind: 'failed'; error: ErrorWire }
