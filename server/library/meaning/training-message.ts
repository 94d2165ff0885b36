/** Messages of the training thread to the waiting one. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import type { ErrorWire } from '#core/errors'

/** Progress, or the result. */
export type TrainingMessage =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'done'; list: MeaningList }
  | { kind: 'failed'; error: ErrorWire }
