/**
 * Answers that are here before they are asked for, so that a letter and its list are one frame. Entering the field asks for those to the
 * first keys, every answer for those to the keys that are likely after it: once the letter is seen. A1-inp: a letter takes 32 ms, without
 * 59 ms.
 */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { afterPaint } from '../../ui/timing/after-paint'
import { type Answers, answersAhead, longest, type Offered } from './offered'

interface Wanted {
  locale: string
  /** Abbreviations, joined by dots. */
  open: string
  /** Others may give other answers; none are known at first. */
  translations: string
  /** Draws entries before they are shown. */
  draw: (ahead: Offered) => void
}

export interface ReadyAnswers {
  answerTo: (words: string) => Offered | undefined
  /** Asks for what may follow these words; dropped when other words are asked about before it is here. */
  prepareAfter: (words: string) => void
}

/** Looked for among all names, also as a slip. */
const noName = 'aaaaaaa 1,1'

const none: Answers = new Map()

export function useReadyAnswers({ locale, open, translations, draw }: Wanted): ReadyAnswers {
  const first = useRef(none)
  const next = useRef(none)
  const context = useMemo(() => ({ locale, abbreviations: open.split('.') }), [locale, open])
  const asked = useRef('')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- translations change answers
  useEffect(() => {
    if (translations === '') return
    let isWanted = true
    const prepare = async () => {
      const answers = await answersAhead('', context)
      if (isWanted) {
        first.current = answers
        draw(longest(answers))
      }
      // Makes the way of a slip ready.
      await workerClient().offer(noName, context)
    }
    byTheWay(prepare())
    return () => {
      isWanted = false
      first.current = none
      next.current = none
      asked.current = ''
    }
  }, [context, translations, draw])
  const prepareAfter = useCallback(
    (words: string) => {
      asked.current = words
      const prepare = async () => {
        const answers = await answersAhead(words, context)
        if (asked.current === words) next.current = answers
      }
      afterPaint(() => {
        if (asked.current === words) byTheWay(prepare())
      })
    },
    [context],
  )
  return useMemo(
    () => ({
      answerTo: (words) => next.current.get(words) ?? first.current.get(words),
      prepareAfter,
    }),
    [prepareAfter],
  )
}
