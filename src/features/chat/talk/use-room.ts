/**
 * Where a chat stands in the box that scrolls: a new question at the top, its answer below it in room that is there from
 * the beginning. So nothing moves while one reads; what has no room waits below, and is told of.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Between the upper edge and a question. */
const abovePx = 12
/** So little below the edge is no end to go to. */
const nearPx = 24

interface Places {
  /** Holds the turns, each with `data-turn`, and what may stand behind them. */
  log: RefObject<HTMLElement | null>
  /** Lies over the lower edge of the box. */
  composer: RefObject<HTMLElement | null>
}

interface Drawn {
  /** Another one for each chat; undefined: it is not drawn yet. */
  name: string | undefined
  /** The question that was asked while the chat is open. */
  turn: string | undefined
  /** Changes with everything that is drawn. */
  content: unknown
}

export function useRoom({ log, composer }: Places, { name, turn, content }: Drawn) {
  const [isEndBelow, setIsEndBelow] = useState(false)
  const measure = useCallback(() => {
    setRoom(log.current, composer.current)
    setIsEndBelow(hiddenPx(log.current, composer.current) > nearPx)
  }, [log, composer])
  const toEnd = useCallback(() => {
    const hidden = hiddenPx(log.current, composer.current)
    scrolling(log.current)?.scrollBy({ top: hidden + abovePx })
  }, [log, composer])
  useLayoutEffect(() => {
    if (name === undefined) return
    setRoom(log.current, composer.current)
    toLastTurn(log.current)
  }, [log, composer, name])
  useLayoutEffect(() => {
    if (turn === undefined) return
    setRoom(log.current, composer.current)
    toLastTurn(log.current)
  }, [log, composer, turn])
  useLayoutEffect(measure, [measure, content])
  useEffect(() => {
    const box = scrolling(log.current)
    const watch = new ResizeObserver(measure)
    for (const one of [box, composer.current]) if (one) watch.observe(one)
    box?.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      box?.removeEventListener('scroll', measure)
    }
  }, [log, composer, measure, name])
  return { isEndBelow, toEnd }
}

/** Tells the style sheet how much room there is between a question at the top and what lies over the lower edge. */
function setRoom(log: HTMLElement | null, composer: HTMLElement | null): void {
  const box = scrolling(log)
  if (!box || !log || !composer) return
  const roomPx = box.clientHeight - composer.offsetHeight - abovePx
  log.style.setProperty('--room', `${Math.max(0, roomPx)}px`)
  log.style.setProperty('--below', `${composer.offsetHeight}px`)
}

/** The first question stands below the head of its chat, where it is seen anyway. */
function toLastTurn(log: HTMLElement | null): void {
  const box = scrolling(log)
  const turns = log?.querySelectorAll('[data-turn]')
  const last = turns?.[turns.length - 1]
  if (!box || !turns || !last) return
  const top = last.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientTop
  box.scrollTop = turns.length < 2 ? 0 : box.scrollTop + top - abovePx
}

/** How much of the end of the last turn, or of what stands behind it, lies below the edge. */
function hiddenPx(log: HTMLElement | null, composer: HTMLElement | null): number {
  const last = log?.lastElementChild
  const end = last?.matches('[data-turn]') ? last.lastElementChild : last
  if (!end || !composer) return 0
  return end.getBoundingClientRect().bottom - composer.getBoundingClientRect().top
}

function scrolling(element: HTMLElement | null): HTMLElement | undefined {
  for (let box = element?.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return undefined
}
