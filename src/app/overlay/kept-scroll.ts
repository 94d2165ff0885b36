/**
 * A screen over the view opens at its top, and comes back where it was left: its scroll position and the link that was
 * followed, by entry of the history. Its lists keep their drawn rows themselves (model/place/entry-state.ts).
 */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type EntryMemory, entryMemory, keepAt } from '../../model/place/entry-state'
import { isSamePath } from '../../platform/page/readable-path'

interface Left {
  top: number
  /** The link that was followed: its address, and which of those with this address it was. */
  link: { href: string; nth: number } | undefined
}

const lefts: EntryMemory<Left> = entryMemory({ top: 0, link: undefined })

/** Content above may come for this long; somebody who scrolls meanwhile ends it. */
const longestMs = 5000
/** Frames in which the place stays the same. */
const framesAtRest = 20

/** `path`: of the screen that `body` shows. */
export function useKeptScroll(body: RefObject<HTMLElement | null>, path: string): void {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const left = lefts.kept.get(history.location.state.__TSR_key ?? '')
    element.scrollTop = 0
    return left && comeBack(element, left)
  }, [body, history, path])
  useEffect(() => {
    const element = body.current
    const keep = (change: Partial<Left>) => {
      const { pathname, state } = history.location
      // The location changes before the screen does.
      if (!isSamePath(pathname, path)) return
      const entry = state.__TSR_key ?? ''
      keepAt(lefts, entry, { ...(lefts.kept.get(entry) ?? lefts.initial), ...change })
    }
    const onScroll = () => keep({ top: element?.scrollTop ?? 0 })
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null
      // The last scrolling may not be told yet.
      if (!link || !element) return
      const href = link.getAttribute('href') ?? ''
      keep({ link: { href, nth: linksTo(element, href).indexOf(link) }, top: element.scrollTop })
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('click', onClick, { capture: true })
    return () => {
      element?.removeEventListener('scroll', onScroll)
      element?.removeEventListener('click', onClick, { capture: true })
    }
  }, [body, history, path])
}

const touches = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls there as soon as there is that much; the returned function ends it. */
function comeBack(element: HTMLElement, { top, link }: Left): () => void {
  const until = performance.now() + longestMs
  let frame = 0
  let rested = 0
  const end = () => {
    cancelAnimationFrame(frame)
    for (const name of touches) element.removeEventListener(name, end)
  }
  const step = () => {
    element.scrollTop = top
    const isThere = element.scrollTop > top - 2
    if (isThere && rested === 0) focusLink(element, link)
    rested = isThere ? rested + 1 : 0
    if (rested > framesAtRest || performance.now() > until) end()
    else frame = requestAnimationFrame(step)
  }
  for (const name of touches) element.addEventListener(name, end, { passive: true })
  element.scrollTop = top
  // The focus comes after that of the heading.
  frame = requestAnimationFrame(step)
  return end
}

/** Unless somebody has gone on to another part of the screen. */
function focusLink(element: HTMLElement, link: Left['link']): void {
  const { activeElement } = document
  // The title of a page stands in it.
  const isBusy = element.contains(activeElement) && !activeElement?.closest('[data-overlay-head]')
  if (!link || isBusy) return
  linksTo(element, link.href)[link.nth]?.focus({ preventScroll: true })
}

/** Two items of a list may lead to the same place. */
function linksTo(element: HTMLElement, href: string): HTMLElement[] {
  return [...element.querySelectorAll('a')].filter((one) => one.getAttribute('href') === href)
}
