/** The combined input: what it offers after every key, offline, by keyboard (issue "Find"). */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { atRest } from '../../support/pages/at-rest'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { field, heading, options } from '../../support/pages/combined-input'
import { meetKnownReader } from '../../support/pages/known-reader'
import { openForAll } from '../../support/pages/open-for-all'
import { rowsOf } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

const firstOption = async (page: Page) => (await options(page))[0]?.split('\n')[0]
const marked = (page: Page) => page.getByRole('option', { selected: true }).allInnerTexts()

const reader = meetKnownReader()

it('offers the right place after every key, without network, and opens it with Enter', daily, async () => {
  const { person, page } = await reader.open()
  await page.goto(`${reader.origin}/SDE/Joh1`)
  await page.waitForFunction(() => !document.getElementById('first'))
  await waitForServiceWorker(page)
  await person.context.setOffline(true)
  await page.keyboard.press('/')
  let typed = ''
  for (const key of '1. korinter 13,4') {
    await page.keyboard.type(key)
    typed += key
    const letters = typed.trim()
    if (letters.length < 4) continue
    await expect.poll(() => options(page)).toContain(`„\u2068${letters}\u2069“ im Text suchen`)
    if (letters.length > 4) expect(await firstOption(page), letters).toMatch(/^1\. Korinther/)
  }
  await expect.poll(() => firstOption(page)).toBe('1. Korinther 13,4')
  await page.keyboard.press('Enter')
  await expect.poll(() => decodeURIComponent(page.url())).toBe(`${reader.origin}/SDE/1Kor13,4`)
})

