/** The chapter read aloud (READ-14): by voices that a test gives the browser, verse by verse; everything else is real. */
import type { Locator, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { finishUtterance, giveVoices, heardOn, pressMedia } from '../../support/fake-voices'
import { openScreen } from '../../support/looks/screens'
import type { Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ isCalm: true, chosen: 'de' }, async (opened) => {
  ;({ person, page } = opened)
  await giveVoices(person.context, ['Anna de-DE', 'Petra de-DE', 'Alex en-US'])
})

const open = (path: string) =>
  openScreen(page, readingServer.origin, { name: 'text', path, shows: 'article .turn, article.compare' })
const chip = () => page.locator('#text [data-listen]').filter({ visible: true })
const player = () => page.getByRole('toolbar', { name: 'Vorlesen' })
const button = (name: string) => player().getByRole('button', { name, exact: true })
const spokenVerses = () =>
  page
    .locator('article:visible .v[data-spoken]')
    .evaluateAll((parts) => [...new Set(parts.map((part) => part.getAttribute('data-v')))])
const heard = async () => (await heardOn(page)).map(({ text }) => text)
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const settings = () => player().getByRole('button', { name: /^Vorlesen einstellen/ })
async function inSettings(act: () => Promise<unknown>): Promise<void> {
  await settings().click()
  await act()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('slider').count()).toBe(0)
}

