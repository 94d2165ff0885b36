/** Watches the window's scrolling for the bars. */
import { useEffect, useState } from 'react'
import { headerAtTop, headerVisibility } from './header-visibility'

/** Whether the bars are hidden: who asks is drawn again when they go and come, not as the page is scrolled. */
export function useBarsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let state = headerAtTop
    let frame = 0
    const update = () => {
      frame = 0
      const facts = { y: scrollY, end: document.documentElement.scrollHeight - innerHeight, isHeld: isHeld() }
      state = headerVisibility(state, facts)
      setIsHidden(state.isHidden)
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
  return isHidden
}

function isHeld(): boolean {
  return (
    document.activeElement?.closest('[data-bar]') !== null ||
    document.querySelector('[data-selection-bar]') !== null
  )
}
