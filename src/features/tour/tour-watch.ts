/**
 * Waits until a tour may open by itself: the person has not touched the page for a while, and nothing lies over it.
 * It fires once; call it again for another tour.
 */
import * as limits from '#core/limits'
import type { TourView } from './tour-state'

export interface TourWatch {
  /** The event target that receives touches: the window. */
  target: EventTarget
  /** The tour that is due at this moment; another tab may have shown it meanwhile. */
  dueNow: () => TourView | undefined
  /** True if the person is busy with something else, or the page is hidden. */
  isCovered: () => boolean
  onDue: (tour: TourView) => void
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

/** The returned function ends the watch. */
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
