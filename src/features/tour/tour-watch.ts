/**
 * Waits for the moment at which a tour comes by itself: nobody has touched the page for a while, and nothing lies over it.
 * It comes once: whoever wants another one watches anew.
 */
import * as limits from '#core/limits'
import type { TourView } from './tour-state'

export interface TourWatch {
  /** Where touches arrive: the window. */
  target: EventTarget
  /** The tour that is due at this moment, which another tab may have shown meanwhile. */
  dueNow: () => TourView | undefined
  /** Somebody is busy with something else, or nobody looks. */
  isCovered: () => boolean
  onDue: (tour: TourView) => void
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

/** The answer ends it. */
export function watchForTour({ target, dueNow, isCovered, onDue }: TourWatch): () => void {
  let timer: ReturnType<typeof setTimeout>
  const end = () => {
    clearTimeout(timer)
    for (const name of touches) target.removeEventListener(name, wait, { capture: true })
  }
  const begin = () => {
    if (isCovered()) return wait()
    const due = dueNow()
    end()
    if (due) onDue(due)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(begin, limits.tourQuietMs)
  }
  wait()
  for (const name of touches) target.addEventListener(name, wait, { passive: true, capture: true })
  return end
}
