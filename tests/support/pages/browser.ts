/** A real Chromium as a person has it: one with a profile can be killed and started again, others share a program and no data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Person {
  context: BrowserContext
  page: Page
  /** Unexpected messages of the console and uncaught errors; a test asserts that there are none. */
  complaints: string[]
  /** Requests without an answer so far. */
  asking: ReadonlySet<Request>
  /** Kills the browser and starts it again with the same profile; the page is new and blank. Only with `hasProfile`. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface PersonOptions {
  locale?: string
  width?: number
  height?: number
  isTouch?: boolean
  javaScript?: boolean
  /** IANA name. */
  timeZone?: string
  /** A program and a folder of its own, which `restart` needs; starting it takes a second longer. */
  hasProfile?: boolean
  /** Has never been here: the tour and the tips come by themselves. */
  isNew?: boolean
}

/** Whose browser is open now. */
export const openPeople = new Set<Person>()

/** Opens a browser for one person. */
export async function openBrowser(options: PersonOptions = {}): Promise<Person> {
  const profile = options.hasProfile ? mkdtempSync(join(tmpdir(), 'perikope-profile-')) : undefined
  const complaints: string[] = []
  const asking = new Set<Request>()
  const launch = async () => {
    const context = await openContext(options, profile)
    context.setDefaultTimeout(patienceMs)
    if (!options.isNew) await context.addCookies(seenBefore)
    const page = context.pages()[0] ?? (await context.newPage())
    watch(page, complaints)
    context.on('page', (opened) => watch(opened, complaints))
    context.on('request', (request) => asking.add(request))
    context.on('requestfinished', (request) => asking.delete(request))
    context.on('requestfailed', (request) => asking.delete(request))
    return { context, page }
  }
  const first = await launch()
  const person: Person = {
    ...first,
    complaints,
    asking,
    async restart() {
      if (!profile) throw new Error('Only a browser with a profile can be started again.')
      await person.context.close()
      Object.assign(person, await launch())
    },
    async close() {
      openPeople.delete(person)
      await person.context.close()
      if (profile) rmSync(profile, { recursive: true, force: true })
    },
  }
  openPeople.add(person)
  return person
}

/** As long as expectations are asked again (tests/browser.config.ts). */
const patienceMs = 60_000

let shared: Promise<Browser> | undefined

async function openContext(options: PersonOptions, profile: string | undefined): Promise<BrowserContext> {
  const program = {
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: flags,
  }
  const person = {
    locale: options.locale ?? 'de-DE',
    ...(options.timeZone ? { timezoneId: options.timeZone } : {}),
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    hasTouch: options.isTouch ?? false,
    isMobile: options.isTouch ?? false,
    javaScriptEnabled: options.javaScript ?? true,
    permissions: ['clipboard-read', 'clipboard-write'],
  }
  if (profile) return await chromium.launchPersistentContext(profile, { ...program, ...person })
  shared ??= chromium.launch(program)
  return await (await shared).newContext(person)
}

/** What would otherwise come over the page while a test works with it. Cookies know no ports. */
export const seenBefore = ['bs-help-text', 'bs-help-search', 'bs-chat-welcome-closed'].map((name) => ({
  name,
  value: '1',
  domain: '127.0.0.1',
  path: '/',
  expires: Math.ceil(Date.now() / 1000) + 24 * 60 * 60,
}))

/** What a network that is away makes the browser say is expected. */
const expected = /Failed to load resource|icon from the Manifest|net::ERR_/

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      complaints.push(message.text())
  })
}

/** It fetches and checks all of the app, which takes a moment, and on a machine that is shared a minute. */
const serviceWorkerMs = 90_000

/** Waits until the service worker is in charge of the page: from here on it works offline. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: serviceWorkerMs,
  })
}

/** The text of the verses that stand on the screen so far. */
export async function visibleText(page: Page): Promise<string> {
  return (await page.locator('article:visible .t').allInnerTexts()).join(' ')
}

/** All of it, to compare before and after: it is drawn a screenful at a time, and what follows it comes last. */
export async function wholeText(page: Page): Promise<string> {
  await page.locator('#root article:visible .turn').first().waitFor()
  return await visibleText(page)
}
