/** Draws a long list from its top: more of it each time its end comes near. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Distance to the end of the list at which more is drawn. */
const aheadMargin = '600px'

/** How many of `total` are drawn, and what marks the end of the list; `key` names the list: another one begins anew. */
export function useGrowing(
  key: string,
  total: number,
  step: number,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [{ of, count }, setGrown] = useState({ of: key, count: step })
  const end = useRef<HTMLDivElement>(null)
  const shown = of === key ? count : step
  const isWhole = shown >= total
  useEffect(() => {
    const element = end.current
    if (isWhole || !element) return
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setGrown({ of: key, count: shown + step }),
      { rootMargin: aheadMargin },
    )
    watch.observe(element)
    // On paper there is no end that comes near.
    const drawAll = () => flushSync(() => setGrown({ of: key, count: total }))
    addEventListener('beforeprint', drawAll)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', drawAll)
    }
  }, [key, shown, step, total, isWhole])
  return { shown: Math.min(shown, total), end }
}
