/** The lab of PERFORMANCE A1: a processor four times slower, for first visits slow 4G too, and what the page felt. */
import type { Page } from 'playwright'
import { openBrowser, type Person } from '../../support/pages/browser'

const slowerProcessor = 4
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

// Looking into the page means a script of Playwright's in it, which a slow processor takes long to read: these pass first.
/** By then a page has come to rest, or a browser that was started. */
const restMs = 4000
/** By then it has answered a key. */
export const workMs = 500
const askAgainMs = 100

export interface Vitals {
  /** Largest contentful paint, ms since the navigation began. */
  lcpMs: number
  firstPaintMs: number
  /** Sum of layout shifts without input. */
  cls: number
  /** When the page drew its own chapter in the place of the first paint; 0 before. */
  takenOverMs: number
  /** From the key that turned a page until its chapter was painted. */
  turnsMs: number[]
  /** Long tasks of the main thread, in ms over 50. */
  longestTaskMs: number
}

declare global {
  var vitals: Vitals
}

/** A phone-sized browser, slowed down, with an empty profile. */
export async function openLab({ isSlowNetwork = false } = {}): Promise<Person> {
  const person = await openBrowser({ hasProfile: true, width: 412, height: 823 })
  await slowDown(person.page, isSlowNetwork)
  return person
}

/** Kills the browser and starts it again. It has pages of its own to draw first, which are no part of what is measured. */
export async function restart(person: Person): Promise<void> {
  await person.restart()
  await person.page.waitForTimeout(restMs)
  await slowDown(person.page)
}

/** Slows a page down and watches it. */
async function slowDown(page: Page, isSlowNetwork = false): Promise<void> {
  // tsx names functions by a call that a page does not know.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchVitals)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  if (!isSlowNetwork) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
}

/**
 * Asks until there is an answer. Not by Playwright's own waiting, nor by its locators: their script would stay in the page, hear every press
 * and be measured, too.
 */
export async function until<Answer>(ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

/** Opens an address, waits until the page has come to rest, and says what was felt. */
export async function visit(page: Page, address: string): Promise<Vitals> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(restMs)
  await until(() => page.evaluate(() => !document.getElementById('first')))
  return page.evaluate(() => globalThis.vitals)
}

/** Brings the whole German starter edition to the device, as a reader does. */
export async function download(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/downloads`)
  await page
    .getByRole('button', { name: /Starter-Ausgabe.* laden/ })
    .first()
    .click()
  await page.getByText('Geladen', { exact: true }).first().waitFor()
}

/** Presses a key that turns the page and waits until the next chapter is painted; ms from the key. */
export async function turn(page: Page, key: 'ArrowRight' | 'ArrowLeft'): Promise<number> {
  const count = await page.evaluate(() => globalThis.vitals.turnsMs.length)
  await page.keyboard.press(key)
  await page.waitForTimeout(workMs)
  await until(() => page.evaluate((before) => globalThis.vitals.turnsMs.length > before, count))
  return page.evaluate(() => globalThis.vitals.turnsMs.at(-1) ?? Number.NaN)
}

/** Draws the visible chapter once more by copying its elements: what the browser itself needs for it, in ms. */
export function copyAndPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const article = [...document.querySelectorAll('article')].find((one) => one.checkVisibility())
    if (!article) return Number.NaN
    const from = performance.now()
    const copy = article.cloneNode(true)
    article.replaceWith(copy)
    await new Promise(requestAnimationFrame)
    await scheduler.postTask(() => {}, { priority: 'user-blocking' })
    const ms = performance.now() - from
    copy.parentNode?.replaceChild(article, copy)
    return ms
  })
}

/** Runs in the page, before its own scripts. */
function watchVitals(): void {
  const vitals: Vitals = { lcpMs: 0, firstPaintMs: 0, cls: 0, takenOverMs: 0, turnsMs: [], longestTaskMs: 0 }
  globalThis.vitals = vitals
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const numberIn = (entry: PerformanceEntry, key: string) => Number(Reflect.get(entry, key))
  watch('largest-contentful-paint', (entry) => (vitals.lcpMs = entry.startTime))
  watch('paint', (entry) => (vitals.firstPaintMs = entry.startTime))
  watch('longtask', (entry) => (vitals.longestTaskMs = Math.max(vitals.longestTaskMs, entry.duration)))
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) vitals.cls += numberIn(entry, 'value')
  })
  let wasThere = false
  new MutationObserver(() => {
    const isThere = document.getElementById('first') !== null
    if (wasThere && !isThere && vitals.takenOverMs === 0) vitals.takenOverMs = performance.now()
    wasThere = isThere
  }).observe(document, { childList: true, subtree: true })
  const visibleChapter = () =>
    [...document.querySelectorAll('main article')]
      .find((one) => one.checkVisibility())
      ?.getAttribute('data-chapter')
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (!key.startsWith('Arrow')) return
      const before = visibleChapter()
      const look = () => {
        const now = visibleChapter()
        const isPainted = () => vitals.turnsMs.push(performance.now() - timeStamp)
        // The frame that is made now paints the new chapter; what is urgent comes before all that waits for it, such as timers.
        if (now && now !== before) void scheduler.postTask(isPainted, { priority: 'user-blocking' })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}
