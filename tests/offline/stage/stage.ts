/** What every test here begins with: the built server, a network in front of it that can be made bad, a person at a browser. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { printFailed } from '../../support/pages/print-failed'
import { type AppServer, startAppServer } from '../../support/servers/app-server'
import { type MeddlingProxy, startMeddlingProxy } from './meddling-proxy'

/** One for the file. */
export let server: AppServer
/** New for each test. */
export let network: MeddlingProxy
/** New for each test, with a profile of their own unless nobody kills their browser. */
export let person: Person

/** Call once at the top of a test file. A test fails when the browser complains about anything but what is `expected`. */
export function setStage(expected?: RegExp): void {
  beforeAll(async () => {
    server = await startAppServer()
  })
  afterAll(() => server.close())
  beforeEach(async ({ task }) => {
    // The test before may have left it stopped.
    await server.start()
    network = await startMeddlingProxy(server.origin)
    person = await openBrowser({ hasProfile: !task.tags?.includes('no-kill') })
  })
  afterEach(async ({ task }) => {
    await printFailed(task)
    const complaints = person.complaints.filter((text) => !expected?.test(text))
    await person.close()
    await network.close()
    expect(complaints).toEqual([])
  })
}