describe('reading a psalm aloud', () => {
  beforeEach(() => open('/SDE/Ps23'))
  afterEach(async () => {
    if (await player().isVisible()) await button('Schließen').click()
  })

  it(
    'begins with the first verse, without numbers and marks of notes, in the language of the text',
    daily,
    async () => {
      await chip().click()
      await expect.poll(() => heardOn(page)).toHaveLength(1)
      const [first] = await heardOn(page)
      expect(first).toMatchObject({ language: 'de-DE', voice: 'Anna', speed: 1, volume: 1 })
      expect(first?.text).not.toMatch(/\d|\*/)
      expect(await spokenVerses()).toEqual(['1'])
    },
  )

  it('goes on when an utterance ends, and stops where it is told to', async () => {
    await chip().click()
    await expect.poll(heard).toHaveLength(1)
    while ((await spokenVerses())[0] !== '2') {
      const before = (await heard()).length
      await finishUtterance(page)
      await expect.poll(async () => (await heard()).length).toBeGreaterThan(before)
      // The verse is marked with the next drawing.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    }
    const count = (await heard()).length
    await button('Anhalten').click()
    await finishUtterance(page)
    expect(await heard()).toHaveLength(count)
    expect(await spokenVerses()).toEqual(['2'])
    await button('Vorlesen').click()
    await expect.poll(heard).toHaveLength(count + 1)
    const texts = await heard()
    expect(texts.at(-1)).toBe(texts.at(-2))
  })

  it('verses on and back, by buttons, by the slider, and by the keys of a headset', async () => {
    await chip().click()
    await button('Nächster Vers').click()
    expect(await spokenVerses()).toEqual(['2'])
    await pressMedia(page, 'nexttrack')
    await expect.poll(spokenVerses).toEqual(['3'])
    await pressMedia(page, 'previoustrack')
    await expect.poll(spokenVerses).toEqual(['2'])
    await inSettings(async () => {
      const slider = page.getByRole('slider', { name: 'Stelle im Kapitel' })
      await slider.focus()
      await page.keyboard.press('End')
      expect(await slider.getAttribute('aria-valuetext')).toBe('Vers 6')
    })
    expect(await spokenVerses()).toEqual(['6'])
    await pressMedia(page, 'pause')
    await expect.poll(() => button('Vorlesen').count()).toBe(1)
  })

  it('the lock screen names place and words', async () => {
    await chip().click()
    const shown = () =>
      page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState])
    await expect.poll(shown).toEqual(['Psalm 23,1', 'playing'])
    await button('Anhalten').click()
    await expect.poll(shown).toEqual(['Psalm 23,1', 'paused'])
  })

  it('ends with the chapter; only where that is wanted it goes on with the next', async () => {
    const toLast = async () => {
      for (let step = 0; step < 6; step += 1) await button('Nächster Vers').click({ force: true })
    }
    await chip().click()
    await toLast()
    while ((await spokenVerses()).length > 0) await finishUtterance(page)
    expect(new URL(page.url()).pathname).toBe('/SDE/Ps23')
    await inSettings(() =>
      page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).check(),
    )
    await button('Vorlesen').click()
    await expect.poll(spokenVerses).toEqual(['1'])
    await toLast()
    await expect
      .poll(async () => {
        // Not the first verse of the next chapter, which may have begun.
        if ((await spokenVerses()).includes('6')) await finishUtterance(page)
        return new URL(page.url()).pathname
      })
      .not.toBe('/SDE/Ps23')
    await expect.poll(spokenVerses).toEqual(['1'])
    await expect.poll(() => button('Anhalten').count()).toBe(1)
    await inSettings(() =>
      page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).uncheck(),
    )
  })

  it('switched off at the end of the chapter, it does not go on', async () => {
    await chip().click()
    await inSettings(async () => {
      await page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).check()
      await page.getByRole('combobox', { name: 'Einschlaftimer' }).selectOption('Am Ende des Kapitels')
      await page.getByRole('slider', { name: 'Stelle im Kapitel' }).fill('5')
    })
    while ((await spokenVerses()).length > 0) await finishUtterance(page)
    await player().getByText('Ende des Kapitels').waitFor()
    expect(new URL(page.url()).pathname).toBe('/SDE/Ps23')
    await inSettings(() =>
      page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).uncheck(),
    )
  })

  it('stops with the text: another chapter waits, home closes it', async () => {
    await chip().click()
    await expect.poll(heard).toHaveLength(1)
    await page.locator('article:visible .turn .next').click()
    await expect.poll(() => button('Vorlesen').count()).toBe(1)
    expect(await heard()).toHaveLength(1)
    await page.locator('header a[href="/"]').first().click()
    await expect.poll(() => player().count()).toBe(0)
    expect(await spokenVerses()).toEqual([])
  })

  it('begins at the selected verse', async () => {
    await page.locator('article:visible .v[data-v="4"] .t').first().click()
    await page.locator('[data-selection-bar] summary, [data-selection-bar] [aria-expanded]').last().click()
    await page.getByRole('button', { name: 'Ab hier anhören' }).click()
    await expect.poll(spokenVerses).toEqual(['4'])
    expect(await page.locator('[data-selection-bar]').count()).toBe(0)
  })

  it('speed, volume and voice are kept on the device', async () => {
    await chip().click()
    await inSettings(async () => {
      await page.getByRole('slider', { name: 'Geschwindigkeit' }).fill('1.5')
      await page.getByRole('slider', { name: 'Lautstärke' }).fill('40')
      await page.getByRole('combobox', { name: 'Stimme' }).selectOption('Petra')
    })
    const last = async () => (await heardOn(page)).at(-1)
    const wanted = { speed: 1.5, volume: 0.4, voice: 'Petra' }
    await expect.poll(last).toMatchObject(wanted)
    await page.reload()
    await chip().click()
    await expect.poll(last).toMatchObject(wanted)
  })

  it('by keyboard: the bar is one group, box and bar give the focus back', async () => {
    await chip().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(button('Anhalten'))).toBe(true)
    await page.keyboard.press(' ')
    await expect.poll(() => button('Vorlesen').count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('slider').count()).toBe(3)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(settings())).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(chip())).toBe(true)
    expect(await player().count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/SDE/Ps23')
  })
})

it('of a comparison the first translation is read', async () => {
  await open('/SEN.SDE/Ps23')
  await page.getByRole('button', { name: 'Anhören' }).filter({ visible: true }).first().click()
  await expect.poll(async () => (await heardOn(page)).at(-1)).toMatchObject({ language: 'en-US' })
  expect(await spokenVerses()).toEqual(['1'])
  expect(await page.locator('.cell[data-abbr="SDE"] .v[data-spoken]').count()).toBe(0)
})

it('a language without a voice says so, and what to do', async () => {
  await open('/SHE/Ps23')
  await page.getByRole('button', { name: 'Anhören' }).filter({ visible: true }).first().click()
  const problem = page.getByText('Auf diesem Gerät gibt es keine Stimme für Hebräisch.')
  await problem.waitFor()
  expect(await heardOn(page)).toEqual([])
  expect(await button('Vorlesen').getAttribute('aria-disabled')).toBe('true')
})
