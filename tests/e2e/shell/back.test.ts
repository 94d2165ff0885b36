/** Back closes what lies on top first, and leaves the chapter only when nothing lies over it. */
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

const path = () => page.evaluate(() => location.pathname)
const box = () => page.locator('dialog[open], [role="dialog"]')
const bar = () => page.locator('[data-selection-bar]')
const panel = (name: string) => page.locator(`[data-panel="${name}"]:visible`).first()
const verse = (number: number) => page.locator(`article:visible .v[data-v="${number}"] .t`).first()
const more = () => bar().locator('details')
/** Back ends the selection and stays at the place. */
const backEndsSelection = async () => {
  await atRest(page)
  await page.goBack()
  await expect.poll(() => bar().count()).toBe(0)
  expect(await path()).toBe('/SDE/Joh2')
}

/** Something that lies over the page: how it opens, and what is on the screen then. */
interface Layer {
  name: string
  open: () => Promise<void>
  shown: () => Locator
}

const selection: Layer = {
  name: 'the selection',
  open: () => verse(4).click(),
  shown: () => bar(),
}
const byPanel = (name: string, button: () => Locator): Layer => ({
  name,
  open: () => button().click(),
  shown: box,
})
const openMore = async () => {
  await verse(4).click()
  await more().locator('summary').click()
}
const both: readonly Layer[] = [
  byPanel('the menu', () => panel('menu')),
  byPanel('the translations', () => panel('translations')),
  byPanel('the text format', () => panel('format')),
  byPanel('a footnote', () => page.locator('article:visible .fn').first()),
  {
    name: 'the suggestions',
    open: () => page.locator('header [role="combobox"]').click(),
    shown: () => page.locator('header [role="combobox"]:focus'),
  },
  selection,
  { name: 'more of the selection', open: openMore, shown: () => bar().locator('details[open]') },
  {
    name: 'the choice of what is copied',
    async open() {
      await openMore()
      await more().getByRole('button', { name: 'Kopieren als' }).click()
    },
    shown: box,
  },
  {
    name: 'the picture of a verse',
    async open() {
      await openMore()
      await more().getByRole('button', { name: 'Bild' }).click()
    },
    shown: box,
  },
  {
    name: 'the report of an error',
    async open() {
      await openMore()
      await more().getByRole('button', { name: 'Fehler melden' }).click()
    },
    shown: box,
  },
]
const phone: readonly Layer[] = [
  ...both,
  byPanel('the books', () => page.locator('nav[data-bar] button:not([aria-label])')),
  byPanel('what the chapter tells', () => page.getByRole('button', { name: 'In diesem Kapitel' })),
]
const desktop: readonly Layer[] = [...both, byPanel('the books', () => panel('books'))]

async function begin(): Promise<void> {
  await openChapter(page, `${readingServer.origin}/SDE/Joh1`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(path).toBe('/SDE/Joh2')
  await page.locator('article:visible h1', { hasText: 'Johannes 2' }).waitFor()
  await page.locator('article:visible .fn').first().waitFor()
  await atRest(page)
}

describe.each([
  { device: 'a phone', options: { width: 390, height: 844, isTouch: true }, layers: phone },
  { device: 'a desktop', options: { width: 1280, height: 800 }, layers: desktop },
])('back on $device', ({ options, layers }) => {
  beforeAll(async () => {
    person = await openBrowser(options)
    page = person.page
    await remember(person.context, readingServer.origin, { locale: 'de' })
  })
  beforeEach(begin)
  afterAll(async () => {
    await person.close()
    expect(person.complaints).toEqual([])
  })

  it.each(layers)('closes $name, and then leaves the chapter; forward is harmless', async (layer) => {
    await layer.open()
    await layer.shown().first().waitFor()
    await atRest(page)
    const below = (await bar().count()) > 0 && layer.name !== 'the selection'
    await page.goBack()
    await expect.poll(() => layer.shown().count()).toBe(0)
    expect(await path()).toBe('/SDE/Joh2')
    if (below) {
      // The selection lies below it.
      expect(await bar().count()).toBe(1)
      await backEndsSelection()
    }
    await atRest(page)
    await page.goForward()
    await atRest(page)
    expect([await path(), await box().count(), await bar().count()]).toEqual(['/SDE/Joh2', 0, 0])
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh1')
  })

  it('finds no dead entry where a layer was closed by Escape or a press outside', async () => {
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(200, 420)]) {
      await panel('menu').click()
      await box().first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => box().count()).toBe(0)
      await page.locator('article:visible .fn').first().click()
      await box().first().waitFor()
      await close()
      await expect.poll(() => box().count()).toBe(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => bar().count()).toBe(0)
    }
    await atRest(page)
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh1')
  })

  it('finds no dead entry where somebody went on from inside a layer', daily, async () => {
    const length = await page.evaluate(() => history.length)
    await panel('menu').click()
    await box().getByRole('link', { name: 'Impressum' }).click()
    await page.locator('dialog[open] h1', { hasText: 'Impressum' }).waitFor()
    expect(await path()).toBe('/imprint')
    await atRest(page)
    expect(await page.evaluate(() => history.length)).toBe(length + 1)
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh2')
    expect(await box().count()).toBe(0)
    await atRest(page)
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh1')
    await atRest(page)
    await page.goForward()
    await expect.poll(path).toBe('/SDE/Joh2')
    await atRest(page)
    await page.goForward()
    await expect.poll(path).toBe('/imprint')
  })

  it('closes a place over the selection first, and the selection then', async () => {
    await verse(4).click()
    await openMoreOfThis()
    await bar().locator('a:visible', { hasText: 'Vergleichen' }).first().click()
    await page.locator('dialog[open] h2', { hasText: 'Johannes 2,4' }).waitFor()
    await atRest(page)
    await page.goBack()
    await expect.poll(() => box().count()).toBe(0)
    expect([await path(), await bar().count()]).toEqual(['/SDE/Joh2', 1])
    await backEndsSelection()
    await atRest(page)
    await page.goForward()
    await page.locator('dialog[open] h2', { hasText: 'Johannes 2,4' }).waitFor()
    await atRest(page)
    await page.goBack()
    await expect.poll(() => box().count()).toBe(0)
    // The entry of the selection that ended is travelled over a moment after the place has changed.
    await expect.poll(() => page.evaluate(() => history.state.perikopeLayer)).toBeUndefined()
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh1')
  })

  it('keeps the layer below one that was reloaded away from being a step', async () => {
    await panel('menu').click()
    await box().first().waitFor()
    await atRest(page)
    await page.reload()
    await page.locator('article:visible h1', { hasText: 'Johannes 2' }).waitFor()
    await atRest(page)
    await page.goBack()
    await expect.poll(path).toBe('/SDE/Joh1')
  })

  it('asks before what was written in a report is lost', async () => {
    await openMore()
    await more().getByRole('button', { name: 'Fehler melden' }).click()
    const words = box().getByRole('textbox').first()
    await words.fill('Hier fehlt ein Komma, meine ich.')
    await atRest(page)
    await page.goBack()
    await page.getByRole('alertdialog').waitFor()
    await atRest(page)
    await page.goBack()
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
    expect(await words.inputValue()).toBe('Hier fehlt ein Komma, meine ich.')
    await atRest(page)
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.poll(() => box().count()).toBe(0)
    expect(await path()).toBe('/SDE/Joh2')
  })
})

/** On a phone comparing stands behind "more". */
async function openMoreOfThis(): Promise<void> {
  await bar().waitFor()
  const isThere = await bar().locator('a:visible', { hasText: 'Vergleichen' }).count()
  if (isThere === 0) await more().locator('summary').click()
}
