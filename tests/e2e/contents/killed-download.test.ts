/** A commentary whose download is killed with the browser half way: it goes on with what is missing, offline nothing is lost. Long. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { type MeddlingProxy, startMeddlingProxy } from '../../offline/stage/meddling-proxy'
import { remember } from '../../support/looks/screens'
import type { SmallPack } from '../../support/packs/small-pack'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { rowsOf } from '../../support/pages/stored'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

/** A section at the first chapter of twelve books: as many segments. */
const books = Array.from({ length: 12 }, (_, index) => index + 40)
const commentary: SmallPack = {
  kind: 'commentary',
  abbr: 'TCM',
  name: 'Testkommentar',
  articles: books.map((book, index) => ({
    id: index + 1,
    head: `Abschnitt ${book}`,
    at: [{ from: book * 1_000_000 + 1_001, to: book * 1_000_000 + 1_018 }],
    parts: [{ tag: 'p', children: [`Über das Buch ${book}.`] }],
  })),
}

let server: AppServer
let network: MeddlingProxy
let person: Person

beforeAll(async () => {
  server = await startAppServer()
  await server.stop('SIGTERM')
  await putPack(join(server.dataDirectory, 'library'), commentary)
  await server.start()
  network = await startMeddlingProxy(server.origin)
  person = await openBrowser({ hasProfile: true, width: 1500, height: 900 })
  await remember(person.context, network.origin, { locale: 'de' })
})
afterAll(async () => {
  await person.close()
  await network.close()
  await server.close()
})

const isSegment = (path: string) => path.startsWith('/api/resources/TCM/segments/')
const stored = async () => (await rowsOf(person.page, 'packSegments')).map((row) => String(row['hash']))

it('goes on after a start without and then with a network, and asks for nothing twice', async () => {
  const { page } = person
  await page.goto(`${network.origin}/SDE/Joh1`)
  await waitForServiceWorker(page)
  await page.goto(`${network.origin}/downloads#contents`)
  network.meddle = (path) => (isSegment(path) ? { kind: 'wait', ms: 400 } : undefined)
  await page.getByRole('button', { name: 'Testkommentar laden' }).click()
  await vi.waitUntil(async () => (await stored()).length >= 4, { timeout: 20_000 })
  await person.restart()
  const before = await startOffline()
  expect(before.length).toBeGreaterThanOrEqual(3)
  expect(before.length).toBeLessThan(12)
  network.asked.length = 0
  network.meddle = () => undefined
  await person.context.setOffline(false)
  await vi.waitUntil(
    async () => (await rowsOf(person.page, 'packs')).some((row) => row['manifest'] !== undefined),
    { timeout: 30_000 },
  )
  const asked = network.asked.filter(isSegment).map((path) => path.split('/').at(-1))
  expect(asked.filter((hash) => before.includes(hash ?? ''))).toEqual([])
  expect(await rowsOf(person.page, 'downloads')).toEqual([])
  await person.context.setOffline(true)
  await person.page.goto(`${network.origin}/SDE/Joh1`)
  await person.page.getByText('Über das Buch 43.').waitFor()
})

/** The started browser has no network: the text is there, the commentary says that it is not. */
async function startOffline(): Promise<string[]> {
  await person.context.setOffline(true)
  await person.page.goto(`${network.origin}/SDE/Joh1`)
  await person.page.locator('article .v').first().waitFor()
  await person.page.getByText('Das ist noch nicht auf deinem Gerät.').waitFor()
  return await stored()
}
