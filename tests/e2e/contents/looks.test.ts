/** The screens of contents in all languages, themes and widths of the accessibility series; long. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { badTexts, setLetters } from '../../support/looks/large-text'
import { remember } from '../../support/looks/screens'
import { shiftsOn, watchShifts } from '../../support/looks/shifts'
import { badStops, cutTexts, smallTargets } from '../../support/looks/wcag'
import { smallPacks, smallVideos } from '../../support/packs/small-pack'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Each with what stands on it once it is drawn. */
const screens = [
  ['/dictionaries', 'li a'],
  ['/dictionary/TLX/adam/1', 'article p'],
  ['/graphics', 'li img'],
  ['/graphic/TPC/ein-punkt/1', '[role="application"] img'],
  ['/videos', 'li a'],
  ['/video/TVD/am-jordan/1', 'a[target]'],
  ['/topics', 'li a'],
  ['/topic/liebe/TOPIC', 'section li'],
  ['/commentary/TCM', 'section button'],
  ['/commentary/TCM/3-1-15/2', 'p'],
  ['/downloads#contents', 'li b'],
] as const
const settings = ['de', 'en', 'ar'].flatMap((locale) =>
  ['light', 'dark'].flatMap((theme) => [390, 1280].map((width) => ({ locale, theme, width }))),
)

let server: AppServer
let person: Person
let topic = ''

beforeAll(async () => {
  server = await startAppServer()
  await server.stop('SIGTERM')
  for (const pack of [...smallPacks, smallVideos]) await putPack(join(server.dataDirectory, 'library'), pack)
  await server.start()
  const found = await (await fetch(`${server.origin}/api/topics?prefix=liebe`)).json()
  topic = String(found.data.topics[0].id)
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await person.close()
  await server.close()
  expect(person.complaints).toEqual([])
})

describe.each(settings)(
  'in $locale, $theme, $width px wide, nothing is found on',
  ({ locale, theme, width }) => {
    beforeAll(async () => {
      await remember(person.context, server.origin, { locale, display: { theme } })
      await person.page.setViewportSize({ width, height: 800 })
    })

    it.each(screens)('%s', async (path, shows) => {
      const { page } = person
      await page.goto(`${server.origin}${path.replace('TOPIC', topic)}`)
      await page.locator(`dialog ${shows}`).first().waitFor()
      const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
      ).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])
      const { stops, bad } = await badStops(page)
      expect(bad).toEqual([])
      expect(stops).toBeGreaterThan(0)
    })
  },
)

describe('with letters of 200 % in a window of 320 px', () => {
  let page: Page
  beforeAll(async () => {
    await remember(person.context, server.origin, { locale: 'de' })
    page = await person.context.newPage()
    await page.setViewportSize({ width: 320, height: 640 })
    await setLetters(person.context, page, 32)
  })

  it.each(screens)('no text is cut on %s', async (path, shows) => {
    await page.goto(`${server.origin}${path.replace('TOPIC', topic)}`)
    await page.locator(`dialog ${shows}`).first().waitFor()
    expect(await badTexts(page)).toEqual([])
  })
})

describe.each([390, 1280])('in a window of %i px', (width) => {
  it.each(screens)('nothing moves on %s', async (path, shows) => {
    await remember(person.context, server.origin, { locale: 'de' })
    const page = await person.context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto(`${server.origin}${path.replace('TOPIC', topic)}`)
    await page.locator(`dialog ${shows}`).first().waitFor()
    expect(await shiftsOn(page)).toEqual([])
    await page.close()
  })
})
