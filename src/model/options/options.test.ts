// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import type { WorkerApi } from '#core/contract/browser/worker'
import { AppError } from '#core/errors'
import { signIn, signOut, storeThings, thingOf } from '../../../tests/support/drawn/device'
import { drawHook, later, settle, until } from '../../../tests/support/drawn/draw'
import { openTab, shownIn, startOptionTests, writing } from '../../../tests/support/drawn/options-tab'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { database } from '../../platform/local/database'

startOptionTests()

describe('the options of a visitor', () => {
  it('have their initial values until somebody sets them', async () => {
    const tab = await openTab()
    const { now } = await drawHook(() => [tab.useOption('theme'), tab.useSetOption('theme')])
    await settle()
    expect(now()).toEqual(['light', undefined])
    expect(tab.optionValue('textFormats.maxWidth')).toBe(true)
  })

  it('are read from the database', async () => {
    await database.options.bulkPut([
      { path: 'theme', value: 'sepia' },
      { path: 'chat.btn', value: false },
    ])
    const tab = await openTab()
    expect((await shownIn(tab, 'theme'))()).toBe('sepia')
    expect(tab.optionValue('chat.btn')).toBe(false)
  })

  it('have their initial values where what is stored is none of them', async () => {
    await database.options.bulkPut([
      { path: 'theme', value: 'pink' },
      { path: 'textFormats.fontSize', value: 99 },
      { path: '__proto__', value: 'dark' },
      { path: 'device.swipe', value: 'off' },
    ])
    const tab = await openTab()
    expect((await shownIn(tab, 'theme'))()).toBe('light')
    expect(tab.optionValue('textFormats.fontSize')).toBe(1.4)
  })

  it('show at once what is set, before the worker has stored it', async () => {
    const answer = later()
    workerThat({ setOption: () => answer.comes })
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('theme', 'dark')
    expect(tab.optionValue('theme')).toBe('dark')
    await until(() => expect(shown()).toBe('dark'))
    expect(await database.options.count()).toBe(0)
    answer.come()
    // Stored by somebody else's worker: nothing of the table says so here.
    await settle()
    expect(shown()).toBe('dark')
  })

  it('are stored by the worker, one after the other, in the order in which they were set', async () => {
    const asked = workerThat(writing)
    const tab = await openTab()
    tab.setOptions([
      ['theme', 'dark'],
      ['textFormats.font', 'lato'],
    ])
    tab.setOption('theme', 'black')
    await until(async () => expect(await database.options.count()).toBe(2))
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('black'))
    expect(asked).toEqual([
      ['setOption', 'theme', 'dark'],
      ['setOption', 'textFormats.font', 'lato'],
      ['setOption', 'theme', 'black'],
    ])
  })

  it('do not jump back to an earlier value while a later one is on its way', async () => {
    const black = later()
    workerThat({
      async setOption(path, value) {
        if (value === 'black') await black.comes
        await database.options.put({ path, value })
      },
    })
    const tab = await openTab()
    const shown: unknown[] = []
    await drawHook(() => void shown.push(tab.useOption('theme')))
    tab.setOption('theme', 'dark')
    tab.setOption('theme', 'black')
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('dark'))
    await settle()
    black.come()
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('black'))
    await settle()
    expect(shown.slice(shown.indexOf('black'))).not.toContain('dark')
    expect(shown.at(-1)).toBe('black')
  })
})

describe('an option changed in another tab', () => {
  it('is shown in this one', async () => {
    const [here, there] = [await openTab(), await openTab()]
    const shown = await shownIn(here, 'textFormats.font')
    there.setOption('textFormats.font', 'antiqua')
    await until(() => expect(shown()).toBe('antiqua'))
    expect(here.optionValue('textFormats.font')).toBe('antiqua')
  })

  it('replaces what was set here and is stored', async () => {
    const [here, there] = [await openTab(), await openTab()]
    const shown = await shownIn(here, 'theme')
    here.setOption('theme', 'dark')
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('dark'))
    await settle()
    there.setOption('theme', 'sepia')
    await until(() => expect(shown()).toBe('sepia'))
  })
})

it('an option that was stored gives way to a later one, though its own value was never seen here', async () => {
  // Another tab has set it anew before this one was told.
  workerThat({ setOption: async () => undefined })
  const tab = await openTab()
  const shown = await shownIn(tab, 'theme')
  tab.setOption('theme', 'dark')
  await settle()
  await database.options.put({ path: 'textFormats.font', value: 'lato' })
  await database.options.put({ path: 'theme', value: 'sepia' })
  await until(() => expect(shown()).toBe('sepia'))
})

describe('an option that cannot be stored', () => {
  const refusing: Partial<WorkerApi> = {
    setOption: () => Promise.reject(new AppError('storage-blocked')),
  }

  it('holds as long as the page, also when another option is stored', async () => {
    workerThat(refusing)
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('theme', 'dark')
    await settle()
    expect(shown()).toBe('dark')
    await database.options.put({ path: 'textFormats.font', value: 'lato' })
    await until(() => expect(tab.optionValue('textFormats.font')).toBe('lato'))
    expect(shown()).toBe('dark')
  })

  it('gives way to what another tab stores afterwards', async () => {
    workerThat(refusing)
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('theme', 'dark')
    await settle()
    await database.options.put({ path: 'theme', value: 'sepia' })
    await until(() => expect(shown()).toBe('sepia'))
  })

  it('is set anew by the next try, which is stored', async () => {
    workerThat(refusing)
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('theme', 'dark')
    await settle()
    workerThat(writing)
    tab.setOption('theme', 'black')
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('black'))
    await database.options.put({ path: 'theme', value: 'sepia' })
    await until(() => expect(shown()).toBe('sepia'))
  })
})

describe('the options of a member', () => {
  it('are the things of the own database over those that came with signing in', async () => {
    await signIn(1, { options: { theme: 'sepia', 'textFormats.font': 'lato' } })
    await storeThings(1, [thingOf('opt', 'opt:theme', 'black')])
    const tab = await openTab()
    expect((await shownIn(tab, 'theme'))()).toBe('black')
    expect(tab.optionValue('textFormats.font')).toBe('lato')
  })

  it('do not take those the visitor had', async () => {
    await database.options.put({ path: 'theme', value: 'sepia' })
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    expect(shown()).toBe('sepia')
    await signIn(1)
    await until(() => expect(shown()).toBe('light'))
  })

  it('do not take what a visitor set and could not store before they signed in', async () => {
    workerThat({ setOption: () => Promise.reject(new AppError('quota-exceeded')) })
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('theme', 'dark')
    await settle()
    await signIn(1, { options: { theme: 'sepia' } })
    await until(() => expect(shown()).toBe('sepia'))
  })

  it('are gone for the next person', async () => {
    await signIn(1, { options: { theme: 'black' } })
    workerThat({ setOption: () => Promise.reject(new AppError('quota-exceeded')) })
    const tab = await openTab()
    const shown = await shownIn(tab, 'theme')
    tab.setOption('textFormats.font', 'lato')
    await settle()
    await signOut(1)
    await until(() => expect(shown()).toBe('light'))
    expect(tab.optionValue('textFormats.font')).toBe('ptserif')
    await signIn(2, { options: { theme: 'sepia' } })
    await until(() => expect(shown()).toBe('sepia'))
  })

  it('of an account that was deleted elsewhere are those of a visitor', async () => {
    await signIn(1, { options: { theme: 'black' }, isDeleted: true })
    const tab = await openTab()
    expect((await shownIn(tab, 'theme'))()).toBe('light')
  })
})
