/** What the worker says to words: its suggestions, and which of them Enter alone would run. The last words win. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { InputContext, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { byTheWay } from '../../platform/by-the-way'
import { useKnownAbbreviations } from '../../platform/use-known-abbreviations'
import { workerClient } from '../../platform/worker-client'

export interface Offered {
  /** What it was asked for; undefined for nothing new. */
  words: string | undefined
  suggestions: readonly Suggestion[]
  /** Index of the entry that Enter alone runs; -1 when it is none of them. */
  preferred: number
  /** The translation a prefix names. */
  translation?: string
}

/** Looked for among all names, also as a slip. */
const noName = 'aaaaaaa 1,1'

const nothing: Offered = { words: undefined, suggestions: [], preferred: -1 }

/**
 * What is offered, and asking for other words: at once, so that the answer is here as soon as the letter is painted. What was offered stays
 * until then. `wanted` is asked for at first, and again when an answer may be another one.
 */
export function useSuggestions(
  wanted: RefObject<string | undefined>,
  { locale, abbreviations }: InputContext,
): [offered: Offered, ask: (words: string | undefined) => void] {
  const [offered, setOffered] = useState(nothing)
  const question = useRef<Pick<Offered, 'words'>>(nothing)
  const open = abbreviations.join('.')
  // An answer may depend on the translations there are, whose list may come while one types.
  const known = useKnownAbbreviations()
  useEffect(() => {
    // Entering the field makes names, tables and the way of a slip ready, so that the first keys are answered like any other.
    byTheWay(workerClient().offer(noName, { locale, abbreviations: open.split('.') }))
  }, [locale, open])
  const askAgain = useCallback(
    async (words: string | undefined) => {
      const asked = { words }
      question.current = asked
      const answer =
        words === undefined ? nothing : await answerTo(words, { locale, abbreviations: open.split('.') })
      if (question.current === asked) setOffered(answer)
    },
    [locale, open],
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is known changes answers
  useEffect(() => byTheWay(askAgain(wanted.current)), [askAgain, known, wanted])
  const ask = useCallback(
    (words: string | undefined) => {
      if (words !== question.current.words) byTheWay(askAgain(words))
    },
    [askAgain],
  )
  return [offered, ask]
}

async function answerTo(words: string, context: InputContext): Promise<Offered> {
  const { suggestions, outcome } = await workerClient().offer(words, context)
  const translation = outcome.kind === 'selection' ? outcome.translation : suggestions[0]?.translation
  const preferred = preferredOf(suggestions, outcome)
  return { words, suggestions, preferred, ...(translation ? { translation } : {}) }
}

function preferredOf(suggestions: readonly Suggestion[], outcome: RunOutcome): number {
  if (outcome.kind === 'search') return suggestions.length - 1
  if (outcome.kind !== 'text') return -1
  return suggestions.findIndex((one) => one.type === 'book' && one.canonical === outcome.canonical)
}
