// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#core/contract/members/things'
import { emptyDevice, signIn, signOut, storeThings, thingOf } from '../../../tests/support/drawn/device'
import { draw, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { one } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { database } from '../../platform/local/database'
import { forgetRoute, rememberRoute } from '../../platform/storage/remembered-route'
import { RecentPassages } from '../recent/recent-passages'
import { useRecentSearches } from '../recent/use-recent-searches'
import { useRecents } from '../recent/use-recents'
import { leftPath } from './left-place'
import { WayToText } from './lists/way-to-text'
import { useReadOn } from './use-read-on'

startDrawing()
beforeEach(async () => {
  await emptyDevice()
  forgetRoute()
})
afterEach(() => signOut(1))

const here = (passage: string, at: number, abbreviations = ['SDE']) =>
  database.recents.put({ path: `/SDE/${passage}`, title: passage, abbreviations, at })
const elsewhere = (passage: string, occurredAt: number, type: Activity['type'] = 'text') =>
  storeThings(1, [
    thingOf(
      'act',
      `act:${passage}`,
      { name: passage, route: `/KJV/${passage}`, type, abbreviations: 'KJV,SDE', parent: 0, occurredAt },
      occurredAt,
    ),
  ])

describe('where reading was left', () => {
  it('is nowhere before anything was read', async () => {
    expect(await leftPath()).toBeUndefined()
    const { now } = await drawHook(useReadOn)
    await settle()
    expect(now()).toBeUndefined()
  })

  it('is what the cookie remembers where nothing else does, and only inside the app', async () => {
    rememberRoute('/SDE/Mk1')
    expect(await leftPath()).toBe('/SDE/Mk1')
    rememberRoute('//evil.example/')
    expect(await leftPath()).toBeUndefined()
  })

  it('is of a visitor what was read on this device last', async () => {
    await here('Joh1', 1)
    await here('Joh2', 2)
    rememberRoute('/SDE/Mk1')
    expect(await leftPath()).toBe('/SDE/Joh2')
  })

  it.each([
    ['on this device', 5, 4, '/SDE/Joh1'],
    ['on this device at the same instant', 5, 5, '/SDE/Joh1'],
    ['on another device', 5, 6, '/KJV/Joh9'],
  ])('is of a member what was read later: %s', async (_, atHere, atThere, expected) => {
    await signIn(1)
    await here('Joh1', atHere)
    await elsewhere('Joh9', atThere)
    expect(await leftPath()).toBe(expected)
  })

  it('is no search', async () => {
    await signIn(1)
    await elsewhere('Joh9', 5)
    await elsewhere('search', 6, 'search')
    expect(await leftPath()).toBe('/KJV/Joh9')
  })

  it('is drawn with the translations it was read in, and follows what is read', async () => {
    await signIn(1)
    await elsewhere('Joh9', 5)
    const { now } = await drawHook(useReadOn)
    await until(() =>
      expect(now()).toEqual({ path: '/KJV/Joh9', title: 'Joh9', abbreviations: ['KJV', 'SDE'] }),
    )
    await here('Joh1', 7)
    await until(() => expect(now()).toMatchObject({ path: '/SDE/Joh1', abbreviations: ['SDE'] }))
  })

  it('is where an empty list leads; else to the beginning', async () => {
    await speakAll('de')
    const first = await draw(<WayToText />)
    expect(one('link', 'Lesen', first.container).getAttribute('href')).toBe('/STANDARD')
    await first.end()
    await here('Joh1', 1)
    const next = await draw(<WayToText />)
    await until(() =>
      expect(one('link', 'Weiterlesen', next.container).getAttribute('href')).toBe('/SDE/Joh1'),
    )
  })
})

describe('what was read lately', () => {
  it('comes newest first, no more than are kept', async () => {
    for (let at = 1; at <= 60; at += 1) await here(`Ps${at}`, at)
    const { now } = await drawHook(useRecents)
    await until(() => expect(now()?.[0]?.title).toBe('Ps60'))
    const titles = now()?.map(({ title }) => title) ?? []
    expect(titles.length).toBeLessThan(60)
    expect(titles.at(-1)).toBe(`Ps${61 - titles.length}`)
  })

  it('is offered as links, without the one that is shown elsewhere', async () => {
    await speakAll('de')
    for (let at = 1; at <= 10; at += 1) await here(`Ps${at}`, at, at === 9 ? ['SDE', 'KJV'] : ['SDE'])
    const { container } = await draw(<RecentPassages except="/SDE/Ps10" />)
    await until(() => expect(container.querySelectorAll('a')).toHaveLength(8))
    const [first] = container.querySelectorAll('a')
    expect([first?.getAttribute('href'), first?.textContent]).toEqual(['/SDE/Ps9', 'Ps9 SDE · KJV'])
    expect(one('navigation', 'Zuletzt gelesen', container)).toBeTruthy()
  })

  it('draws nothing where nothing was read', async () => {
    const { container } = await draw(<RecentPassages />)
    expect(container.childElementCount).toBe(0)
  })
})

describe('what was searched for lately', () => {
  it('comes newest first, the same words once', async () => {
    await database.recentSearches.bulkPut([
      { path: '/search/SDE/Licht', words: 'Licht', abbreviations: ['SDE'], at: 1 },
      { path: '/search/SDE/Wort', words: 'Wort', abbreviations: ['SDE'], at: 2 },
      { path: '/search/KJV/Licht', words: 'Licht', abbreviations: ['KJV'], at: 3 },
    ])
    const { now } = await drawHook(() => useRecentSearches()?.map(({ path }) => path))
    await until(() => expect(now()).toEqual(['/search/KJV/Licht', '/search/SDE/Wort']))
  })
})
