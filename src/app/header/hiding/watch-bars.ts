/**
 * Watches the scrolling of the window for the bars: what a person scrolls, and where a navigation arrives
 * (ui/page/focus-arrived.ts).
 */
import { areBarsHidden } from './bars-hidden'
import { headerAt, headerVisibility } from './header-visibility'

/** Call once: it watches for the lifetime of the page. */
export function watchBars(): void {
  let state = headerAt(scrollY)
  let hasHand = false
  const begin = (next: typeof state) => {
    state = next
    areBarsHidden.set(state.isHidden)
  }
  const update = (isByPerson = false) => {
    const end = document.documentElement.scrollHeight - innerHeight
    begin(headerVisibility(state, { y: scrollY, end, isHeld: isHeld(), isByPerson }))
  }
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { passive: true })
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scrollend'])
    on(type, (event) => {
      hasHand = scrolls(event)
    })
  on('scroll', () => {
    update(hasHand)
  })
  on('focusin', () => update())
  on('landed', () => {
    hasHand = false
    begin(headerAt(scrollY))
  })
}

/**
 * Whether the scrolling that follows this event is a person's: by wheel, finger, key, the scroll bar or the
 * middle button.
 */
function scrolls(event: Event): boolean {
  if (event instanceof KeyboardEvent) return /^(?:Arrow|Page|Home|End| )/.test(event.key)
  if (event instanceof PointerEvent) return event.button === 1 || event.target === document.documentElement
  return event.type !== 'scrollend'
}

function isHeld(): boolean {
  return (
    document.activeElement?.closest('[data-bar]') !== null ||
    document.querySelector('[data-selection-bar]') !== null
  )
}
