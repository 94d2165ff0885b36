/**
 * WCAG 2.2 A and AA on every screen: axe, and what axe cannot see (tests/support/looks/wcag). Daily: what most screens are
 * built from, each in one of three combinations; every screen in all twelve in the long series.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { dailyScreens, openScreen, remember, type Screen, screens } from '../../support/looks/screens'
import { badStops, cutTexts, smallTargets } from '../../support/looks/wcag'
import { meetKnownReader } from '../../support/pages/known-reader'

interface Look {
  locale: string
  theme: string
  width: number
}

const reader = meetKnownReader()

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const dailyLooks: readonly Look[] = [
  { locale: 'de', theme: 'light', width: 1280 },
  { locale: 'ar', theme: 'dark', width: 1280 },
  { locale: 'en', theme: 'light', width: 390 },
]
const looks: readonly Look[] = ['de', 'en', 'ar'].flatMap((locale) =>
  ['light', 'dark'].flatMap((theme) => [390, 1280].map((width) => ({ locale, theme, width }))),
)

async function openAs({ locale, theme, width }: Look): Promise<Page> {
  const { person, page } = await reader.open()
  await remember(person.context, reader.origin, { locale, display: { theme } })
  await page.setViewportSize({ width, height: 800 })
  return page
}

async function expectNothingFound(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, reader.origin, screen)
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(tags)
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    screen.name,
  ).toEqual([])
  expect(await smallTargets(page), screen.name).toEqual([])
  expect(await cutTexts(page), screen.name).toEqual([])
  const { stops, bad } = await badStops(page)
  expect(bad, screen.name).toEqual([])
  expect(stops, screen.name).toBeGreaterThan(0)
}

it.each(dailyLooks)(
  'nothing is found on what most screens are built from, in $locale, $theme, $width px wide',
  daily,
  async (look) => {
    const page = await openAs(look)
    const share = dailyLooks.indexOf(look)
    for (const [index, screen] of dailyScreens.entries())
      if (index % dailyLooks.length === share) await expectNothingFound(page, screen)
  },
)

describe.each(looks)('in $locale, $theme, $width px wide, nothing is found on', (look) => {
  it.each(screens)('$name', async (screen) => {
    await expectNothingFound(await openAs(look), screen)
  })
})
