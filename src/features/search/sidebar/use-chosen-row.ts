/** The hit a person chose last: by focus, by a click, or by resting the pointer on it. */
import { type RefObject, useEffect, useState } from 'react'

/** A pointer must rest this long, because it crosses other hits on its way to the sidebar. */
const restMs = 250

/** The row of that hit; undefined before there was one. */
export function useChosenRow(container: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>()
  useEffect(() => {
    const element = container.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const choose = (hit: number | undefined) => {
      clearTimeout(timer)
      if (hit !== undefined) setRow(hit)
    }
    const onChoose = ({ target }: Event) => choose(rowAt(target))
    const onOver = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(timer)
      const hit = rowAt(target)
      if (hit !== undefined && pointerType === 'mouse') timer = setTimeout(() => choose(hit), restMs)
    }
    const onLeave = () => clearTimeout(timer)
    element.addEventListener('focusin', onChoose)
    element.addEventListener('click', onChoose)
    element.addEventListener('pointerover', onOver)
    element.addEventListener('pointerleave', onLeave)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('focusin', onChoose)
      element.removeEventListener('click', onChoose)
      element.removeEventListener('pointerover', onOver)
      element.removeEventListener('pointerleave', onLeave)
    }
  }, [container])
  return row
}

function rowAt(target: EventTarget | null): number | undefined {
  const hit = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return hit ? Number(hit.dataset['row']) : undefined
}
