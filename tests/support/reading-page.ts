/** Readers in browsers, for tests of what a chapter shows. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type AppServer, startAppServer } from './app-server'
import { openBrowser, type Person, type PersonOptions } from './browser'
import { printFailed } from './print-failed'

export interface Readers {
  readonly origin: string
  /** The one of this test. */
  open(options?: PersonOptions): Promise<Person>
}

/** One server for the file; every test opens a browser of its own, which has nothing to complain about when it ends. */
export function serveReaders(): Readers {
  let server: AppServer
  let person: Person
  beforeAll(async () => {
    server = await startAppServer()
  })
  afterAll(() => server.close())
  afterEach(async ({ task }) => {
    await printFailed(task)
    const { complaints } = person
    await person.close()
    expect(complaints).toEqual([])
  })
  return {
    get origin() {
      return server.origin
    },
    async open(options) {
      person = await openBrowser(options)
      return person
    },
  }
}

export const heading = (page: Page) => page.locator('article:visible h1')

/** Opens an address and waits until the page has taken over from the first paint. */
export async function openText(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(
    () => !document.getElementById('first') && document.querySelector('main article'),
  )
}
