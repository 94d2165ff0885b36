/** What the worker says to an input: its suggestions, and which of them Enter alone would run. The last input wins. */
import { useEffect, useState } from 'react'
import type { InputContext, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { byTheWay } from '../../platform/by-the-way'
import { useKnownAbbreviations } from '../../platform/use-editions'
import { workerClient } from '../../platform/worker-client'

export interface Offered {
  suggestions: readonly Suggestion[]
  /** Index of the entry that Enter alone runs; -1 when it is none of them. */
  preferred: number
  /** The translation a prefix names. */
  translation?: string
}

const none: Offered = { suggestions: [], preferred: -1 }

/** Nothing for an undefined input. What was offered stays until the next answer is there. */
export function useSuggestions(raw: string | undefined, { locale, abbreviations }: InputContext): Offered {
  const [offered, setOffered] = useState(none)
  const open = abbreviations.join('.')
  // An answer may depend on the translations there are, whose list may come while one types.
  const known = useKnownAbbreviations()
  useEffect(() => {
    // Entering the field makes names and tables ready, so that the first key is answered like any other.
    byTheWay(workerClient().suggest('a', { locale, abbreviations: open.split('.') }))
  }, [locale, open])
  useEffect(() => {
    if (raw === undefined) {
      setOffered(none)
      return
    }
    let isCurrent = true
    const ask = async () => {
      const context = { locale, abbreviations: open.split('.') }
      const client = workerClient()
      const [suggestions, outcome] = await Promise.all([
        client.suggest(raw, context),
        client.runInput(raw, context),
      ])
      const translation = outcome.kind === 'selection' ? outcome.translation : suggestions[0]?.translation
      const preferred = preferredOf(suggestions, outcome)
      if (isCurrent) setOffered({ suggestions, preferred, ...(translation ? { translation } : {}) })
    }
    byTheWay(ask())
    return () => {
      isCurrent = false
    }
  }, [raw, locale, open, known])
  return raw === undefined ? none : offered
}

function preferredOf(suggestions: readonly Suggestion[], outcome: RunOutcome): number {
  if (outcome.kind === 'search') return suggestions.length - 1
  if (outcome.kind !== 'text') return -1
  return suggestions.findIndex((one) => one.type === 'book' && one.canonical === outcome.canonical)
}
