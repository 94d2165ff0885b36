/** The text as one likes it: faces, spaces and the evening, before the first paint and live; and whole screens for e-ink. */
import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { openBrowser, type Person, type PersonOptions } from '../../support/pages/browser'
import { openChapter } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

/** The person of a test; others of the same run keep theirs. */
let opened: Person | undefined

afterEach(async () => {
  const complaints = opened?.complaints
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const open = async (options?: PersonOptions) => (opened = await openBrowser(options))

const { origin } = readingServer

it(
  'sets a text with a face for dyslexia and wide spaces, fetched when chosen, and warm in the evening',
  daily,
  async () => {
    const person = await open()
    const { page, context } = person
    await remember(context, origin, { locale: 'de' })
    await page.clock.install({ time: new Date('2026-11-29T19:30:00') })
    const faces: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('opendyslexic')) faces.push(request.url())
    })
    await openChapter(page, `${origin}/SDE/Joh1`)
    await page.getByRole('button', { name: 'Textdarstellung' }).click()
    const panel = page.getByRole('dialog', { name: 'Textdarstellung' })
    await panel.getByText('Abstände und mehr').waitFor()
    expect(faces).toEqual([])
    await panel.getByText('Leseschwäche').click()
    await expect.poll(() => spacesOf(page)).toEqual({ face: 'OpenDyslexic', letters: false, words: true })
    await expect.poll(() => faces.length).toBeGreaterThan(0)
    await panel.getByText('Abstände und mehr').click()
    expect(
      await panel
        .getByRole('group', { name: 'Abstand der Zeilen' })
        .getByLabel('Weit', { exact: true })
        .isChecked(),
    ).toBe(true)
    await panel.getByRole('group', { name: 'Abstand der Buchstaben' }).getByText('Sehr weit').click()
    await panel.getByText('Abends warm').click()
    const isWarm = () => page.evaluate(() => document.documentElement.hasAttribute('data-warm'))
    expect(await isWarm()).toBe(false)
    await page.clock.runFor('31:00')
    await expect.poll(isWarm).toBe(true)
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        // Before the scripts of the program, which come after the page.
        if (document.readyState !== 'interactive') return
        const { dataset } = document.documentElement
        Object.assign(globalThis, { firstLook: { ...dataset } })
      })
    })
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'firstLook'))).toMatchObject({
      font: 'opendyslexic',
      leading: 'wide',
      letters: 'wider',
      words: 'wide',
      warm: '',
    })
    await expect.poll(() => spacesOf(page)).toEqual({ face: 'OpenDyslexic', letters: true, words: true })
  },
)

