/** Work that an input begins and that takes a moment: what it brings late, for an earlier input or a component that is gone, is dropped. */
import { useEffect, useState } from 'react'
import { byTheWay } from '../../platform/client/by-the-way'

/** The values that the work depends on, compared one by one; undefined where there is nothing to do. */
export type Input = readonly unknown[] | undefined

export interface Task {
  /** False once the input is another one, or the component is gone. */
  isCurrent: () => boolean
  /** `end` runs then; at once if it is so already. */
  onEnd: (end: () => void) => void
}

/** Runs once for each input, `afterMs` after it came: a shorter one begins nothing. A failure ends it (platform/client/by-the-way.ts). */
export function useTask(given: Input, run: (task: Task) => Promise<unknown>, afterMs = 0): void {
  const [input, setInput] = useState(given)
  if (!isSame(input, given)) setInput(given)
  useEffect(() => {
    if (!input) return
    let isCurrent = true
    const ends: (() => void)[] = []
    const onEnd = (end: () => void) => void (isCurrent ? ends.push(end) : end())
    const begin = () => byTheWay(run({ isCurrent: () => isCurrent, onEnd }))
    if (afterMs > 0) {
      const timer = setTimeout(begin, afterMs)
      onEnd(() => clearTimeout(timer))
    } else begin()
    return () => {
      isCurrent = false
      for (const end of ends) end()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input says what is done
  }, [input])
}

export function isSame(one: Input, other: Input): boolean {
  return (
    one?.length === other?.length && (one?.every((part, index) => Object.is(part, other?.[index])) ?? true)
  )
}
