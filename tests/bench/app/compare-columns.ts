/** A3: six editions of the longest chapter beside each other, from the key to the paint, against copying the same elements. */
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
    const copies: number[] = []
    try {
      for (let round = -1; round < leastRounds; round += 1) {
        await visit(page, `${server.origin}/${editions}/${longestChapter.before}`)
        // Until the next chapter is prefetched: only the first round fetches it from the server.
        await page.waitForTimeout(restMs)
        const ms = await turn(page, 'ArrowRight')
        await page.waitForTimeout(restMs)
        const copyMs = await copyAndPaint(page)
        if (round < 0) continue
        times.push(ms)
        copies.push(copyMs)
      }
    } finally {
      await person.close()
    }
    const ratio = median(times) / median(copies)
    return [
      limitFigure({
        id: 'A3',
        what: `${longestChapter.passage} in ${editions}, key to paint`,
        value: median(times),
        atMost: 150,
        unit: 'ms',
        detail: `worst ${Math.round(Math.max(...times))}, ${ratio.toFixed(1)} x`,
        baseline: `copy and paint of the same elements, ${Math.round(median(copies))} ms`,
      }),
    ]
  },
}
