/** Contents that were read once and never downloaded: there again without a network, also after a cold start. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { remember } from '../../support/looks/screens'
import { smallDictionary, smallGraphics } from '../../support/packs/small-pack'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person

beforeAll(async () => {
  server = await startAppServer()
  await server.stop('SIGTERM')
  const library = join(server.dataDirectory, 'library')
  for (const pack of [smallDictionary, smallGraphics]) await putPack(library, pack)
  await server.start()
  person = await openBrowser({ hasProfile: true })
  await remember(person.context, server.origin, { locale: 'de' })
})
afterAll(async () => {
  await person.close()
  await server.close()
})

const title = () => person.page.locator('#overlay-title').innerText()
const text = () => person.page.locator('dialog[open]').last().innerText()
const open = async (path: string) => void (await person.page.goto(server.origin + path))

/** Places with a title and words that only the server had. */
const places = [
  ['/dictionary/TLX/nikodemus/3', 'Nikodemus', 'Kam bei Nacht'],
  ['/graphics', 'Bilder und Karten', 'Ein Punkt'],
  ['/dictionaries', 'Lexika', 'Nikodemus'],
] as const

describe('contents that were read once', () => {
  it('are there without a network after a cold start, and others say what they lack', async () => {
    await open('/SDE/Joh3')
    await waitForServiceWorker(person.page)
    for (const [path, name, words] of places) {
      await open(path)
      await expect.poll(title).toBe(name)
      await expect.poll(text).toContain(words)
    }
    await person.restart()
    await person.context.setOffline(true)
    for (const [path, name, words] of places) {
      await open(path)
      await expect.poll(title).toBe(name)
      await expect.poll(text).toContain(words)
    }
    await open('/dictionary/TLX/adam/1')
    await expect.poll(text).toContain('noch nicht auf deinem Gerät')
    await person.context.setOffline(false)
    await expect.poll(title).toBe('Adam')
  })
})
