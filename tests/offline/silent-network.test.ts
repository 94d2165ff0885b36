/** A network that takes every request and never answers: whoever has the texts here reads on as if it were not there. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { newMember, register } from '../support/members/member'
import { atRestWithAnswers } from '../support/pages/at-rest'
import { waitForServiceWorker } from '../support/pages/browser'
import { downloadEdition } from '../support/pages/stored'
import { network, person, setStage } from './stage/stage'

setStage()

/** Who reads what is here is never told to wait for longer. */
const longestBusyMs = 300

const heading = (page: Page) => page.locator('#root article:visible h1').first()

const readers: readonly { who: string; locale: string; isMember?: true }[] = [
  { who: 'a visitor', locale: 'de' },
  { who: 'a member', locale: 'de', isMember: true },
  // Words of this language are kept when they are first used.
  { who: 'a visitor in French', locale: 'fr' },
]

describe('a device with a downloaded edition whose network falls silent', () => {
  it.each(readers)('lets $who read ten chapters on, and opens one after a cold start', async (reader) => {
    await prepare(reader)
    await open(person.page, '/SDE/Mk1')
    fallSilent()
    for (let chapter = 2; chapter <= 11; chapter += 1) await readOn(person.page, chapter)
    expect(await busyForLong(person.page)).toEqual([])
    await person.restart()
    await open(person.page, '/SDE/Mk7')
    await expect.poll(() => heading(person.page).innerText()).toBe('Markus 7')
    await readOn(person.page, 8)
    expect(await busyForLong(person.page)).toEqual([])
    expect(network.asked).not.toEqual([])
  })

  it('says of a text that is not here that it is busy', async () => {
    await prepare({ locale: 'de' })
    await open(person.page, '/SDE/Mk1')
    fallSilent()
    await watchBusy(person.page)
    await person.page.goto(`${network.origin}/SEN/Mark9`)
    await expect.poll(() => busyForLong(person.page)).not.toEqual([])
  })
})

/** The edition is here, the service worker is in charge, and the app was used in this language. */
async function prepare({ locale, isMember }: { locale: string; isMember?: true }): Promise<void> {
  const { page, context } = person
  await remember(context, network.origin, { locale: 'de' })
  if (isMember) await register(page, network.origin, newMember())
  await page.goto(`${network.origin}/downloads`)
  await waitForServiceWorker(page)
  await downloadEdition(page, 'SDE')
  await remember(context, network.origin, { locale })
  await page.reload()
  await atRestWithAnswers(person, page)
}

/** By the link below the text. */
async function readOn(page: Page, chapter: number): Promise<void> {
  const next = page.locator(`article .turn a[rel="next"][href="/SDE/Mk${chapter}"]`)
  await next.filter({ visible: true }).first().click()
  await expect.poll(() => heading(page).innerText()).toBe(`Markus ${chapter}`)
  // The ways on come when all of the text stands.
  const end = page.locator(`article[data-chapter="${41_000_000 + chapter * 1000}"] .turn`)
  await end.filter({ visible: true }).first().waitFor()
}

function fallSilent(): void {
  network.meddle = () => ({ kind: 'hang' })
  network.asked.length = 0
}

async function open(page: Page, path: string): Promise<void> {
  await watchBusy(page)
  await page.goto(network.origin + path)
  await heading(page).waitFor()
}

/** Looks in every frame, from the first one on, whether anything on the screen says for too long that it is busy. */
async function watchBusy(page: Page): Promise<void> {
  await page.addInitScript((mostMs) => {
    const signs = '[aria-busy="true"], [role="progressbar"], [role="status"][aria-label], [class*="skeleton"]'
    const since = new Map<Element, number>()
    const tooLong = new Map<Element, string>()
    Object.assign(globalThis, { tooLong })
    const isSeen = (one: Element) => {
      const { width, height, bottom, top } = one.getBoundingClientRect()
      const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
      return isOnScreen && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const look = (now: number) => {
      const shown = new Set([...document.querySelectorAll(signs)].filter(isSeen))
      for (const one of since.keys()) if (!shown.has(one)) since.delete(one)
      for (const one of shown) {
        const begin = since.get(one) ?? now
        since.set(one, begin)
        if (now - begin > mostMs) tooLong.set(one, `${Math.round(now - begin)} ms: ${one.outerHTML}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, longestBusyMs)
}

/** What was busy for too long since the page was opened. */
async function busyForLong(page: Page): Promise<string[]> {
  return await page.evaluate((): string[] => [...Reflect.get(globalThis, 'tooLong').values()])
}
