/** The synopsis in a real browser: ways in, ways on, by keyboard, without network, and where there is nothing. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../support/looks/screens'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { openChapter, selectVerse, toolbar } from '../../support/pages/study-page'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ chosen: 'de' }, (opened) => {
  ;({ person, page } = opened)
})

const dialog = () => page.locator('dialog[open]')
const title = () => dialog().locator('h2').innerText()
const open = async (path: string) =>
  await openScreen(page, readingServer.origin, { name: path, path, shows: 'dialog section h3' })

describe('the synopsis', () => {
  it('shows what each gospel tells, and says what the translation lacks', async () => {
    await open('/synoptic/SDE/24')
    expect(await title()).toBe('Jesus wird getauft')
    await expect.poll(() => dialog().locator('ol li').count()).toBeGreaterThan(6)
    const heads = await dialog().locator('section h3').allInnerTexts()
    expect(heads).toEqual(['Matthäus 3,13–17', 'Markus 1,9–11', 'Lukas 3,21–22', 'Johannes 1,29–34'])
    expect(
      await dialog()
        .getByText(/Matthäus 3,13–17.* gibt es in .*SDE.* nicht/)
        .count(),
    ).toBe(1)
    expect(await dialog().locator('section[data-elsewhere] h3').allInnerTexts()).toEqual(['Johannes 1,29–34'])
  })

  it('goes on by keyboard, and the title takes the focus', async () => {
    await open('/synoptic/SDE/24')
    await dialog()
      .getByRole('link', { name: /^Nächster Abschnitt/ })
      .last()
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(title).toBe('Die Vorfahren Jesu bei Lukas')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(await title())
    await dialog()
      .getByRole('link', { name: /^Voriger Abschnitt/ })
      .first()
      .click()
    await expect.poll(title).toBe('Jesus wird getauft')
  })

  it('finds a pericope by its title or by its place', async () => {
    await open('/synoptic/SDE/26#list')
    await expect
      .poll(() => dialog().locator('[aria-current="page"]').innerText())
      .toContain('Jesus wird versucht')
    const field = dialog().getByRole('searchbox')
    await field.fill('mk 4,35')
    await expect.poll(() => dialog().locator('details li').allInnerTexts()).toHaveLength(1)
    await field.fill('SAMANN')
    await dialog()
      .getByRole('link', { name: /^Der Sämann/ })
      .click()
    await expect.poll(title).toBe('Der Sämann')
  })

  it('leads into the text and is reached from there', async () => {
    await openChapter(page, `${readingServer.origin}/SDE/Mk1`)
    await selectVerse(page, 10)
    await toolbar(page).locator('summary').click()
    await toolbar(page).getByRole('link', { name: 'Synopse' }).click()
    await expect.poll(title).toBe('Jesus wird getauft')
    await dialog().getByRole('link', { name: 'Markus 1,9–11' }).click()
    await page.waitForURL(/\/SDE\/Mk1,9-11$/)
  })

  it('reads without network what is on the device', async () => {
    await open('/synoptic/SDE/36')
    await expect.poll(() => dialog().locator('ol li').count()).toBeGreaterThan(10)
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await page.reload()
    await expect.poll(() => dialog().locator('ol li').count()).toBeGreaterThan(10)
    await page.goto(`${readingServer.origin}/synoptic/SDE/166`)
    await expect.poll(() => dialog().innerText()).toContain('noch nicht auf deinem Gerät')
    await person.context.setOffline(false)
  })
})

describe('a number that is no pericope', () => {
  it('is no page, with its reason', async () => {
    await page.goto(`${readingServer.origin}/synoptic/SDE/9999`)
    await expect.poll(() => page.locator('main h1').first().innerText()).toBe('Diese Seite gibt es nicht.')
    expect(await page.locator('main').innerText()).toContain('Diesen Abschnitt der Evangelien gibt es nicht.')
  })
})
