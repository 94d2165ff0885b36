/** An answer that takes a moment, for the input of now: one that comes late for an earlier input is dropped. */
import { useState } from 'react'
import { type Input, isSame, useTask } from './use-task'

interface Answer<Value> {
  input: Input
  value: Value
}

/**
 * The answer to the input of now; undefined until it is there. `ask` is called once for each input, `afterMs` after it came: a shorter
 * one is not asked for. A failure leaves it undefined, unless `ask` catches it.
 */
export function useAnswer<Value>(input: Input, ask: () => Promise<Value>, afterMs = 0): Value | undefined {
  const answer = useAnswered(input, ask, afterMs)
  return answer && isSame(answer.input, input) ? answer.value : undefined
}

/** The same, with the last answer until the next one is there. */
export function useLastAnswer<Value>(input: Input, ask: () => Promise<Value>): Value | undefined {
  return useAnswered(input, ask, 0)?.value
}

function useAnswered<Value>(input: Input, ask: () => Promise<Value>, afterMs: number) {
  const [answer, setAnswer] = useState<Answer<Value>>()
  const keep = async ({ isCurrent }: { isCurrent: () => boolean }) => {
    const value = await ask()
    if (isCurrent()) setAnswer({ input, value })
  }
  useTask(input, keep, afterMs)
  return answer
}
