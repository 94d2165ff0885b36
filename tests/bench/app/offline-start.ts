/** A1: without network and with a browser just started, the chapter comes from the service worker; then the script takes over. */
import { waitForServiceWorker } from '../../support/pages/browser'
import { type Bench, limitFigure } from '../figure'
import { leastRounds, median } from '../measure'
import { openLab, restart, type Vitals, visit } from './lab'

const path = '/SDE/Joh1'

export const offlineStart: Bench = {
  id: 'A1-offline',
  async measure(stage) {
    const server = await stage.server()
    const person = await openLab()
    const starts: Vitals[] = []
    try {
      const online = await visit(person.page, server.origin + path)
      await waitForServiceWorker(person.page)
      await person.page.waitForTimeout(1500)
      await server.stop()
      for (let round = 0; round < leastRounds; round += 1) {
        await restart(person)
        starts.push(await visit(person.page, server.origin + path))
      }
      const repeat = await visit(person.page, server.origin + path)
      return figures(starts, online, repeat)
    } finally {
      await person.close()
      await server.start()
    }
  },
}

function figures(starts: readonly Vitals[], online: Vitals, repeat: Vitals) {
  const baseline = `first visit on a fast network, LCP ${Math.round(online.lcpMs)} ms`
  const painted = starts.map(({ lcpMs }) => lcpMs)
  const takenOver = starts.map(({ takenOverMs }) => takenOverMs)
  return [
    limitFigure({
      id: 'A1',
      what: 'offline cold start, chapter painted (worst of 5)',
      value: Math.max(...painted),
      atMost: 600,
      unit: 'ms',
      detail: `median ${Math.round(median(painted))}, ${(median(painted) / online.lcpMs).toFixed(2)} x; warm ${Math.round(repeat.lcpMs)}`,
      baseline,
    }),
    limitFigure({
      id: 'A1',
      what: 'offline cold start, script in charge (worst of 5)',
      value: Math.max(...takenOver),
      atMost: 1200,
      unit: 'ms',
      detail: `median ${Math.round(median(takenOver))}; warm ${Math.round(repeat.takenOverMs)}`,
      baseline: `the same, ${Math.round(online.takenOverMs)} ms`,
    }),
    limitFigure({
      id: 'A1',
      what: 'offline cold start, CLS (worst of 5)',
      value: Math.max(...starts.map(({ cls }) => cls)),
      atMost: 0.01,
      unit: '',
      baseline: `the same, ${online.cls.toFixed(3)}`,
    }),
  ]
}
