/** The data of the list below the combined input: the worker's answer to words, and the entry that Enter alone would run. */
import type { InputContext, Offer, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { workerClient } from '../../platform/client/worker-client'

export interface Offered {
  /** The words asked about; undefined if there are none: the suggestions are then drawn for the next key, but not shown. */
  words: string | undefined
  suggestions: readonly Suggestion[]
  /** Index of the entry that Enter alone runs; -1 for none. */
  preferred: number
  /** The translation a prefix names. */
  translation?: string
}

/** Answers by their words. */
export type Answers = ReadonlyMap<string, Offered>

export const nothing: Offered = { words: undefined, suggestions: [], preferred: -1 }

/** The same suggestions to be drawn, but not shown. */
export function hidden({ suggestions }: Offered): Offered {
  return suggestions.length > 0 ? { ...nothing, suggestions } : nothing
}

export async function answerTo(words: string, context: InputContext): Promise<Offered> {
  return offered(words, await workerClient().offer(words, context))
}

/** The answers to these words with each likely next key. */
export async function answersAhead(words: string, context: InputContext): Promise<Answers> {
  const offers = await workerClient().offersAhead(words, context)
  return new Map([...offers].map(([typed, offer]) => [typed, offered(typed, offer)]))
}

export function longest(answers: Answers): Offered {
  const longer = (one: Offered, other: Offered) =>
    other.suggestions.length > one.suggestions.length ? other : one
  return [...answers.values()].reduce(longer, nothing)
}

function offered(words: string, { suggestions, outcome }: Offer): Offered {
  const translation = outcome.kind === 'selection' ? outcome.translation : suggestions[0]?.translation
  const preferred = preferredOf(suggestions, outcome)
  return { words, suggestions, preferred, ...(translation ? { translation } : {}) }
}

function preferredOf(suggestions: readonly Suggestion[], outcome: RunOutcome): number {
  if (outcome.kind === 'search') return suggestions.length - 1
  if (outcome.kind !== 'text') return -1
  return suggestions.findIndex((one) => one.type === 'book' && one.canonical === outcome.canonical)
}