describe('on a computer', () => {
  let person: Person
  let page: Page

  openForAll({ chosen: 'de' }, (opened) => {
    ;({ person, page } = opened)
  })
  beforeEach(async () => {
    await person.context.setOffline(false)
    await page.goto(`${readingServer.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
  })

  it('draws the entries of the next key ahead, shows none of them before it, and none when the words are cleared', async () => {
    await field(page).focus()
    const drawn = page.locator('[role="option"]', { hasText: 'im Text suchen' })
    const offered = page.getByRole('option', { name: 'im Text suchen' })
    const height = () => drawn.evaluate((entry) => entry.closest('[role="group"]')?.clientHeight)
    await expect.poll(() => drawn.count()).toBe(1)
    expect([await offered.count(), await height()]).toEqual([0, 0])
    const recent = await options(page)
    expect(recent.join()).not.toContain('im Text suchen')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => marked(page)).toEqual(recent.slice(0, 1))
    await page.keyboard.type('j')
    await offered.waitFor()
    expect(await height()).toBeGreaterThan(0)
    await field(page).fill('')
    await offered.waitFor({ state: 'detached' })
    expect(await height()).toBe(0)
    expect(await options(page)).toEqual(recent)
    expect(await drawn.count()).toBe(1)
  })

  it('moves no entry while the list is open, whatever is read meanwhile', async () => {
    await field(page).click()
    await page.getByRole('option').first().waitFor()
    const before = await options(page)
    const other = await person.context.newPage()
    await other.goto(`${readingServer.origin}/SDE/Jona1`)
    const titles = async () => (await rowsOf(page, 'recents')).map(({ title }) => title)
    await expect.poll(titles).toContain('Jona 1')
    await other.close()
    await atRest(page)
    expect(await options(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await field(page).click()
    await expect.poll(() => firstOption(page)).toBe('Jona 1')
  })

  it('marks entries by arrow keys, from none through all and round again', async () => {
    await field(page).fill('kor')
    await page.getByRole('group', { name: 'Themen' }).waitFor()
    expect(await page.locator('[role="option"]:not([id*="-named-"])').count()).toBe(3)
    expect(await marked(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await marked(page)).toEqual([expect.stringContaining('1. Korinther')])
    const active = () => field(page).getAttribute('aria-activedescendant')
    await expect.poll(active).toBe(await page.getByRole('option', { selected: true }).getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    expect(await marked(page)).toEqual(['2. Korinther'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await marked(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    expect(await marked(page)).toEqual([expect.stringContaining('im Text suchen')])
    await page.keyboard.type('a')
    await expect.poll(() => marked(page)).toEqual([])
  })

  it('opens the entry that was marked, and the one Enter alone runs is drawn so', async () => {
    await field(page).fill('jona')
    await expect.poll(() => page.locator('[role="option"][data-preferred]').innerText()).toContain('Jona')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page)).toBe('Jona 1')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => field(page).inputValue()).toBe('Jona 1')
  })

  it('takes a translation in front as a choice of it, and a passage as that translation writes it', async () => {
    await field(page).fill('sen: jonah 2')
    await expect.poll(() => firstOption(page)).toBe('Jonah 2')
    await page.locator('form > bdi', { hasText: /^SEN$/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page)).toBe('Jonah 2')
    await field(page).fill('SDE:')
    await page.locator('form > bdi', { hasText: /^SDE$/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page)).toBe('Jona 2')
  })

  it('stays at the same text when another translation counts its verses differently', async () => {
    await page.goto(`${readingServer.origin}/SDE/Ps51,20`)
    await page.waitForFunction(() => !document.getElementById('first'))
    // Filling selects and writes in two steps: a heading that comes in between would be kept.
    await expect.poll(() => field(page).inputValue()).toMatch(/^Psalm 51/)
    await field(page).fill('SEN:')
    await page.locator('form > bdi', { hasText: /^SEN$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/SEN/Ps51:18')
    // Arriving closes panels: it has come to its end when the button names the translation.
    await page.locator('[data-panel="translations"]', { hasText: 'SEN' }).click()
    await page.getByRole('dialog').locator('button', { hasText: 'SDE' }).click()
    await page.waitForURL('**/SDE/Ps51,20')
  })

  it('stays at the same text, too, while that is not on this device', async () => {
    await page.goto(`${readingServer.origin}/SEN/Jonah1`)
    await page.goto(`${readingServer.origin}/SDE/Joh1`)
    await expect.poll(() => field(page).inputValue()).toMatch(/^Johannes 1/)
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await field(page).fill('Ps 23,2')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).waitFor()
    await expect.poll(() => field(page).inputValue()).toMatch(/^Psalm 23/)
    await field(page).fill('SEN:')
    await page.locator('form > bdi', { hasText: /^SEN$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/SEN/Ps23:2')
  })

  it('goes back with Esc step by step: list, words, field', async () => {
    await field(page).click()
    await page.keyboard.type('mk')
    await expect.poll(() => firstOption(page)).toContain('Markus')
    await page.keyboard.press('Escape')
    expect(await options(page)).toEqual([])
    expect(await field(page).inputValue()).toBe('mk')
    await page.keyboard.press('Escape')
    expect(await field(page).inputValue()).toBe('Johannes 1')
    const isInField = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox')
    expect(await isInField()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isInField()).toBe(false)
  })

  it('closes with Esc a list that was drawn this moment, and nothing else', async () => {
    await page.goto(`${readingServer.origin}/SDE/Jona1`)
    await expect.poll(() => field(page).inputValue()).toBe('Jona 1')
    const isRead = async () => JSON.stringify(await rowsOf(page, 'recents')).includes('/SDE/Jona1')
    await expect.poll(isRead).toBe(true)
    const isLeft = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const seen = new MutationObserver(() => {
            const input = document.activeElement
            if (!input || !document.querySelector('[role="option"]')) return
            seen.disconnect()
            input.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
            )
            resolve(document.activeElement !== input)
          })
          seen.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.keyboard.press('/')
    expect(await isLeft).toBe(false)
    await expect.poll(() => options(page)).toEqual([])
  })

  it('has a button that runs new words and clears those that were run', async () => {
    await field(page).click()
    await page.getByRole('button', { name: 'Feld leeren' }).click()
    expect(await field(page).inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await page.keyboard.type('Phil 2')
    await page.getByRole('button', { name: 'öffnen', exact: true }).click()
    await expect.poll(() => heading(page)).toBe('Philipper 2')
  })

  it('leaves a place that is not there to the search, offering the nearest one', async () => {
    await field(page).fill('Joh 22')
    await expect.poll(() => options(page)).toEqual(['Johannes 21', '„\u2068Joh 22\u2069“ im Text suchen'])
    expect(await page.locator('[role="option"][data-preferred]').innerText()).toContain('im Text suchen')
  })

  it('takes words with any signs to the search', async () => {
    await field(page).fill('100 % Gnade? #1')
    await expect.poll(() => options(page)).toHaveLength(1)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '100 % Gnade? #1', level: 1 }).waitFor()
    expect(decodeURIComponent(page.url())).toBe(`${readingServer.origin}/search/SDE/100 % Gnade? #1`)
  })

  it('answers its keys, one panel at a time, and none of them when they are switched off', async () => {
    const panels = () => page.locator('[role="dialog"]').count()
    await page.keyboard.press('b')
    await page.locator('[role="dialog"] input[type="checkbox"]').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(panels).toBe(0)
    await page.keyboard.press('Shift+B')
    await page.getByRole('dialog', { name: 'Buch und Kapitel' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(panels).toBe(0)
    // The focus goes back to where it was; a click before that would lose it again.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]')))
      .toBe(null)
    // In the very moment the field is entered, before its list is drawn.
    await field(page).evaluate((one) => {
      one.focus()
      one.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true, cancelable: true }),
      )
    })
    await page.getByRole('dialog', { name: 'Übersetzungen' }).waitFor()
    expect(await options(page)).toEqual([])
    expect(await panels()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Textdarstellung' }).click()
    await page.getByRole('switch', { name: /Tastenkürzel/ }).uncheck()
    await page.keyboard.press('Escape')
    await expect.poll(panels).toBe(0)
    await page.keyboard.press('m')
    await atRest(page)
    expect(await panels()).toBe(0)
    await page.getByRole('button', { name: 'Textdarstellung' }).click()
    await page.getByRole('switch', { name: /Tastenkürzel/ }).check()
  })

  it.each([
    ['Mk2', 10, 'Daniel 7,13', '/SDE/Dan7,13'],
    ['Rut3', 9, '2,12', '/SDE/Rut2,12'],
  ])('makes links of the passages a note of %s %i names', async (chapter, verse, text, path) => {
    await page.goto(`${readingServer.origin}/SDE/${chapter}`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await page.locator(`article:visible .v[data-v="${verse}"] .fn`).first().click()
    const link = page.locator('[role="dialog"] p a')
    await expect.poll(() => link.allInnerTexts()).toEqual([text])
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(path)
    await page.locator('[role="dialog"] li p').waitFor()
  })

  it('leads to the translations read last, and to a passage by chance', async () => {
    await page.goto(`${readingServer.origin}/SEN/Jonah1`)
    const isRead = async () => JSON.stringify(await rowsOf(page, 'recents')).includes('/SEN/Jonah1')
    await expect.poll(isRead).toBe(true)
    await page.goto(`${readingServer.origin}/selectedbibles/Joh1,3`)
    await page.waitForURL('**/SEN/John1:3')
    await page.locator('article:visible .v[data-marked]').waitFor()
    // Arriving scrolls, and the brand row goes: a button that a pointer pressed meanwhile would move away under it.
    await page.getByRole('button', { name: 'Menü' }).first().press('Enter')
    await page.getByRole('button', { name: 'Zufällige Bibelstelle' }).click()
    await page.waitForURL(
      ({ pathname }) => /^\/SEN\/[^/]+:\d/.test(decodeURIComponent(pathname)) && pathname !== '/SEN/John1:3',
    )
    await page.locator('article:visible .v[data-marked]').first().waitFor()
  })
})
