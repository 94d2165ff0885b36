/** Colours chosen by the system (forced-colors): what is chosen, current or pressed, and the edges of what can be pressed, are still seen. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { openScreen, remember, screens } from '../../support/looks/screens'
import { openBrowser, type Person } from '../../support/pages/browser'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page
/** As the browser writes the colours of the system. */
let system: Record<'Highlight' | 'HighlightText' | 'Canvas' | 'LinkText' | 'Mark', string>

beforeAll(async () => {
  person = await openBrowser({ width: 390, height: 844 })
  page = person.page
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await remember(person.context, readingServer.origin, { locale: 'de' })
  await open('prose')
  system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colour = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const [Highlight, HighlightText, Canvas] = [
      colour('Highlight'),
      colour('HighlightText'),
      colour('Canvas'),
    ]
    const [LinkText, Mark] = [colour('LinkText'), colour('Mark')]
    probe.remove()
    return { Highlight, HighlightText, Canvas, LinkText, Mark }
  })
})
afterAll(async () => {
  await person.close()
})

async function open(name: string): Promise<void> {
  for (const screen of screens.filter((one) => one.name === name))
    await openScreen(page, readingServer.origin, screen)
}
const styleOf = (selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element, part) => {
      const { backgroundColor, color, borderBlockStartColor, borderInlineStartColor, borderBlockStartWidth } =
        getComputedStyle(element, part)
      return { backgroundColor, color, borderBlockStartColor, borderInlineStartColor, borderBlockStartWidth }
    }, pseudo)

/** Of those that are built alike, one with every run. */
const often = ['suggestions', 'menu', 'books panel']
const share = <T extends { screen: string }>(cases: readonly T[]): T[] =>
  cases.filter(({ screen }) => isLong || often.includes(screen))

describe('with colours of the system', () => {
  it.each(
    share([
      {
        screen: 'suggestions',
        what: 'the active suggestion',
        selector: '[role="option"][aria-selected="true"]',
      },
      { screen: 'books panel', what: 'the current book', selector: 'section button[aria-current]' },
      { screen: 'chapters panel', what: 'the current chapter', selector: 'dialog a[aria-current]' },
      { screen: 'menu', what: 'the current item of the menu', selector: 'dialog nav a[aria-current]' },
      {
        screen: 'text format panel',
        what: 'the chosen font',
        selector: '[data-choice^="font"]:has(:checked)',
      },
      {
        screen: 'text format panel',
        what: 'the chosen theme',
        selector: '[data-choice^="theme"]:has(:checked)',
      },
      {
        screen: 'search options panel',
        what: 'the chosen kind of search',
        selector: 'label:has([type="radio"]:checked)',
      },
    ]),
  )('$what is highlighted', async ({ screen, selector }) => {
    await open(screen)
    if (screen === 'suggestions') await page.keyboard.press('ArrowDown')
    const { backgroundColor, color } = await styleOf(selector)
    expect({ backgroundColor, color }).toEqual({
      backgroundColor: system.Highlight,
      color: system.HighlightText,
    })
    // The browser would draw a ground in the colour of the page behind the words.
    const drawn = page.locator(selector).filter({ visible: true }).first()
    expect(await drawn.evaluate((one) => getComputedStyle(one).getPropertyValue('forced-color-adjust'))).toBe(
      'none',
    )
    // What stands in it, the picture before it among them, has no other colour.
    const inside = await page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .locator(':scope > :not(input)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
    expect(new Set([...inside, system.HighlightText]).size).toBe(1)
  })

  it('selected verses are marked', async () => {
    await open('selection')
    expect((await styleOf('.v[data-selected]')).backgroundColor).toBe(system.Mark)
  })

  it.each(
    share([
      { screen: 'books panel', what: 'a book', selector: 'section button:not([aria-current])' },
      { screen: 'chapters panel', what: 'a chapter', selector: 'dialog a:not([aria-current])' },
      {
        screen: 'translations panel',
        what: 'the button that opens',
        selector: 'dialog button[data-variant="primary"]',
      },
    ]),
  )('$what has an edge', async ({ screen, selector }) => {
    await open(screen)
    const { borderBlockStartWidth, borderBlockStartColor } = await styleOf(selector)
    expect(borderBlockStartWidth).toBe('1px')
    expect(borderBlockStartColor).not.toBe(system.Canvas)
  })

  it('the sign of playing is an arrow, not a block', async () => {
    await open('prose')
    const arrow = await styleOf('[data-listen]', '::before')
    expect(arrow.borderBlockStartColor).toBe(system.Canvas)
    expect(arrow.borderInlineStartColor).not.toBe(system.Canvas)
  })
})

it('who wishes for more contrast gets stronger quiet words and borders', async () => {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' })
  const tokens = () =>
    page.evaluate(() =>
      ['--muted', '--faint', '--border', '--control'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
  for (const theme of ['light', 'dark', 'sepia', 'black']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await page.emulateMedia({ contrast: 'no-preference' })
    const before = await tokens()
    await page.emulateMedia({ contrast: 'more' })
    const after = await tokens()
    expect(after.filter((value, index) => value === before[index])).toEqual([])
  }
})
