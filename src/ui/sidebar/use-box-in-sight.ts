/**
 * Which box stands at the top of an open panel, so that the panel of the next view opens at the same one: boxes have
 * other contents there, which come one by one. The box is held in its place until a person scrolls.
 */
import { type RefObject, useLayoutEffect } from 'react'
import type { Store } from '../store/store'

export interface BoxInSight {
  name: string
  /** Pixels from the lower edge of the panel's head to the box. */
  offset: number
}

export function useBoxInSight(
  panel: RefObject<HTMLElement | null>,
  inSight: Store<BoxInSight | undefined>,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    let isHeld = true
    let heldAt = -1
    let heldHeight = -1
    const put = () => {
      const wanted = inSight.get()
      const box = isHeld && wanted && boxNamed(element, wanted.name)
      if (!box) return
      element.scrollTop += box.getBoundingClientRect().top - topOf(element) - wanted.offset
      heldAt = element.scrollTop
      heldHeight = element.scrollHeight
    }
    const onScroll = () => {
      // A view that is hidden has no height, and its panel is not scrolled by anybody.
      if (element.clientHeight === 0) return
      // A browser scrolls by itself when contents grow or shrink; the observer puts the box back right after.
      if (isHeld && (element.scrollTop === heldAt || element.scrollHeight !== heldHeight)) return
      isHeld = false
      inSight.set(firstInSight(element))
    }
    const letGo = () => {
      isHeld = false
    }
    const observer = new ResizeObserver(put)
    for (const part of element.children) observer.observe(part)
    element.addEventListener('scroll', onScroll, { passive: true })
    for (const name of touches) element.addEventListener(name, letGo, { passive: true })
    put()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
      for (const name of touches) element.removeEventListener(name, letGo)
    }
  }, [panel, inSight])
}

const touches = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const boxesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[data-box]')]
const boxNamed = (panel: HTMLElement, name: string) =>
  boxesOf(panel).find((box) => box.dataset['box'] === name)

/** Below the head, which stays in view. */
function topOf(panel: HTMLElement): number {
  return panel.querySelector('[data-panel-head]')?.getBoundingClientRect().bottom ?? 0
}

/** Undefined at the top of the panel. */
function firstInSight(panel: HTMLElement): BoxInSight | undefined {
  const top = topOf(panel)
  const box = boxesOf(panel).find((one) => one.getBoundingClientRect().bottom > top)
  const name = box?.dataset['box']
  if (!box || name === undefined || panel.scrollTop === 0) return undefined
  return { name, offset: box.getBoundingClientRect().top - top }
}
