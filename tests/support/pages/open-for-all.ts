/** One person's browser for all tests of a file, at a server of its own or at the one that all share. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { remember } from '../looks/screens'
import { membersReady } from '../members/member'
import { type AppServer, startAppServer } from '../servers/app-server'
import { readingServer } from '../servers/reading-server'
import { openBrowser, type Person, type PersonOptions } from './browser'

interface Opening extends PersonOptions {
  /** Language the person has chosen before. */
  chosen?: string
  /** Asks for less movement. */
  isCalm?: boolean
  /** What the browser says is of no matter. */
  mayComplain?: boolean
  /** Somebody signs in: the server can take them when it begins. An address may make five accounts an hour, in all files together. */
  hasMembers?: boolean
}

interface OwnOpening extends Opening {
  /** Settings of a server of its own. */
  settings?: Readonly<Record<string, string>>
}

interface Opened {
  person: Person
  page: Page
}

/** Opens it at the shared server before all tests and hands it to `begin`; when it is closed after them, nothing may have been complained of. */
export function openForAll(opening: Opening, begin: (opened: Opened) => unknown): void {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open(opening, readingServer.origin)
    await begin(opened)
  })
  afterAll(() => closeAll(opened, opening))
}

/** The same at a server of its own, which ends with it. */
export function openForAllAtOwnServer(
  opening: OwnOpening,
  begin: (opened: Opened & { server: AppServer }) => unknown,
): void {
  let server: AppServer | undefined
  let opened: Opened | undefined
  beforeAll(async () => {
    server = await startAppServer(opening.settings)
    opened = await open(opening, server.origin)
    await begin({ ...opened, server })
  })
  afterAll(async () => {
    await closeAll(opened, opening, server)
  })
}

async function open({ chosen, isCalm, hasMembers, ...options }: Opening, origin: string): Promise<Opened> {
  if (hasMembers) await membersReady(origin)
  const person = await openBrowser(options)
  const { page } = person
  if (isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
  if (chosen) await remember(person.context, origin, { locale: chosen })
  return { person, page }
}

async function closeAll(opened: Opened | undefined, { mayComplain }: Opening, server?: AppServer) {
  await opened?.person.close()
  await server?.close()
  if (!mayComplain) expect(opened?.person.complaints).toEqual([])
}
