/** Selecting by mouse and by finger, what is copied of it, and the same verses in other translations. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openText, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()

const verse = (page: Page, number: number) =>
  page.locator(`article:visible .v[data-v="${number}"] .t`).first()
const bar = (page: Page) => page.locator('[data-selection-bar]')
const place = (page: Page) => bar(page).locator('b').innerText()

describe('verses that do not stand together', () => {
  it('are named, copied, opened and compared as exactly these', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    for (const number of [35, 10, 6, 11]) await verse(page, number).click({ modifiers: ['Control'] })
    await expect.poll(() => place(page)).toBe('Johannes 1,6.10–11.35')
    await bar(page).getByRole('button', { name: 'Kopieren' }).first().click()
    await expect.poll(async () => (await clipboard(page))['text/plain']).toMatch(/\/SDE\/Joh1,6\.10-11\.35$/)
    const { 'text/html': html } = await clipboard(page)
    expect(html).toContain(
      `<a href="${readers.origin}/SDE/Joh1,6.10-11.35">Johannes 1,6.10–11.35</a> (SDE)</p></div>`,
    )
    expect(html?.match(/<sup>\d+<\/sup>/g)).toEqual(['6', '10', '11', '35'].map((n) => `<sup>${n}</sup>`))
    await bar(page).getByRole('link', { name: 'Vergleichen' }).first().click()
    await page.locator('dialog h2', { hasText: 'Johannes 1,6.10–11.35' }).waitFor()
    // Of other languages too, each with its own names and signs, though none was ever loaded here.
    await page.locator('dialog a[href="/SEN/John1:6,10-11,35"]', { hasText: 'John 1:6,10–11,35' }).waitFor()
    await page.locator('dialog [lang="ar"]', { hasText: '٣٥' }).waitFor()
    await openText(page, `${readers.origin}/SEN/John1:6,10-11,35`)
    const marked = page.locator('article:visible .v[data-marked][id]')
    await expect
      .poll(() => marked.evaluateAll((verses) => verses.map(({ id }) => id)))
      .toEqual(['v6', 'v10', 'v11', 'v35'])
    expect(await page.title()).toMatch(/^John 1:6,10–11,35 \(SEN\)/)
  })
})

describe('what is copied', () => {
  it('is chosen once and kept: parts, lines, and the columns of a comparison', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE.SEN/Ps51`)
    for (const number of [3, 5]) await verse(page, number).click({ modifiers: ['Control'] })
    await copyAs(page)
    const preview = page.getByRole('figure')
    await expect.poll(() => preview.innerText()).toMatch(/Psalm 51,3\.5 \(SDE\)[^]*Psalm 51:1,3 \(SEN\)/)
    await page.getByRole('checkbox', { name: 'SDE' }).uncheck()
    await page.getByRole('combobox', { name: 'Zeilen' }).selectOption('Ein Vers pro Zeile')
    await page.getByRole('switch', { name: 'Link' }).uncheck()
    await expect.poll(() => preview.innerText()).toMatch(/^1 [^\n]+\n3 [^\n]+\nPsalm 51:1,3 \(SEN\)$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Kopieren' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect((await clipboard(page))['text/html']).toMatch(
      /^<div lang="en" dir="ltr"><p><sup>1<\/sup> .*<br><sup>3/,
    )
    await openText(page, `${readers.origin}/SDE/Joh1`)
    for (const number of [4, 5]) await verse(page, number).click({ modifiers: ['Control'] })
    await bar(page).getByRole('button', { name: 'Kopieren' }).first().click()
    await expect
      .poll(async () => (await clipboard(page))['text/plain'])
      .toMatch(/^4 [^\n]+\n5 [^\n]+\nJohannes 1,4–5 \(SDE\)$/)
    await copyAs(page)
    await page.getByRole('switch', { name: /Nur die Stelle/ }).check()
    await expect.poll(() => preview.innerText()).toBe('Johannes 1,4–5 (SDE)')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await place(page)).toBe('Johannes 1,4–5')
  })

  it('is a whole psalm in its lines, or a quotation in another style, as the box shows it', async () => {
    const { page } = await readers.open({ width: 320, height: 640 })
    await openText(page, `${readers.origin}/SDE/Ps51`)
    await verse(page, 3).click()
    await copyAs(page, 'Kapitel kopieren')
    const preview = page.getByRole('figure')
    await expect.poll(() => preview.innerText()).toMatch(/\nPsalm 51 \(SDE\)\n.*\/SDE\/Ps51$/)
    const lines = (await preview.innerText()).split('\n')
    expect(lines.length).toBeGreaterThan(40)
    expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Kopieren' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect((await clipboard(page))['text/plain']?.split('\n')).toEqual(lines)
    await copyAs(page)
    await page.getByRole('combobox', { name: 'Format' }).selectOption('Deutsch (DIN 5008)')
    await expect.poll(() => preview.innerText()).toMatch(/^„.+“ \(Ps 51,3 SDE\)$/)
    await page.getByRole('combobox', { name: 'Format' }).selectOption('Markdown')
    await expect
      .poll(() => preview.innerText())
      .toMatch(/^> [^]+\n> \[Psalm 51,3\]\(http.+\/SDE\/Ps51,3\) \(SDE\)$/)
    const shown = await preview.innerText()
    await page.getByRole('dialog').getByRole('button', { name: 'Kopieren' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(Object.keys(await clipboard(page))).toEqual(['text/plain'])
    expect((await clipboard(page))['text/plain']?.replace(/ +$/gm, '')).toBe(shown.replace(/ +$/gm, ''))
  })
})

describe('a finger', () => {
  it('adds with every tap, selects up to where it rests, and the bar says so', async () => {
    const { page } = await readers.open({ width: 390, height: 844, isTouch: true })
    await openText(page, `${readers.origin}/SDE/Joh1`)
    await verse(page, 3).tap()
    await expect.poll(() => place(page)).toBe('Johannes 1,3')
    expect(await bar(page).innerText()).toContain('Lange drücken wählt alle bis dorthin')
    await verse(page, 5).tap()
    await expect.poll(() => place(page)).toBe('Johannes 1,3.5')
    await hold(page, 8)
    await expect.poll(() => place(page)).toBe('Johannes 1,3–8')
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await verse(page, 4).tap()
    await expect.poll(() => place(page)).toBe('Johannes 1,3.5–8')
    // A sheet here, and Esc closes it alone.
    await copyAs(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('figure').count()).toBe(0)
    expect(await place(page)).toBe('Johannes 1,3.5–8')
  })

  it('is no mouse: with that, a click replaces', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    await verse(page, 3).click()
    await verse(page, 5).click()
    await expect.poll(() => place(page)).toBe('Johannes 1,5')
    expect(await bar(page).innerText()).not.toContain('Lange drücken')
  })
})

describe('the keys', () => {
  it('select as clicks do', async () => {
    const { page } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Joh1`)
    const number = (verse: number) => page.locator(`article:visible .v[data-v="${verse}"] .n`)
    await number(3).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => place(page)).toBe('Johannes 1,3')
    await number(5).focus()
    await page.keyboard.press('Control+Space')
    await expect.poll(() => place(page)).toBe('Johannes 1,3.5')
    await number(7).focus()
    await page.keyboard.press('Shift+Enter')
    await expect.poll(() => place(page)).toBe('Johannes 1,3–7')
    await page.keyboard.press('Space')
    await expect.poll(() => place(page)).toBe('Johannes 1,7')
  })
})

async function copyAs(page: Page, name = 'Kopieren als'): Promise<void> {
  await bar(page).locator('summary').click()
  await bar(page).getByRole('button', { name }).click()
  await page.getByRole('figure').waitFor()
}

async function clipboard(page: Page): Promise<Readonly<Record<string, string>>> {
  return await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const texts = (item?.types ?? []).map(async (type) => [type, await (await item?.getType(type))?.text()])
    return Object.fromEntries(await Promise.all(texts))
  })
}

/** Rests on a verse until it is selected. */
async function hold(page: Page, number: number): Promise<void> {
  const element = verse(page, number)
  await element.evaluate((text) => text.scrollIntoView({ block: 'center' }))
  const [x, y] = await element.evaluate((text): [number, number] => {
    const [line] = text.getClientRects()
    return [(line?.left ?? 0) + 20, (line?.top ?? 0) + (line?.height ?? 0) / 2]
  })
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
  await send('touchStart', [[x, y]])
  // It never lies quite still.
  await send('touchMove', [[x + 2, y + 1]])
  await page.locator(`article:visible .v[data-v="${number}"][data-selected]`).first().waitFor()
  await send('touchEnd', [])
}
