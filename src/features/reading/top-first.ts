/**
 * A chapter that was drawn before comes back at its top: what stands below the screen is left out of the first picture, which would have to
 * wait until all of it is laid out.
 */
import { afterPaint } from '../../ui/after-paint'
import { lengthInScreen, screenful } from './screenful'

/** Call it when the text is scrolled to its top. */
export function showTopFirst(container: HTMLElement): void {
  const below = blocksBelow(container)
  for (const block of below) block.hidden = true
  afterPaint(() => {
    for (const block of below) block.hidden = false
  })
}

function blocksBelow(container: HTMLElement): readonly HTMLElement[] {
  let left = screenful()
  const blocks = [...container.querySelectorAll<HTMLElement>('.scripture > *, .scripture ~ *')]
  return blocks.filter((block) => {
    const isBelow = left <= 0
    left -= lengthInScreen(block.textContent.length)
    return isBelow
  })
}
