/** Waiting as a person does: until the page stands still. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Person } from './browser'

/** As many frames in a row have to show the same picture; more than any pause between two steps of one movement. */
const framesAlike = 12

/** Waits until address, scroll position, size of the page, heading and open boxes stay the same for several frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const picture = () =>
      [
        location.href,
        document.title,
        Math.round(scrollY),
        document.documentElement.scrollHeight,
        document.querySelectorAll('dialog[open], [role="dialog"]').length,
        document.activeElement?.textContent?.slice(0, 80),
        document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ].join('|')
    let before = picture()
    for (let alike = 0; alike < wanted; ) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const now = picture()
      alike = now === before ? alike + 1 : 0
      before = now
    }
  }, framesAlike)
}

/** Every request has its answer and the page stands still: what would run late has run. */
export async function atRestWithAnswers({ asking }: Pick<Person, 'asking'>, page: Page): Promise<void> {
  await expect.poll(() => [...asking].map((request) => request.url())).toEqual([])
  await atRest(page)
}
