/** A finger on the screen: touches that go the way of real ones through the browser, which scrolls, goes back or leaves them to the page. */
import type { BrowserContext, Page } from 'playwright'

/** Pixels from the top left corner. */
export type Point = readonly [x: number, y: number]

/** Moves one finger from a point to another, and up. */
export async function fingerOn(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  /** Down at a point and to another one, where it stays until the returned function lifts it. */
  const down = async ([fromX, fromY]: Point, [toX, toY]: Point, steps = 12) => {
    await touch('touchStart', [{ x: fromX, y: fromY }])
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps
      await touch('touchMove', [{ x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share }])
    }
    return async () => {
      await touch('touchEnd', [])
    }
  }
  const stroke = async (from: Point, to: Point, steps = 12): Promise<void> => {
    await (await down(from, to, steps))()
  }
  return Object.assign(stroke, { down })
}
