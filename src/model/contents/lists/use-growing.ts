/** Draws a long list from its top: more of it each time its end comes near. */
import { type RefObject, useEffect, useRef, useState } from 'react'

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
    return () => watch.disconnect()
  }, [key, shown, step, isWhole])
  return { shown: Math.min(shown, total), end }
}
