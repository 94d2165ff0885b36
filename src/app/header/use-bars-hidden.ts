/** Watches the window's scrolling for the bars. */
import { useEffect, useState } from 'react'
import { oncePainted } from '../../ui/after-paint'
import { headerAtTop, headerVisibility } from './header-visibility'

/** Whether the bars are hidden: who asks is drawn again when they go and come, not as the page is scrolled. */
export function useBarsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let state = headerAtTop
    const update = () => {
      const facts = { y: scrollY, end: document.documentElement.scrollHeight - innerHeight, isHeld: isHeld() }
      state = headerVisibility(state, facts)
      setIsHidden(state.isHidden)
    }
    const scrolled = oncePainted(update)
    addEventListener('scroll', scrolled.ask, { passive: true })
    document.addEventListener('focusin', update)
    return () => {
      scrolled.end()
      removeEventListener('scroll', scrolled.ask)
      document.removeEventListener('focusin', update)
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