describe('pages for e-ink', () => {
  it(
    'show each line once and whole, and go on to the next chapter and back to the end of the last',
    daily,
    async () => {
      const person = await paged({ locale: 'de', width: 800, height: 700 })
      const { page } = person
      await openChapter(page, `${origin}/SDE/Joh1`)
      await expect.poll(async () => (await linesOf(page)).cut).toEqual([])
      const all = await page.evaluate(
        () => document.querySelectorAll('main [data-path="/SDE/Joh1"] article .v[id]').length,
      )
      const verses = new Set<string>()
      let screens = 0
      for (;;) {
        const { cut, verses: here } = await linesOf(page)
        expect(cut).toEqual([])
        for (const verse of here) verses.add(verse)
        const before = await page.evaluate(() => scrollY)
        await page.keyboard.press(screens % 2 ? 'PageDown' : ' ')
        screens += 1
        if ((await page.evaluate(() => scrollY)) <= before) break
      }
      expect(screens).toBeGreaterThan(2)
      expect(verses.size).toBe(all)
      await page.waitForURL('**/SDE/Joh2')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      // The keys are heard as soon as the chapter is on the screen.
      await expect
        .poll(async () => {
          await page.keyboard.press('PageUp')
          return new URL(page.url()).pathname
        })
        .toBe('/SDE/Joh1')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      expect((await linesOf(page)).cut).toEqual([])
    },
  )

  it('turn by a tap at the side edges, from right to left too; in the middle a tap selects', async () => {
    const person = await paged({ locale: 'ar', width: 390, height: 800, isTouch: true })
    const { page } = person
    await openChapter(page, `${origin}/SAR/Joh1`)
    await expect.poll(async () => (await linesOf(page)).cut).toEqual([])
    const at = () => page.evaluate(() => scrollY)
    await page.touchscreen.tap(20, 500)
    await expect.poll(at).toBeGreaterThan(300)
    const second = await at()
    expect((await linesOf(page)).cut).toEqual([])
    await page.touchscreen.tap(20, 500)
    await expect.poll(at).toBeGreaterThan(second + 300)
    await page.touchscreen.tap(370, 500)
    await expect.poll(at).toBe(second)
    expect(await page.locator('main .v[data-selected]').count()).toBe(0)
    await page.touchscreen.tap(195, 500)
    await page.locator('main .v[data-selected]').first().waitFor()
    expect(await at()).toBe(second)
  })

  it.each([
    ['beside each other', 1280, undefined],
    ['one below the other, in the largest letters', 390, '11'],
  ])('cut no row of a comparison, %s', async (_, width, size) => {
    const person = await paged({ locale: 'de', width, height: 800, size })
    const { page } = person
    await openChapter(page, `${origin}/SDE.SEN.SAR/Joh1`)
    await expect.poll(async () => (await linesOf(page)).cut).toEqual([])
    for (let screens = 0; screens < 4; screens += 1) {
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('PageDown')
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
      expect((await linesOf(page)).cut).toEqual([])
    }
  })
})

interface PagedOptions {
  locale: string
  width: number
  height: number
  isTouch?: boolean
  /** Of the letters. */
  size?: string | undefined
}

async function paged({ size, ...options }: PagedOptions): Promise<Person> {
  const person = await open(options)
  const display = { paged: 'on', ...(size && { size }) }
  await remember(person.context, origin, { locale: options.locale, display })
  return person
}

/** What the first verse is set with. */
function spacesOf(page: Page) {
  return page
    .locator('article .scripture')
    .first()
    .evaluate((text) => {
      const { fontFamily, letterSpacing, wordSpacing } = getComputedStyle(text)
      return {
        face: fontFamily.split(',')[0]?.replaceAll('"', ''),
        letters: Number.parseFloat(letterSpacing) > 0,
        words: Number.parseFloat(wordSpacing) > 0,
      }
    })
}

/** Verses with a whole line on the screen, and lines that an edge of what can be seen cuts. */
function linesOf(page: Page): Promise<{ cut: string[]; verses: string[] }> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('[data-bar]:not(header)')].map((bar) =>
      bar.getBoundingClientRect(),
    )
    const below = bars.filter(({ height }) => height > 0).map(({ top }) => top)
    const cover = document.querySelector(
      'main [data-path]:not([data-kept]) > :first-child > .app-chrome[aria-hidden]',
    )
    const bottom = Math.min(innerHeight, ...below, cover?.getBoundingClientRect().top ?? innerHeight)
    const heads = document.querySelector<HTMLElement>('main .heads')?.offsetHeight ?? 0
    const top =
      (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + (scrollY > 8 ? heads : 0)
    const cut: string[] = []
    const verses = new Set<string>()
    for (const text of document.querySelectorAll('main [data-path]:not([data-kept]) article .v .t')) {
      for (const line of text.getClientRects()) {
        const middle = (line.top + line.bottom) / 2
        const shown = Math.min(line.bottom, bottom) - Math.max(line.top, top)
        const share = shown / line.height
        if (share > 0.15 && share < 0.85)
          cut.push(`${text.textContent?.slice(0, 30)} ${Math.round(share * 100)}%`)
        const { id } = text.closest('.v') ?? text
        if (share >= 0.85 && middle > top && id) verses.add(id)
      }
    }
    return { cut, verses: [...verses] }
  })
}
