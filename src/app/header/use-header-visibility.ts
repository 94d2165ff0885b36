/** Watches the window's scrolling for the bars. */
import { useEffect, useState } from 'react'
import { type HeaderState, headerAtTop, headerVisibility } from './header-visibility'

/** Whether the bars are hidden and whether the page is at its top. */
export function useHeaderVisibility(): Pick<HeaderState, 'isHidden' | 'isAtTop'> {
  const [state, setState] = useState(headerAtTop)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const facts = { y: scrollY, end: document.documentElement.scrollHeight - innerHeight, isHeld: isHeld() }
      setState((before) => headerVisibility(before, facts))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    const onFocus = () => update()
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return state
}

function isHeld(): boolean {
  return (
    document.activeElement?.closest('[data-bar]') !== null ||
    document.querySelector('[data-selection-bar]') !== null
  )
}
