import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { visibleText } from '../../support/pages/browser'
import { meetKnownReader } from '../../support/pages/known-reader'
import { heading, openText, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()
const reader = meetKnownReader()

describe('reading', () => {
  it('opens a chapter with headings, verse numbers, and a footnote at its mark', daily, async () => {
    const { page } = await reader.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    expect(await page.locator('#first').count()).toBe(0)
    expect(await page.title()).toBe('Johannes 1 (SDE) :: Perikope')
    expect(await page.locator('article:visible .v[id]').count()).toBe(51)
    expect(await page.locator('article:visible h2.heading').count()).toBeGreaterThan(2)
    const marks = await page.locator('article:visible .fn').allInnerTexts()
    expect(marks).toEqual(marks.map((_, index) => `*${index + 1}`))
    expect(await page.locator('article:visible .notes li').count()).toBe(marks.length)
    const mark = page.locator('article:visible .fn').first()
    await mark.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const note = await page.locator('article:visible .notes li span').first().innerText()
    expect(await dialog.innerText()).toContain(note)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('draws the neighbours ahead, hidden from everybody, and shows them as they are turned to', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh2`)
    const [before, after] = [43001000, 43003000].map((chapter) =>
      page.locator(`main article[data-chapter="${chapter}"]`),
    )
    await before?.waitFor({ state: 'attached' })
    await after?.waitFor({ state: 'attached' })
    expect(await page.getByRole('article').count()).toBe(1)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Johannes 2'])
    // Laid out already, and yet nowhere: it takes no room, no focus, and is not read aloud.
    const kept = (chapter: number) =>
      page.locator('main > [data-kept=""]', { has: page.locator(`[data-chapter="${chapter}"]`) })
    await kept(43003000).waitFor({ state: 'attached' })
    expect(await kept(43003000).evaluate((view) => view.clientHeight)).toBe(0)
    const stops = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main > [data-kept] a')].filter((link) => {
        link.focus()
        return document.activeElement === link
      }),
    )
    expect(stops).toEqual([])
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const named = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    expect(named.map(({ name }) => name?.value)).toContain('Johannes 2')
    expect(named.map(({ name }) => name?.value)).not.toContain('Johannes 3')
    await after?.evaluate((article) => article.setAttribute('data-drawn-ahead', ''))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 3')
    expect(await page.locator('article:visible').getAttribute('data-drawn-ahead')).toBe('')
    expect(await kept(43003000).count()).toBe(0)
    expect(await kept(43002000).count()).toBe(1)
    // The one on the screen is the first, so that it is the one that is found by an address with a verse.
    await expect
      .poll(() => page.locator('main article').first().getAttribute('data-chapter'))
      .toBe('43003000')
  })

  it('draws a chapter that is turned to whole, one screen after the other', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Mk5`)
    const text = () => page.locator('article:visible').innerText()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Markus 6')
    await page.locator('article:visible .turn').waitFor()
    const turned = await text()
    await openText(page, `${readers.origin}/SDE/Mk6`)
    expect(turned).toBe(await text())
    expect(turned.length).toBeGreaterThan(6_000)
  })

  it(
    'marks and scrolls to the verses of a passage, and writes every notation in one form',
    daily,
    async () => {
      const { page } = await reader.open()
      await openText(page, `${reader.origin}/sde/John 3:16-18`)
      await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname)).toBe('/SDE/Joh3,16-18')
      await page.locator('article:visible .v[data-marked]').first().waitFor()
      const marked = await page
        .locator('article:visible .v[data-marked][id]')
        .evaluateAll((verses) => verses.map((verse) => verse.id))
      expect(marked).toEqual(['v16', 'v17', 'v18'])
      expect(
        await page.locator('article:visible #v16').evaluate((verse) => verse.getBoundingClientRect().top),
      ).toBeLessThan(300)
    },
  )

  it('selects verses in three modes and copies them with their reference', daily, async () => {
    const { page } = await reader.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    const verse = (number: number) => page.locator(`article:visible #v${number} .t`)
    const bar = page.getByRole('toolbar')
    await verse(4).click()
    await expect.poll(() => bar.innerText()).toContain('Johannes 1,4')
    await verse(6).click({ modifiers: ['Shift'] })
    await expect.poll(() => bar.innerText()).toContain('Johannes 1,4–6')
    await verse(9).click({ modifiers: ['Control'] })
    await expect.poll(() => page.locator('article:visible .v[data-selected][id]').count()).toBe(4)
    await bar.getByRole('button', { name: 'Kopieren' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/\nJohannes 1,4–6\.9 \(SDE\)\nhttp.*\/SDE\/Joh1,4-6\.9$/)
    const text = await page.locator('article:visible #v4 .t').evaluate((node) => node.firstChild?.textContent)
    expect(await copied()).toContain(text?.slice(0, 20))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('article:visible .v[data-selected]').count()).toBe(0)
  })

  it('leaves no caret where a control was pressed, nor in a text that is left; what is marked stays marked', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh2`)
    const next = page.locator('main > [data-kept=""]', { has: page.locator('[data-chapter="43003000"]') })
    await next.waitFor({ state: 'attached' })
    const selection = () => page.evaluate(() => `${getSelection()?.type} ${getSelection()}`)
    const format = page.locator('header button[aria-haspopup]:visible').last()
    const verse = page.locator('article:visible .v[data-v="3"] .t')
    await verse.click()
    expect(await selection()).toBe('Caret ')
    await format.click()
    await page.getByRole('dialog').waitFor()
    expect(await selection()).toBe('None ')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await verse.dblclick()
    const marked = await selection()
    expect(marked).toMatch(/^Range \p{L}+/u)
    await format.click()
    await page.getByRole('dialog').waitFor()
    expect(await selection()).toBe(marked)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 3')
    expect(await selection()).toBe('None ')
  })

  it('links the passages that notes name, below the text and in the sidebar', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Rut3`)
    const below = page.locator('article:visible .notes a', { hasText: '2,12' })
    await expect.poll(() => below.getAttribute('href')).toBe('/SDE/Rut2,12')
    expect(await below.locator('..').innerText()).toMatch(/^Ein Zeichen dafür, .*„Flügel“, wie in 2,12\.$/)
    await page.locator('[data-open-rail]').click()
    const beside = page.locator('[data-box="footnotes"] a', { hasText: '2,12' })
    await expect.poll(() => beside.getAttribute('href')).toBe('/SDE/Rut2,12')
    await below.click()
    await expect.poll(() => heading(page).innerText()).toBe('Rut 2')
    await page.getByRole('link', { name: 'Rut 3,9', exact: true }).waitFor()
  })

  it('offers cross references where there are some, of another edition where this one has none', async () => {
    const { page } = await readers.open()
    const offer = () => page.locator('[data-box="references"], aside [aria-label*="Querverweise"]').count()
    await openText(page, `${readers.origin}/SDE/Mk3`)
    await page.locator('[data-open-rail]').waitFor()
    await expect.poll(offer).toBe(0)
    // Now they are on the device.
    await openText(page, `${readers.origin}/SEN/Mark3`)
    await expect.poll(offer).toBe(1)
    await openText(page, `${readers.origin}/SDE/Mk3`)
    await expect.poll(offer).toBe(1)
    await page.goto(`${readers.origin}/cross-reference/SDE/Mk3`)
    const overlay = page.locator('dialog[open]')
    await overlay
      .getByText(/^Aus .*SEN.*: Diese Übersetzung/)
      .first()
      .waitFor()
    expect(await overlay.locator('section h3').allInnerTexts()).toHaveLength(2)
    expect(await overlay.locator('section li a').first().getAttribute('href')).toMatch(/^\/SDE\//)
  })

  it('shows what the references of a verse say, also of chapters that were never read here', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    await page.locator('article:visible .xr').first().click()
    // A place, and below it what it says, not that it is not on this device yet.
    const isTold = (entry: string) => / \d.*\n+.{20}/.test(entry) && !entry.includes('Gerät')
    const told = async () =>
      (await page.getByRole('dialog').getByRole('listitem').allInnerTexts()).map(isTold)
    await expect.poll(told).toContain(true)
    await expect.poll(told).not.toContain(false)
  })

  it('reads by keyboard alone: verse numbers are one stop, arrows move, space selects', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Ps23`)
    await heading(page).waitFor()
    expect(await page.locator('article:visible .n[tabindex="-1"]').count()).toBe(5)
    await page.locator('article:visible .n').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await expect
      .poll(() =>
        page
          .locator('article:visible .v[data-selected][id]')
          .evaluateAll((verses) => verses.map(({ id }) => id)),
      )
      .toEqual(['v2', 'v3'])
  })

  it('compares translations of mixed directions with the same text on one row', daily, async () => {
    const { page } = await reader.open()
    await openText(page, `${readers.origin}/SDE.SEN.SAR/Joh1`)
    await page.locator('article.compare').waitFor()
    const rows = page.locator('.row[data-kind="text"]')
    expect(await rows.count()).toBe(51)
    const cells = rows.nth(3).locator('.cell')
    expect(
      await cells.evaluateAll((found) =>
        found.map((cell) => [cell.getAttribute('lang'), getComputedStyle(cell).direction]),
      ),
    ).toEqual([
      ['de', 'ltr'],
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ])
    // Each column fills when its text has come.
    await expect.poll(() => cells.filter({ has: page.locator('.t') }).count()).toBe(3)
    const tops = await cells.evaluateAll((found) =>
      found.map((cell) => cell.querySelector('.t')?.getClientRects()[0]?.bottom ?? 0),
    )
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24)
  })

  it('puts Psalm 51 of both numberings on the same rows', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE.SEN/Ps51`)
    await page.locator('article.compare').waitFor()
    const numbers = await page
      .locator('.row[data-kind="text"]')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('.cell')].map((cell) =>
            [...cell.querySelectorAll('.n')].map((number) => number.textContent).join(),
          ),
        ),
      )
    expect(numbers.slice(0, 4)).toEqual([
      ['1', ''],
      ['2', ''],
      ['3', '1'],
      ['4', '2'],
    ])
    expect(numbers.at(-1)).toEqual(['21', '19'])
  })

  it('reads without JavaScript', daily, async () => {
    const { page } = await readers.open({ javaScript: false })
    await page.goto(`${readers.origin}/SEN/John1`)
    expect(await heading(page).innerText()).toBe('John 1')
    expect(await visibleText(page)).not.toBe('')
    await page.locator('article:visible .turn .next').click()
    expect(await heading(page).innerText()).toBe('John 2')
  })

  it('says what it understood where there is nothing', async () => {
    const { page } = await readers.open()
    const unknown = await page.goto(`${readers.origin}/XYZ9/Joh1`)
    expect(unknown?.status()).toBe(404)
    await expect.poll(() => page.locator('main').innerText()).toContain('XYZ9')
    const absent = await page.goto(`${readers.origin}/SDE/Joh22`)
    expect(absent?.status()).toBe(404)
    await expect
      .poll(() => page.getByRole('link', { name: /Nächstgelegene Stelle/ }).count())
      .toBeGreaterThan(0)
  })
})
