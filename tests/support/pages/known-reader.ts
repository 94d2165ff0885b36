/**
 * A reader who has been here before: one for the whole run, at a desk, in German, with little motion. Their browser has the app and some texts already, which
 * saves a test the first visit; tests of first visits, and tests that leave something behind, open a browser of their own.
 */
import type { Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { remember } from '../looks/screens'
import { readingServer } from '../servers/reading-server'
import { openBrowser, type Person } from './browser'
import { printFailed } from './print-failed'

export interface KnownReader {
  readonly origin: string
  /** A new page of theirs, with the network there. */
  open(): Promise<{ person: Person; page: Page }>
}

let known: Promise<Person> | undefined

/** Call once at the top of a file. The page of a test is closed after it, and there was nothing to complain about. */
export function meetKnownReader(): KnownReader {
  let pageOfTest: Page | undefined
  afterEach(async ({ task }) => {
    if (!pageOfTest) return
    await printFailed(task)
    const { context, complaints } = await knownReader()
    await pageOfTest.close()
    pageOfTest = undefined
    await context.setOffline(false)
    expect(complaints.splice(0)).toEqual([])
  })
  return {
    get origin() {
      return readingServer.origin
    },
    async open() {
      const person = await knownReader()
      await remember(person.context, readingServer.origin, { locale: 'de' })
      const page = await person.context.newPage()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      person.page = pageOfTest = page
      return { person, page }
    },
  }
}

function knownReader(): Promise<Person> {
  known ??= openBrowser()
  return known
}
