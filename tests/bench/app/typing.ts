/** FIND: from a key in the combined input until what it offers for the words typed so far is painted, offline, with a slip. */
import type { Page } from 'playwright'
import { waitForServiceWorker } from '../../support/pages/browser'
import { type Bench, limitFigure } from '../figure'
import { leastRounds, median } from '../measure'
import { copyAndPaint, openLab, visit, workMs } from './lab'

const words = '1. korinter 13,4'
const right = '1. Korinther'
/** Before, the list holds several books. */
const clearFrom = '1. k'.length

/** By then the list of the field that was entered is loaded, and the page has come to rest. */
const enteringMs = 1500
/** How long a person holds a key. */
const heldMs = 80

declare global {
  var keysMs: number[]
}

export const typing: Bench = {
  id: 'FIND-TYPING',
  async measure(stage) {
    const server = await stage.server()
    const person = await openLab()
    const { page } = person
    try {
      await page.addInitScript(watchKeys)
      await visit(page, `${server.origin}/SDE/Joh1`)
      await waitForServiceWorker(page)
      await server.stop()
      const rounds: number[][] = []
      const copies: number[] = []
      for (let round = 0; round < leastRounds; round += 1) {
        // A key is slow where its code runs for the first time: every round is a page of its own.
        await visit(page, `${server.origin}/SDE/Joh1`)
        rounds.push(await typeWords(page))
        copies.push(await copyAndPaint(page))
      }
      const times = rounds.flat()
      const slowest = Math.max(...times)
      const slowestKey = times.indexOf(slowest) % words.length
      return [
        limitFigure({
          id: 'FIND',
          what: `key to right suggestion painted, offline, "${words}" (slowest of ${times.length})`,
          value: slowest,
          atMost: 50,
          unit: 'ms',
          detail: `"${words[slowestKey]}", key ${slowestKey + 1}; over 50: ${times.filter((ms) => ms > 50).length}, median ${Math.round(median(times))}`,
          baseline: `copy and paint of a chapter, ${Math.round(median(copies))} ms`,
        }),
      ]
    } finally {
      await person.close()
      await server.start()
    }
  },
}

/** The time of every key; throws where what is offered first is not the right book. */
async function typeWords(page: Page): Promise<number[]> {
  await page.keyboard.press('/')
  await page.waitForTimeout(enteringMs)
  for (const [index, key] of [...words].entries()) {
    await page.keyboard.press(key, { delay: heldMs })
    await page.waitForTimeout(workMs)
    await page.waitForFunction((count) => globalThis.keysMs.length > count, index)
    const first = await page.getByRole('option').first().innerText()
    if (index >= clearFrom && !first.startsWith(right))
      throw new Error(`"${words.slice(0, index + 1)}" offers ${first}`)
  }
  return page.evaluate(() => globalThis.keysMs)
}

/** Runs in the page: what is offered names the words that were typed. */
function watchKeys(): void {
  globalThis.keysMs = []
  const isOffered = (words: string) =>
    [...document.querySelectorAll('[role="option"]')].some(
      (option) =>
        option.textContent?.includes(`\u2068${words}\u2069`) &&
        option.checkVisibility({ visibilityProperty: true }),
    )
  // Looking is slow the first time, too, and no part of what is measured.
  addEventListener('focusin', () => setTimeout(isOffered, 1000, ''))
  addEventListener(
    'keydown',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement)) return
      const look = () => {
        const isPainted = () => globalThis.keysMs.push(performance.now() - timeStamp)
        // The frame that is made now paints it; what is urgent comes before all that waits for it, such as timers.
        if (isOffered(target.value.trim())) void scheduler.postTask(isPainted, { priority: 'user-blocking' })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}
