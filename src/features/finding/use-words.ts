/**
 * The words in the combined input. The field itself holds them, so that a letter is on the screen before React draws
 * anything for it. The heading of another chapter replaces them, but never words that are being typed, because the
 * heading may come late.
 */
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAfterPaint } from '../../ui/timing/after-paint'
import type { InputListHandle } from './input-list'

/** `new`: words that can be run; `run`: the words run last, or the heading of the open text. */
export type WordsState = 'empty' | 'new' | 'run'

export function useWords(
  heading: string,
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<InputListHandle | null>,
) {
  const lastRun = useRef(heading)
  const [state, setState] = useState<WordsState>(heading === '' ? 'empty' : 'run')
  const later = useAfterPaint()
  /** The words to ask about; undefined if there are no new ones. A list that loads later reads them here. */
  const wanted = useRef<string>(undefined)
  /** Handles new words in the field: asks the list before React draws anything, so that its answer is ready in time. */
  const onWords = useCallback(() => {
    const words = input.current?.value ?? ''
    const isRun = words === lastRun.current
    wanted.current = isRun || !words.trim() ? undefined : words
    list.current?.ask(wanted.current)
    // The button is drawn after the words and their list are painted (A1-inp).
    later(() => setState(words === '' ? 'empty' : isRun ? 'run' : 'new'))
  }, [input, list, later])
  const show = useCallback(
    (words: string) => {
      lastRun.current = words
      if (input.current) input.current.value = words
      onWords()
      // If the field was entered before its heading came, typing replaces the heading instead of extending it.
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
