/** A1: from the key that turns the page to the next chapter painted, offline, against copying the same elements. */
import { waitForServiceWorker } from '../../support/pages/browser'
import { type Bench, limitFigure } from '../figure'
import { median } from '../measure'
import { copyAndPaint, download, openLab, turn, visit } from './lab'

/** Chapters after the first; each waits until its neighbours can be prefetched. */
const turns = 8
const restMs = 1500

export const chapterChange: Bench = {
  id: 'A1-turn',
  async measure(stage) {
    const server = await stage.server()
    const person = await openLab()
    const { page } = person
    try {
      await download(page, server.origin)
      await visit(page, `${server.origin}/SDE/Mk1`)
      await waitForServiceWorker(page)
      await server.stop()
      await page.waitForTimeout(restMs)
      const times: number[] = []
      const copies: number[] = []
      for (let count = 0; count < turns; count += 1) {
        times.push(await turn(page, 'ArrowRight'))
        await page.waitForTimeout(restMs)
        copies.push(await copyAndPaint(page))
      }
      const ratio = median(times) / median(copies)
      return [
        limitFigure({
          id: 'A1',
          what: `chapter to chapter offline, key to paint (slowest of ${turns})`,
          value: Math.max(...times),
          atMost: 50,
          unit: 'ms',
          detail: `median ${Math.round(median(times))}, ${ratio.toFixed(1)} x`,
          baseline: `copy and paint of the same elements, ${Math.round(median(copies))} ms`,
        }),
      ]
    } finally {
      await person.close()
      await server.start()
    }
  },
}
