/**
 * Fetches answers before they are needed, so that a letter and its list appear in one frame: the answers to the first
 * keys when the field is entered, those to the likely next keys after each answer, once the letter is painted
 * (A1-inp).
 */
import { useCallback, useMemo, useRef } from 'react'
import { useTask } from '../../model/asking/use-task'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { afterPaint } from '../../ui/timing/after-paint'
import { type Answers, answersAhead, longest, type Offered } from './offered'

interface Wanted {
  locale: string
  /** Open translations: abbreviations joined by dots. */
  open: string
  /** Known translations: other ones may give other answers. Empty at first. */
  translations: string
  /** Draws entries before they are shown. */
  draw: (ahead: Offered) => void
}

export interface ReadyAnswers {
  answerTo: (words: string) => Offered | undefined
  /** Fetches the answers to what may follow these words; drops them if other words are asked about first. */
  prepareAfter: (words: string) => void
}

/** A name that no book has, so that the worker goes through all names and tries typing errors too. */
const noName = 'aaaaaaa 1,1'

const none: Answers = new Map()

export function useReadyAnswers({ locale, open, translations, draw }: Wanted): ReadyAnswers {
  const first = useRef(none)
  const next = useRef(none)
  const context = useMemo(() => ({ locale, abbreviations: open.split('.') }), [locale, open])
  const asked = useRef('')
  useTask(translations === '' ? undefined : [context, translations, draw], async ({ isCurrent, onEnd }) => {
    onEnd(() => {
      first.current = none
      next.current = none
      asked.current = ''
    })
    const answers = await answersAhead('', context)
    if (isCurrent()) {
      first.current = answers
      draw(longest(answers))
    }
    // Warms up the code for typing errors.
    await workerClient().offer(noName, context)
  })
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
