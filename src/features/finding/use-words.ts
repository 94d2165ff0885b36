/**
 * The words in the combined input, which the field itself holds: a letter is on the screen before anything of the page is drawn for it.
 * Another chapter's heading takes their place, but never the place of what is being typed: the heading may come late.
 */
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAfterPaint } from '../../ui/timing/after-paint'
import type { InputListHandle } from './input-list'

/** `new` words can be run; `run` are those that were run last, and the heading of what is open. */
export type WordsState = 'empty' | 'new' | 'run'

export function useWords(
  heading: string,
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<InputListHandle | null>,
) {
  const lastRun = useRef(heading)
  const [state, setState] = useState<WordsState>(heading === '' ? 'empty' : 'run')
  const later = useAfterPaint()
  /** What is to be offered for; undefined for nothing new. A list that comes later finds it here. */
  const wanted = useRef<string>(undefined)
  /** Other words stand in the field: the list is asked before anything is drawn, so that its answer is not waited for. */
  const onWords = useCallback(() => {
    const words = input.current?.value ?? ''
    const isRun = words === lastRun.current
    wanted.current = isRun || !words.trim() ? undefined : words
    list.current?.ask(wanted.current)
    // The button beside the words is drawn when they and their list are. A1-inp: a letter takes 32 ms, without 55 ms.
    later(() => setState(words === '' ? 'empty' : isRun ? 'run' : 'new'))
  }, [input, list, later])
  const show = useCallback(
    (words: string) => {
      lastRun.current = words
      if (input.current) input.current.value = words
      onWords()
      // Who entered the field before its heading came types over it, not behind it.
      if (isEntered(input)) input.current?.select()
    },
    [input, onWords],
  )
  const onHeading = useEffectEvent(() => {
    if (!isEntered(input) || input.current?.value === lastRun.current) return show(heading)
    lastRun.current = heading
    onWords()
  })
  useLayoutEffect(() => onHeading(), [heading])
  return { state, wanted, onWords, show }
}

function isEntered({ current }: RefObject<HTMLInputElement | null>): boolean {
  return current !== null && document.activeElement === current
}
