/**
 * A3: six editions of the longest chapter beside each other, from the key to the paint of their first screen, and until every row
 * stands; against copying all the same elements.
 */
import { type Bench, limitFigure } from '../figure'
import { leastRounds, median } from '../measure'
import { benchTexts, longestChapter } from '../support/texts'
import { copyAndPaint, openLab, turn, visit } from './lab'

const restMs = 3000

export const compareColumns: Bench = {
  id: 'A3',
  async measure(stage) {
    const server = await stage.server()
    const person = await openLab()
    const { page } = person
    await page.setViewportSize({ width: 1600, height: 900 })
    const editions = benchTexts.map(({ abbreviation }) => abbreviation).join('.')
    const times: number[] = []
    const complete: number[] = []
    let longestMs = 0
    const copies: number[] = []
    try {
      for (let round = -1; round < leastRounds; round += 1) {
        await visit(page, `${server.origin}/${editions}/${longestChapter.before}`)
        // Until the next chapter is prefetched: only the first round fetches it from the server.
        await page.waitForTimeout(restMs)
        await page.evaluate(() => void (globalThis.vitals.longestTaskMs = 0))
        const from = Date.now()
        const ms = await turn(page, 'ArrowRight')
        await page.waitForFunction(isComplete)
        const completeMs = Date.now() - from
        await page.waitForTimeout(restMs)
        const taskMs = await page.evaluate(() => globalThis.vitals.longestTaskMs)
        const copyMs = await copyAndPaint(page)
        if (round < 0) continue
        times.push(ms)
        complete.push(completeMs)
        longestMs = Math.max(longestMs, taskMs)
        copies.push(copyMs)
      }
    } finally {
      await person.close()
    }
    const ratio = median(times) / median(copies)
    return [
      limitFigure({
        id: 'A3',
        what: `${longestChapter.passage} in ${editions}, key to paint of the first screen (worst of ${leastRounds})`,
        value: Math.max(...times),
        atMost: 150,
        unit: 'ms',
        detail: `median ${Math.round(median(times))}, ${ratio.toFixed(1)} x; every row after ${Math.round(median(complete))}, longest task ${Math.round(longestMs)}`,
        baseline: `copy and paint of the same elements, ${Math.round(median(copies))} ms`,
      }),
    ]
  },
}

/** In the page: what follows the rows stands. */
function isComplete(): boolean {
  const article = [...document.querySelectorAll('main article.compare')].find((one) => one.checkVisibility())
  return article?.querySelector('nav') !== null && article !== undefined
}
