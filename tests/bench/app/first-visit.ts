/** A1: the first visit to a chapter on slow 4G, against the same chapter as a bare page without styles and scripts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, limitFigure } from '../figure'
import { leastRounds, median } from '../measure'
import type { BenchServer } from '../support/bench-server'
import { openLab, type Vitals, visit } from './lab'

const path = '/SDE/Joh1'

export const firstVisit: Bench = {
  id: 'A1-first',
  async measure(stage) {
    const server = await stage.server()
    await writeBarePage(server)
    const app: Vitals[] = []
    const bare: Vitals[] = []
    for (let round = 0; round < leastRounds; round += 1) {
      bare.push(await firstVisitTo(`${server.origin}/bench/bare.html`))
      app.push(await firstVisitTo(server.origin + path))
    }
    const bareMs = median(bare.map(({ lcpMs }) => lcpMs))
    const baseline = `bare page of the chapter, LCP ${Math.round(bareMs)} ms`
    const times = app.map(({ lcpMs }) => lcpMs)
    const takenOver = median(app.map(({ takenOverMs }) => takenOverMs))
    const longest = median(app.map(({ longestTaskMs }) => longestTaskMs))
    const detail = `median ${Math.round(median(times))}, ${(median(times) / bareMs).toFixed(2)} x; script took over at ${Math.round(takenOver)}, longest task ${Math.round(longest)}`
    return [
      limitFigure({
        id: 'A1',
        what: 'first visit, LCP (worst of 5)',
        value: Math.max(...times),
        atMost: 1200,
        unit: 'ms',
        detail,
        baseline,
      }),
      limitFigure({
        id: 'A1',
        what: 'first visit, CLS (worst of 5)',
        value: Math.max(...app.map(({ cls }) => cls)),
        atMost: 0.01,
        unit: '',
        baseline: `bare page, ${Math.max(...bare.map(({ cls }) => cls)).toFixed(3)}`,
      }),
    ]
  },
}

async function firstVisitTo(address: string): Promise<Vitals> {
  const person = await openLab({ isSlowNetwork: true })
  try {
    return await visit(person.page, address)
  } finally {
    await person.close()
  }
}

async function writeBarePage({ origin, publicDirectory }: BenchServer): Promise<void> {
  const html = await (await fetch(origin + path)).text()
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
  const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>.</title>${article}</html>`
  writeFileSync(join(publicDirectory, 'bare.html'), page)
}
