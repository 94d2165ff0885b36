/** The findings of the library on a question: the assistant without a model shows them, a model is given them. */
import type { SayCode } from '../contract/assistant/answer'
import type { CareKind, Heard } from '../contract/care'
import type { NewSource } from './answer-library'

/** A sentence of the catalogue with what it introduces; without sources it is said alone. */
export interface Finding {
  code: SayCode
  /** For the gaps of the sentence. */
  values?: Readonly<Record<string, string>>
  sources: readonly NewSource[]
}

export interface Findings {
  /** Comes before all others: somebody is, or may be, in danger. */
  care?: { kind: CareKind; isCertain: boolean }
  /** The most useful one first. */
  list: readonly Finding[]
  /**
   * `found`; `nothing`: the list says so; `crisis`: somebody is in danger, and only `care` is shown, the list is empty;
   * `no-place`: the question names a place that does not exist.
   */
  outcome: 'found' | 'nothing' | 'crisis' | 'no-place'
}

/** A question as the library answers it. */
export interface LibraryQuestion {
  question: string
  /** Selected verses that it is about, in the numbering of the edition. */
  canonicals: readonly number[]
  /** Earlier questions of the chat, oldest first: a short one goes on from the last. */
  earlier: readonly string[]
  /** The signs of danger or sorrow in the question (core/care). */
  heard: Heard
}
