/** A place is the reader's: nothing moves it but the reader, neither another look nor a way there and back. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { type SmallPack, smallGraphics, smallTopics } from '../../support/packs/small-pack'
import { atRest } from '../../support/pages/at-rest'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { openChapter } from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

const topics: SmallPack = {
  ...smallTopics,
  articles: Array.from({ length: 6490 }, (_, index) => ({
    id: index + 1,
    head: `Thema ${String(index + 1).padStart(4, '0')}`,
    parts: [],
    groups: [{ level: 1, title: 'Alles', ranges: [{ from: 43_003_016, to: 43_003_016 }], see: [] }],
  })),
}
const graphics: SmallPack = {
  ...smallGraphics,
  articles: Array.from({ length: 90 }, (_, index) => ({
    ...(smallGraphics.articles[0] ?? { head: '', parts: [] }),
    id: index + 1,
    head: `Bild ${index + 1}`,
  })),
}
const words = Array.from({ length: 120 }, () => 'Von den ersten Jüngern und dem Täufer.').join(' ')
const commentary: SmallPack = {
  kind: 'commentary',
  abbr: 'TCM',
  name: 'Testkommentar',
  articles: [43_001_000, 43_002_000].flatMap((chapter, at) =>
    Array.from({ length: 5 }, (_, index) => ({
      id: at * 10 + index + 1,
      head: `${chapter % 1000},${index * 5 + 1}-${index * 5 + 5}`,
      at: [{ from: chapter + index * 5 + 1, to: chapter + index * 5 + 5 }],
      parts: [{ tag: 'p' as const, children: [words] }],
    })),
  ),
}

let server: AppServer
let page: Page

openForAllAtOwnServer({ width: 1280, height: 800, isCalm: true, chosen: 'de' }, async (opened) => {
  ;({ server, page } = opened)
  await server.stop('SIGTERM')
  for (const pack of [topics, graphics, commentary])
    await putPack(join(server.dataDirectory, 'library'), pack)
  await server.start()
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const body = () => page.locator('dialog[open] > div > div').last()
const scrolled = () => body().evaluate((element) => Math.round(element.scrollTop))
const panel = () => page.locator('[data-panel-open]:visible')

/** Notes the first letter of the line that stands at the top of the text, the half of it at least. */
async function noteLine(): Promise<void> {
  const isNoted = await page.evaluate(() => {
    // The heads of columns cover the text below the header.
    const covers = [...document.querySelectorAll('header, .heads')].filter((cover) => cover.checkVisibility())
    const bottom = Math.max(0, ...covers.map((cover) => cover.getBoundingClientRect().bottom))
    const range = document.createRange()
    for (const verse of document.querySelectorAll('article .v[id]')) {
      if (!verse.checkVisibility() || verse.getBoundingClientRect().bottom < bottom) continue
      const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!(text instanceof Text) || text.parentElement?.closest('.n, .fn, .xr')) continue
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const letter = range.getBoundingClientRect()
          if (letter.height === 0 || (letter.top + letter.bottom) / 2 < bottom) continue
          Object.assign(globalThis, { noted: { text, at } })
          return true
        }
      }
    }
    return false
  })
  expect(isNoted).toBe(true)
}

/** Pixels between what covers the text and the noted letter. */
async function belowHeader(): Promise<number> {
  return await page.evaluate(() => {
    const { text, at } = (globalThis as unknown as { noted: { text: Text; at: number } }).noted
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, Math.min(at + 1, text.length))
    const covers = [...document.querySelectorAll('header, .heads')].filter((cover) => cover.checkVisibility())
    const bottom = Math.max(0, ...covers.map((cover) => cover.getBoundingClientRect().bottom))
    return Math.round(range.getBoundingClientRect().top - bottom)
  })
}

describe.each([
  { device: 'a phone', size: phone },
  { device: 'a desktop', size: desktop },
])('the line at the top on $device', ({ size }) => {
  it.each(['/SDE/Joh1', '/SDE.SEN/Joh1', '/SDE.SEN.SAR/Joh1'])(
    'of %s stays at every change of the look',
    async (path) => {
      await page.setViewportSize(size)
      await openChapter(page, server.origin + path)
      await page.evaluate(() => document.getElementById('v30')?.scrollIntoView())
      await page.mouse.move(100, 400)
      await page.mouse.wheel(0, 30)
      await atRest(page)
      // Whoever opens the panel sees the header.
      await page.mouse.wheel(0, -20)
      await atRest(page)
      await page.locator('[data-panel="format"]').click()
      const box = page.getByRole('dialog', { name: 'Textdarstellung' })
      await box.waitFor()
      await atRest(page)
      await noteLine()
      const before = await belowHeader()
      expect(before).toBeGreaterThan(-30)
      const stays = async (what: string) => {
        await atRest(page)
        const now = await belowHeader()
        expect(Math.abs(now - before) < 30 ? 'stays' : `moves by ${now - before}`, what).toBe('stays')
      }
      const slider = box.getByRole('slider')
      for (const key of ['End', 'Home', 'ArrowRight']) {
        await slider.focus()
        await slider.press(key)
        await stays(`size ${key}`)
      }
      for (const font of ['lato', 'garamond', 'helvetica', 'ptserif']) {
        const choice = box.locator(`[data-choice="font-${font}"] input`)
        if ((await choice.count()) === 0) continue
        await choice.check({ force: true })
        await stays(font)
      }
      const switches = box.getByRole('switch')
      const count = await switches.count()
      expect(count).toBeGreaterThan(5)
      for (let index = 0; index < count * 2; index += 1) {
        const one = switches.nth(index % count)
        await one.evaluate((element) => (element as HTMLElement).click())
        await stays(`switch ${index % count}`)
      }
      await box
        .getByRole('button')
        .last()
        .evaluate((element) => (element as HTMLElement).click())
      await stays('all of it taken back')
    },
  )
})

