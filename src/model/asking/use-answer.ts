/** An answer that takes a moment, for the input of now: one that comes late for an earlier input is dropped. */
import { useEffect, useState } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'

/** What the answer depends on, compared one by one; undefined where nothing is asked for. */
type Input = readonly unknown[] | undefined

interface Answer<Value> {
  input: Input
  value: Value
}

/**
 * The answer to the input of now; undefined until it is there. `ask` is called once for each input, `afterMs` after it came: a shorter
 * one is not asked for. A failure leaves it undefined (platform/client/by-the-way.ts), unless `ask` catches it.
 */
export function useAnswer<Value>(input: Input, ask: () => Promise<Value>, afterMs = 0): Value | undefined {
  const answer = useAnswered(input, ask, afterMs)
  return answer && isSame(answer.input, input) ? answer.value : undefined
}

/** The same, with the last answer until the next one is there. */
export function useLastAnswer<Value>(input: Input, ask: () => Promise<Value>): Value | undefined {
  return useAnswered(input, ask, 0)?.value
}

function useAnswered<Value>(given: Input, ask: () => Promise<Value>, afterMs: number) {
  const [input, setInput] = useState(given)
  const [answer, setAnswer] = useState<Answer<Value>>()
  if (!isSame(input, given)) setInput(given)
  useEffect(() => {
    if (!input) return
    let isCurrent = true
    const begin = () => byTheWay(ask().then((value) => void (isCurrent && setAnswer({ input, value }))))
    const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
    if (timer === undefined) begin()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input says what is asked for
  }, [input])
  return answer
}

function isSame(one: Input, other: Input): boolean {
  return (
    one?.length === other?.length && (one?.every((part, index) => Object.is(part, other?.[index])) ?? true)
  )
}
