/**
 * WCAG 2.2 A and AA on every screen: axe, and what axe cannot see (tests/support/looks/wcag). Daily: what most screens are
 * built from, each in one of three combinations; every screen in all twelve in the long series.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { isLong } from '../../support/long-series'
import { dailyScreens, openScreen, remember, screens } from '../../support/looks/screens'
import { badStops, cutTexts, smallTargets } from '../../support/looks/wcag'
import { openBrowser, type Person } from '../../support/pages/browser'
import { readingServer } from '../../support/servers/reading-server'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const always = [
  { locale: 'de', theme: 'light', width: 1280 },
  { locale: 'ar', theme: 'dark', width: 1280 },
  { locale: 'en', theme: 'light', width: 390 },
]
const others = ['de', 'en', 'ar'].flatMap((locale) =>
  ['light', 'dark'].flatMap((theme) => [390, 1280].map((width) => ({ locale, theme, width }))),
)
const isAlways = (one: (typeof always)[number]) =>
  always.some(
    ({ locale, theme, width }) => one.locale === locale && one.theme === theme && one.width === width,
  )
let person: Person

beforeAll(async () => {
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await person.close()
  expect(person.complaints).toEqual([])
})

describe.each(isLong ? [...always, ...others.filter((one) => !isAlways(one))] : always)(
  'in $locale, $theme, $width px wide, nothing is found on',
  ({ locale, theme, width }) => {
    const share = always.findIndex((one) => one.locale === locale)
    beforeAll(async () => {
      await remember(person.context, readingServer.origin, { locale, display: { theme } })
      await person.page.setViewportSize({ width, height: 800 })
    })

    it.each(isLong ? screens : dailyScreens.filter((_, index) => index % always.length === share))(
      '$name',
      daily,
      async (screen) => {
        await openScreen(person.page, readingServer.origin, screen)
        const { violations } = await new AxeBuilder({ page: person.page })
          .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
          .withTags(tags)
          .setLegacyMode()
          .analyze()
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
        ).toEqual([])
        expect(await smallTargets(person.page)).toEqual([])
        expect(await cutTexts(person.page)).toEqual([])
        const { stops, bad } = await badStops(person.page)
        expect(bad).toEqual([])
        expect(stops).toBeGreaterThan(0)
      },
    )
  },
)
