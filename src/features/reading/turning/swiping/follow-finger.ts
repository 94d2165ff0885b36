/**
 * The page goes with the finger: only a `transform`, which is painted without a layout. On letting go it moves back, or the next
 * chapter comes in from where the finger pulled it. Nothing moves for who wishes so (UX 3.7).
 */
import { shownText } from '../../../../model/text/shown-text'
import { isMotionReduced, motion } from '../../../../ui/timing/motion'
import { followedPx, isSideways, type Stroke, towards } from './swipe'

interface Pulled {
  parts: readonly HTMLElement[]
  px: number
}

/** `move` while a finger is down; `settle` when it is up, with the step for which `turn` shows another chapter. */
export function followFinger() {
  let pulled: Pulled | undefined
  let isFollowing: boolean | undefined

  return {
    move(stroke: Pick<Stroke, 'dx' | 'dy'>): void {
      isFollowing ??= isSideways(stroke)
      const view = isFollowing && !isMotionReduced() && shownText()
      if (!view) return
      pulled ??= { parts: partsOf(view), px: 0 }
      const step = towards(stroke.dx, document.documentElement.dir)
      pulled.px = followedPx(stroke.dx, Boolean(view.dataset[step > 0 ? 'next' : 'previous']))
      for (const part of pulled.parts) part.style.transform = `translateX(${pulled.px}px)`
    },
    settle(turn = () => {}): void {
      const { parts = [], px = 0 } = pulled ?? {}
      pulled = isFollowing = undefined
      for (const part of parts) part.style.removeProperty('transform')
      const read = shownText()
      turn()
      const shown = shownText()
      if (px === 0) return
      if (shown === read) slideIn(parts, px)
      else if (shown) slideIn(partsOf(shown), px - Math.sign(px) * innerWidth)
    },
  }
}

/** What stands in a text; what is fixed in the window stays there. */
function partsOf(view: HTMLElement): readonly HTMLElement[] {
  const parts = [...view.querySelectorAll<HTMLElement>(':scope > div > *')]
  return parts.filter((part) => getComputedStyle(part).position !== 'fixed')
}

/** From so many px beside its place. */
function slideIn(parts: readonly HTMLElement[], px: number): void {
  for (const part of parts) part.animate({ transform: [`translateX(${px}px)`, 'none'] }, motion)
}
