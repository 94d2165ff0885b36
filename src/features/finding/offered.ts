/** What the list below the combined input is drawn from: the worker's answer to words, and which entry Enter alone would run. */
import type { InputContext, Offer, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { workerClient } from '../../platform/client/worker-client'

export interface Offered {
  /** What it was asked for; undefined for nothing new: what is suggested is then drawn for the next key, but not shown. */
  words: string | undefined
  suggestions: readonly Suggestion[]
  /** Index of the entry that Enter alone runs; -1 when it is none of them. */
  preferred: number
  /** The translation a prefix names. */
  translation?: string
}

/** By the words they answer. */
export type Answers = ReadonlyMap<string, Offered>

export const nothing: Offered = { words: undefined, suggestions: [], preferred: -1 }

/** Drawn, but not shown. */
export function hidden({ suggestions }: Offered): Offered {
  return suggestions.length > 0 ? { ...nothing, suggestions } : nothing
}

export async function answerTo(words: string, context: InputContext): Promise<Offered> {
  return offered(words, await workerClient().offer(words, context))
}

/** The answers to these words and one likely key more. */
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
