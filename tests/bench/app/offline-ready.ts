/** A first visit over a far network: how long until the app works without it, against its files fetched one after the other. */
import type { Page } from 'playwright'
import { startMeddlingProxy } from '../../offline/stage/meddling-proxy'
import type { Bench } from '../figure'
import { leastRounds, median } from '../measure'
import { openLab, until } from './lab'

const path = '/SDE/Joh1'
/** One way and back, as slow 4G has it. */
const roundTripMs = 150

export const offlineReady: Bench = {
  id: 'A1-ready',
  async measure(stage) {
    const server = await stage.server()
    const network = await startMeddlingProxy(server.origin)
    network.meddle = () => ({ kind: 'wait', ms: roundTripMs })
    const times: number[] = []
    let files: string[] = []
    try {
      for (let round = 0; round < leastRounds; round += 1) {
        const person = await openLab()
        try {
          times.push(await readyMs(person.page, network.origin + path))
          files = await precachedFiles(person.page)
        } finally {
          await person.close()
        }
      }
      const oneByOneMs = await fetchOneByOne(files)
      return [
        {
          id: 'A1',
          what: `first visit until it works offline, ${roundTripMs} ms away (worst of ${times.length})`,
          goal: '',
          reached: `${(Math.max(...times) / oneByOneMs).toFixed(2)} x (${Math.round(Math.max(...times))} ms, median ${Math.round(median(times))})`,
          baseline: `its ${files.length} files one after the other, ${Math.round(oneByOneMs)} ms`,
        },
      ]
    } finally {
      await network.close()
    }
  },
}

/** From the call of the address until the service worker is in charge of the page. */
async function readyMs(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await until(() => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'))
  return page.evaluate(() => performance.now())
}

async function precachedFiles(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'))
    const cache = name === undefined ? undefined : await caches.open(name)
    return ((await cache?.keys()) ?? []).map(({ url }) => url)
  })
}

async function fetchOneByOne(addresses: readonly string[]): Promise<number> {
  const from = performance.now()
  for (const address of addresses) await (await fetch(address)).arrayBuffer()
  return performance.now() - from
}
