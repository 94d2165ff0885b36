/** What the list showed when an article was opened from it; it belongs to one entry of the history, to which the way back leads. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createStore } from '../../../ui/store/store'

export interface ListState {
  words: string
  letter: string
  /** Rows that are drawn. */
  shown: number
}

interface KeptList extends ListState {
  entry: string
  scrolled: number
  /** Address of the head that was followed. */
  left: string | null
}

/** Rows at first: more than a screen, and few enough to be drawn between two letters. */
export const rowsAtOnce = 40

const kept = createStore<KeptList | undefined>(undefined)

/** The state of the list, as it was when one comes back; `root` stands in what scrolls. */
export function useKeptList(root: RefObject<HTMLElement | null>) {
  const { history } = useRouter()
  const [entry] = useState(() => history.location.state.__TSR_key ?? '')
  const [left] = useState(() => (kept.get()?.entry === entry ? kept.get() : undefined))
  const [state, setState] = useState<ListState>(left ?? { words: '', letter: '', shown: rowsAtOnce })
  const before = useRef(left)
  const now = useRef(state)
  useLayoutEffect(() => {
    now.current = state
  }, [state])
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      const followed = document.activeElement?.closest('a')
      const left = followed && element?.contains(followed) ? followed.getAttribute('href') : null
      const scrolled = element?.parentElement?.scrollTop ?? 0
      kept.set({ ...now.current, entry, scrolled, left })
    }
  }, [root, entry])
  /** To be called when the rows are there; only the first time it does something. */
  const comeBack = useCallback(() => {
    const { current: element } = root
    const { current: wanted } = before
    before.current = undefined
    if (!wanted || !element) return
    element.parentElement?.scrollTo({ top: wanted.scrolled, behavior: 'instant' })
    const links = [...element.querySelectorAll('a')]
    links.find((link) => link.getAttribute('href') === wanted.left)?.focus({ preventScroll: true })
  }, [root])
  return { state, setState, comeBack }
}
