// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { emptyDevice } from '../../../tests/support/drawn/device'
import { doing, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { database } from '../../platform/local/database'
import type { SidebarBox } from '../../ui/sidebar/sidebar-content'
import { optionValue } from '../options/options'
import { useSidebar } from './use-sidebar'
import type * as useSidebarOptionsModule from './use-sidebar-options'
import type { SidebarArea } from './use-sidebar-options'

type OptionsModule = typeof useSidebarOptionsModule

startDrawing()
let asked: ReturnType<typeof workerThat>

beforeEach(async () => {
  asked = workerThat({ setOption: async (path, value) => void (await database.options.put({ path, value })) })
  await emptyDevice()
  await settle()
})
afterEach(async () => {
  await emptyDevice()
  await settle()
})

/** A page as it starts: nothing was opened or closed on it. */
async function startPage(area: SidebarArea, isOpenAtFirst: boolean) {
  const { useSidebarOptions } = await freshModule<OptionsModule>('./use-sidebar-options.ts', import.meta.url)
  const { now } = await drawHook(() => useSidebarOptions(area, isOpenAtFirst))
  await until(() => expect(now()[0]).toBeDefined())
  return {
    options: () => now()[0],
    change: (changed: Parameters<ReturnType<typeof now>[1]>[0]) => doing(() => now()[1](changed)),
  }
}

const store = (area: SidebarArea, values: Readonly<Record<string, string | boolean>>) =>
  database.options.bulkPut(
    Object.entries(values).map(([name, value]) => ({ path: `sidebar.${area}.${name}`, value })),
  )

describe('whether a sidebar is open when the page starts', () => {
  it.each([
    // Where it is closed at first, only one that is pinned comes back.
    [{}, false, false],
    [{ open: true }, false, false],
    [{ open: true, pinned: true }, false, true],
    [{ open: false, pinned: true }, false, false],
    // Where it is open at first, it stays so until the person closes it.
    [{}, true, true],
    [{ open: true }, true, true],
    [{ open: false }, true, false],
    [{ open: false, pinned: true }, true, false],
  ])('left as %j, open at first %s: %s', async (values, isOpenAtFirst, expected) => {
    await store('text', values)
    const page = await startPage('text', isOpenAtFirst)
    await until(() => expect(page.options()?.open).toBe(expected))
    await settle(10)
    expect(page.options()?.open).toBe(expected)
  })
})

describe('a sidebar', () => {
  it('that was opened is open on this page though it is not pinned', async () => {
    const page = await startPage('search', false)
    await page.change({ open: true })
    expect(page.options()).toEqual({ open: true, pinned: false })
    await until(() => expect(asked).toEqual([['setOption', 'sidebar.search.open', true]]))
    const next = await startPage('search', false)
    expect(next.options()?.open).toBe(false)
  })

  it('is one for each area', async () => {
    const { useSidebarOptions } = await freshModule<OptionsModule>(
      './use-sidebar-options.ts',
      import.meta.url,
    )
    const text = await drawHook(() => useSidebarOptions('text', false))
    const search = await drawHook(() => useSidebarOptions('search', false))
    await until(() => expect([text.now()[0], search.now()[0]]).not.toContain(undefined))
    await doing(() => text.now()[1]({ open: true }))
    expect([text.now()[0]?.open, search.now()[0]?.open]).toEqual([true, false])
  })

  it('remembers order, boxes and pin as options, and folded boxes on this device', async () => {
    const page = await startPage('text', false)
    await page.change({ pinned: true, order: 'b,a', boxes: 'b', folded: 'a' })
    await until(() =>
      expect(page.options()).toEqual({ open: false, pinned: true, order: 'b,a', boxes: 'b', folded: 'a' }),
    )
    expect(asked).toContainEqual(['setOption', 'device.sidebar.text.folded', 'a'])
    expect(optionValue('sidebar.text.order')).toBe('b,a')
    const next = await startPage('text', false)
    await until(() => expect(next.options()?.folded).toBe('a'))
  })
})

describe('the boxes of a sidebar', () => {
  const boxes = ['notes', 'links', 'maps'].map(
    (name): SidebarBox => ({ name, title: name, icon: () => null, content: name }),
  )

  async function drawSidebar(atFirst?: Parameters<typeof useSidebar>[2]) {
    const { now } = await drawHook(() => useSidebar('search', boxes, atFirst))
    await until(() => expect(now()).toBeDefined())
    const sidebar = () => {
      const found = now()
      if (!found) throw new Error('The database has not answered')
      return found
    }
    return {
      places: () => sidebar().state.places.map(({ name, isShown }) => (isShown ? name : `(${name})`)),
      state: () => sidebar().state,
      run: (act: (actions: ReturnType<typeof sidebar>['actions']) => void) =>
        doing(() => act(sidebar().actions)),
    }
  }

  it('stand as they are given until somebody moves one', async () => {
    const sidebar = await drawSidebar()
    expect(sidebar.places()).toEqual(['notes', 'links', 'maps'])
    await sidebar.run(({ onMove }) => onMove('maps', { name: 'notes', side: 'before' }))
    await until(() => expect(sidebar.places()).toEqual(['maps', 'notes', 'links']))
    await sidebar.run(({ onShow }) => onShow('links', false))
    await until(() => expect(sidebar.places()).toEqual(['maps', 'notes', '(links)']))
  })

  it('follow a new box that came with a version: it is the last one, and shown', async () => {
    await store('search', { order: 'links,notes', boxes: 'links' })
    const sidebar = await drawSidebar()
    await until(() => expect(sidebar.places()).toEqual(['links', '(notes)', 'maps']))
  })

  it('are folded at first as they are given, then as the person leaves them', async () => {
    const sidebar = await drawSidebar({ folded: 'notes,maps' })
    expect(sidebar.state().folded).toEqual(['notes', 'maps'])
    await sidebar.run(({ onFold }) => onFold('notes', false))
    await until(() => expect(sidebar.state().folded).toEqual(['maps']))
    await sidebar.run(({ onFold }) => onFold('links', true))
    await until(() => expect(sidebar.state().folded).toEqual(['maps', 'links']))
  })

  it('are seen when the sidebar is pinned: that opens it', async () => {
    const sidebar = await drawSidebar()
    await sidebar.run(({ onOpen }) => onOpen(false))
    expect(sidebar.state().isOpen).toBe(false)
    await sidebar.run(({ onPin }) => onPin(true))
    await until(() => expect(sidebar.state()).toMatchObject({ isOpen: true, isPinned: true }))
    await sidebar.run(({ onOpen }) => onOpen(false))
    expect(sidebar.state()).toMatchObject({ isOpen: false, isPinned: true })
  })
})
