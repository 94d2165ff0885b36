/** What the worker says to words: its suggestions, and which of them Enter alone would run. The last words win. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { InputContext, Offer, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
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

const none: ReadonlyMap<string, Offered> = new Map()
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
  const translations = useKnownAbbreviations()
  const ready = useReadyAnswers(locale, open, translations)
  const askAgain = useCallback(
    async (words: string | undefined) => {
      const asked = { words }
      question.current = asked
      if (words === undefined) return setOffered(nothing)
      const known = ready.current.get(words)
      if (known) return setOffered(known)
      const answer = await answerTo(words, { locale, abbreviations: open.split('.') })
      if (question.current === asked) setOffered(answer)
    },
    [locale, open, ready],
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- translations change answers
  useEffect(() => byTheWay(askAgain(wanted.current)), [askAgain, translations, wanted])
  const ask = useCallback(
    (words: string | undefined) => {
      if (words !== question.current.words) byTheWay(askAgain(words))
    },
    [askAgain],
  )
  return [offered, ask]
}

/**
 * Answers that are here before they are asked for. Entering the field asks for those to the first keys, so that letter and list are one
 * picture, and makes the way of a slip ready. Other `translations` may give others; none are known at first.
 */
function useReadyAnswers(
  locale: string,
  open: string,
  translations: string,
): RefObject<ReadonlyMap<string, Offered>> {
  const ready = useRef<ReadonlyMap<string, Offered>>(none)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- translations change answers
  useEffect(() => {
    if (translations === '') return
    const context = { locale, abbreviations: open.split('.') }
    let isWanted = true
    const prepare = async () => {
      const offers = await workerClient().offersOfFirstKeys(context)
      if (isWanted)
        ready.current = new Map([...offers].map(([words, offer]) => [words, offered(words, offer)]))
      await workerClient().offer(noName, context)
    }
    byTheWay(prepare())
    return () => {
      isWanted = false
      ready.current = none
    }
  }, [locale, open, translations])
  return ready
}

async function answerTo(words: string, context: InputContext): Promise<Offered> {
  return offered(words, await workerClient().offer(words, context))
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
