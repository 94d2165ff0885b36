/** Draws a long list from its top: more of it each time its end comes near. A person who comes back finds as much of it. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { entryKey, entryMemory, keepAt } from '../../place/entry-state'

/** Distance to the end of the list at which more is drawn. */
const aheadMargin = '600px'

/** Rows drawn, by entry of the history and name of the list. */
const drawn = entryMemory(0)

/** How many of `total` are drawn, and what marks the end of the list; `key` names the list: another one begins anew. */
export function useGrowing(
  key: string,
  total: number,
  step: number,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [entry] = useState(entryKey)
  const list = entry && `${entry} ${key}`
  const first = Math.max(step, drawn.kept.get(list) ?? 0)
  const [{ of, count }, setGrown] = useState({ of: key, count: first })
  const end = useRef<HTMLDivElement>(null)
  const shown = of === key ? count : first
  const isWhole = shown >= total
  useEffect(() => {
    const element = end.current
    if (isWhole || !element) return
    const grow = () => {
      keepAt(drawn, list, shown + step)
      setGrown({ of: key, count: shown + step })
    }
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && grow(), {
      rootMargin: aheadMargin,
    })
    watch.observe(element)
    // On paper there is no end that comes near.
    const drawAll = () => flushSync(() => setGrown({ of: key, count: total }))
    addEventListener('beforeprint', drawAll)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', drawAll)
    }
  }, [key, list, shown, step, total, isWhole])
  return { shown: Math.min(shown, total), end }
}
