/** What the worker says to words: its suggestions, and which of them Enter alone would run. The last words win. */
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { InputContext, Offer, RunOutcome, Suggestion } from '#core/contract/address/suggestion'
import { byTheWay } from '../../platform/by-the-way'
import { useKnownAbbreviations } from '../../platform/use-known-abbreviations'
import { workerClient } from '../../platform/worker-client'

export interface Offered {
  /** What it was asked for; undefined for nothing new: what is suggested is then drawn for the next key, but not shown. */
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
  const draw = useCallback((ahead: Offered) => {
    startTransition(() => setOffered((now) => (now === nothing ? hidden(ahead) : now)))
  }, [])
  const ready = useReadyAnswers({ locale, open, translations, draw })
  const askAgain = useCallback(
    async (words: string | undefined) => {
      const asked = { words }
      question.current = asked
      if (words === undefined) return setOffered(hidden)
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

interface Preparing {
  locale: string
  /** Abbreviations, joined by dots. */
  open: string
  translations: string
  /** Draws entries before they are shown. */
  draw: (ahead: Offered) => void
}

/**
 * Answers that are here before they are asked for. Entering the field asks for those to the first keys, so that letter and list are one
 * picture, draws the longest of them, whose entries the first key then only changes, and makes the way of a slip ready. Other
 * `translations` may give others; none are known at first.
 */
function useReadyAnswers({
  locale,
  open,
  translations,
  draw,
}: Preparing): RefObject<ReadonlyMap<string, Offered>> {
  const ready = useRef<ReadonlyMap<string, Offered>>(none)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- translations change answers
  useEffect(() => {
    if (translations === '') return
    const context = { locale, abbreviations: open.split('.') }
    let isWanted = true
    const prepare = async () => {
      const offers = await workerClient().offersOfFirstKeys(context)
      if (isWanted) {
        ready.current = new Map([...offers].map(([words, offer]) => [words, offered(words, offer)]))
        draw(longest(ready.current))
      }
      await workerClient().offer(noName, context)
    }
    byTheWay(prepare())
    return () => {
      isWanted = false
      ready.current = none
    }
  }, [locale, open, translations, draw])
  return ready
}

function longest(answers: ReadonlyMap<string, Offered>): Offered {
  const longer = (one: Offered, other: Offered) =>
    other.suggestions.length > one.suggestions.length ? other : one
  return [...answers.values()].reduce(longer, nothing)
}

/** Drawn, but not shown. */
function hidden({ suggestions }: Offered): Offered {
  return suggestions.length > 0 ? { ...nothing, suggestions } : nothing
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
