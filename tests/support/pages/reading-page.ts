/** Readers in browsers, for tests of what a chapter shows. */
import type { Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { readingServer } from '../servers/reading-server'
import { openBrowser, type Person, type PersonOptions } from './browser'
import { printFailed } from './print-failed'

export interface Readers {
  readonly origin: string
  /** The one of this test. */
  open(options?: PersonOptions): Promise<Person>
}

/** A browser for one test, which has nothing to complain about when it ends. */
export function serveReaders(): Readers {
  let person: Person | undefined
  afterEach(async ({ task }) => {
    if (!person) return
    await printFailed(task)
    const { complaints } = person
    await person.close()
    person = undefined
    expect(complaints).toEqual([])
  })
  return {
    get origin() {
      return readingServer.origin
    },
    async open(options) {
      const opened = await openBrowser(options)
      person = opened
      return opened
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

/** What the page does in answer to a scrolling or a picture has been done. */
export async function pictures(page: Page, count = 8): Promise<void> {
  await page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame += 1) await new Promise((shown) => requestAnimationFrame(shown))
  }, count)
}
