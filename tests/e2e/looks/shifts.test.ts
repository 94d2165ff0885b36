/** Nothing that is read moves while a screen is loaded: places are kept, and what comes late comes below. */
import { describe, expect, it } from 'vitest'
import { openScreen, screens } from '../../support/looks/screens'
import { shiftsOn, watchShifts } from '../../support/looks/shifts'
import { meetKnownReader } from '../../support/pages/known-reader'

const looked = [
  'home',
  'search',
  'search before words',
  'search without hits',
  'verse of the day',
  'a reading plan',
  'references overlay',
  'all pericopes',
  'verse overlay',
  'the assistant for visitors',
  'prose',
  'poetry',
  'a psalm whose title is numbered',
  'two translations',
  'three translations',
  'six translations',
  'downloads',
  'introduction',
  'help',
  'an item of the help',
  'an area without contents',
  'reading plans',
  'languages',
  'synopsis',
  'login',
  'shared tags',
]
const shown = screens.filter(({ name }) => looked.includes(name))
const reader = meetKnownReader()

describe.each([390, 1280, 1920])('in a window of %i px', (width) => {
  it.each(shown)('nothing moves on $name', async (screen) => {
    const { page } = await reader.open()
    await page.setViewportSize({ width, height: 900 })
    // Home is for who has read something.
    if (screen.path === '/')
      await openScreen(page, reader.origin, { ...screen, path: '/SDE/Joh1', shows: 'article .turn' })
    await watchShifts(page)
    await openScreen(page, reader.origin, screen)
    expect(await shiftsOn(page)).toEqual([])
  })
})
