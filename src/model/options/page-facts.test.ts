// @vitest-environment happy-dom
/** What the page is told by its own head and by the operator: display, rooms, settings. */

import { beforeEach, describe, expect, it } from 'vitest'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { emptyDevice, storeSettings } from '../../../tests/support/drawn/device'
import { drawHook, startDrawing, until } from '../../../tests/support/drawn/draw'
import type * as displayModule from './display'
import { usePublicSettings } from './public-settings'
import type * as roomsModule from './rooms'

startDrawing()
beforeEach(emptyDevice)

describe('the rooms of this server', () => {
  const pageWith = async (content: string | undefined) => {
    const meta = document.createElement('meta')
    meta.name = 'rooms'
    if (content !== undefined) {
      meta.content = content
      document.head.append(meta)
    }
    const loaded = await freshModule<typeof roomsModule>('./rooms.ts', import.meta.url)
    meta.remove()
    return loaded
  }

  it.each([
    ['topics dictionaries', ['topics', 'dictionaries']],
    ['videos', []],
    ['', []],
    [undefined, []],
  ] as [string | undefined, string[]][])('are told by the page as %j', async (content, shown) => {
    const { furnished, hasRoom } = await pageWith(content)
    const entries = [{ title: 'topics' }, { title: 'readingPlans' }, { title: 'dictionaries' }] as const
    expect(furnished(entries).map(({ title }) => title)).toEqual(shown)
    expect(hasRoom('topics')).toBe(shown.includes('topics'))
  })
})

it('the display of a page is at first what boot.js has set', async () => {
  const root = document.documentElement
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.dataset['theme'] = 'black'
  root.dataset['hide'] = 'numbers'
  root.dataset['font'] = ''
  root.dataset['other'] = 'x'
  const { currentDisplay } = await freshModule<typeof displayModule>('./display.ts', import.meta.url)
  for (const name of ['theme', 'hide', 'font', 'other']) delete root.dataset[name]
  expect(currentDisplay()).toEqual({ theme: 'black', hide: 'numbers' })
})

describe('the settings of the operator', () => {
  it('are unknown until the server was asked, then live', async () => {
    const { now } = await drawHook(usePublicSettings)
    expect(now()).toBeUndefined()
    await storeSettings({ productName: 'Perikope', links: { blog: { '*': 'https://example.org/' } } })
    await until(() => expect(now()?.productName).toBe('Perikope'))
    await storeSettings({ errorReports: 'https://example.org/errors' })
    await until(() => expect(now()).toEqual({ links: {}, errorReports: 'https://example.org/errors' }))
  })
})
