/** The worker's answer to the words in the combined input. The last words win. */
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { InputContext } from '#core/contract/address/suggestion'
import { useKnownAbbreviations } from '../../model/library/use-known-abbreviations'
import { byTheWay } from '../../platform/client/by-the-way'
import { answerTo, hidden, nothing, type Offered } from './offered'
import { useReadyAnswers } from './use-ready-answers'

/**
 * The current answer, and a function that asks about other words. It asks at once, so that the answer is here when the
 * letter is painted; the old answer stays until then. `wanted` is asked about at first, and again when its answer may
 * have changed.
 */
export function useSuggestions(
  wanted: RefObject<string | undefined>,
  { locale, abbreviations }: InputContext,
): [offered: Offered, ask: (words: string | undefined) => void] {
  const [offered, setOffered] = useState(nothing)
  const question = useRef<Pick<Offered, 'words'>>(nothing)
  const open = abbreviations.join('.')
  // An answer may depend on the known translations, and their list may arrive during typing.
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
      const answer =
        ready.answerTo(words) ?? (await answerTo(words, { locale, abbreviations: open.split('.') }))
      if (question.current !== asked) return
      setOffered(answer)
      ready.prepareAfter(words)
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