describe.each([
  { device: 'a phone', size: phone },
  { device: 'a desktop', size: desktop },
])('a list on $device', ({ size }) => {
  it.each([
    { list: '/topics', link: /./, rows: 350 },
    { list: '/graphics', link: /^Bild [78]\d$/, rows: 70 },
    { list: '/help', link: /./, rows: 15 },
  ])('$list comes back where it was left', async ({ list, link, rows }) => {
    await page.setViewportSize(size)
    await page.goto(server.origin + list)
    if (list === '/topics') await page.locator('dialog').getByRole('button', { name: 'A–Z' }).click()
    const links = () => body().locator('li a')
    await expect
      .poll(async () => {
        await body().evaluate((element) =>
          element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
        )
        return await links().count()
      })
      .toBeGreaterThan(rows)
    const followed = links().filter({ hasText: link }).last()
    await followed.scrollIntoViewIfNeeded()
    await atRest(page)
    const before = await scrolled()
    const top = (await followed.boundingBox())?.y ?? 0
    const name = await followed.innerText()
    expect(before).toBeGreaterThan(400)
    // Where it stands: the program would bring it to the middle first.
    await followed.evaluate((element) => (element as HTMLElement).click())
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(list)
    await page.locator('#overlay-title').waitFor()
    await atRest(page)
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect.poll(() => followed.count()).toBe(1)
    await expect.poll(scrolled).toBe(before)
    await atRest(page)
    expect(Math.abs(((await followed.boundingBox())?.y ?? 0) - top)).toBeLessThan(3)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(name.split('\n')[0])
  })

  it('comes back with what was typed in its filter', async () => {
    await page.goto(`${server.origin}/topics`)
    await page.locator('dialog input[type=search]').fill('1234')
    const rows = () => body().locator('li a').allInnerTexts()
    await expect.poll(rows).toEqual(['Thema 1234'])
    await body().locator('li a').click()
    await expect.poll(() => page.locator('#overlay-title').innerText()).toBe('Thema 1234')
    await page.goBack()
    await expect.poll(rows).toEqual(['Thema 1234'])
  })

  it('leads to the top of a plan, wherever the list was', async () => {
    await page.setViewportSize(size)
    await page.goto(`${server.origin}/reading-plans`)
    await body().locator('a[href^="/reading-plan/"]').last().waitFor()
    await body().evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
    await atRest(page)
    await body().locator('a[href^="/reading-plan/"]').last().click()
    await page.locator('dialog ol li').first().waitFor()
    await atRest(page)
    expect(await scrolled()).toBe(0)
  })
})

describe('the sidebar', () => {
  const open = async (icon: RegExp) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    const close = page.locator('[data-close]:visible')
    if ((await close.count()) > 0) await close.click()
    await page.locator('aside:visible').getByRole('button', { name: icon }).click()
    await panel().waitFor()
    await atRest(page)
  }
  /** Pixels from the upper edge of the panel to a box. */
  const topOf = async (name: string) =>
    await panel().evaluate(
      (element, wanted) =>
        Math.round(
          (element.querySelector(`[data-box="${wanted}"]`)?.getBoundingClientRect().top ?? 9999) -
            element.getBoundingClientRect().top,
        ),
      name,
    )

  const isInSight = async (name: string) => {
    const top = await topOf(name)
    return top >= 0 && top < (await panel().evaluate((element) => element.clientHeight)) - 60
  }

  it('opens at the box whose icon was pressed', async () => {
    for (const [icon, name] of [
      [/Kommentar/, 'commentary'],
      [/Fußnoten/, 'footnotes'],
      [/In diesem Kapitel|Themen/, 'entries'],
    ] as const) {
      await open(icon)
      await expect.poll(() => isInSight(name), { message: name }).toBe(true)
      await atRest(page)
      expect(await isInSight(name), name).toBe(true)
    }
  })

  it('keeps its place at the next chapter and back', async () => {
    await open(/Notizen/)
    await expect.poll(() => isInSight('notes')).toBe(true)
    const before = await topOf('notes')
    for (const [key, chapter] of [
      ['ArrowRight', 'Johannes 2'],
      ['ArrowRight', 'Johannes 3'],
      ['ArrowLeft', 'Johannes 2'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => page.locator('article:visible h1').innerText()).toBe(chapter)
      await expect.poll(async () => Math.abs((await topOf('notes')) - before)).toBeLessThan(4)
      await atRest(page)
      expect(Math.abs((await topOf('notes')) - before)).toBeLessThan(4)
    }
  })

  it('shows of the commentary what is read, wherever the text is scrolled to', async () => {
    await open(/Kommentar/)
    const seen = async () =>
      await panel().evaluate((element) => {
        const section = element.querySelector('[data-at]')
        const { top, bottom } = element.getBoundingClientRect()
        const at = section?.getBoundingClientRect()
        return at && at.top >= top && at.top < bottom ? (section?.textContent ?? '').slice(0, 20) : undefined
      })
    for (const [verse, section] of [
      ['v9', '1,6–10'],
      ['v19', '1,16–20'],
      ['v25', '1,21–25'],
      ['v3', '1,1–5'],
    ] as const) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), verse)
      await expect.poll(seen).toContain(section)
    }
  })
})
