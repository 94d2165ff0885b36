/** What the thread that learns tells the one that waits for it. */
import type { MeaningList } from '#core/contract/search/meaning-list'
import type { ErrorWire } from '#core/errors'

export type TrainingMessage =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'done'; list: MeaningList }
  | { kind: 'failed'; error: ErrorWire }
