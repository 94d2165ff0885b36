// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice, signIn, signOut } from '../../../tests/support/drawn/device'
import { drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { database } from '../../platform/local/database'
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies'
import { currentDisplay, display, displayAttributes, useDisplayOf } from './display'
import { optionValue } from './options'
import { changeDisplay, followDisplay } from './stored-display'

startDrawing()
const root = document.documentElement
/** Changes the display and waits until that is seen and kept. */
const changed = async (change: Parameters<typeof changeDisplay>[0]) => {
  changeDisplay(change)
  await until(() => expect(readCookie('bs-display')).toBe(JSON.stringify(currentDisplay())))
}
const storing = () =>
  workerThat({
    setOption: async (path, value) => void (await database.options.put({ path, value })),
  })

beforeEach(async () => {
  storing()
  await emptyDevice()
  await settle()
})
afterEach(async () => {
  await emptyDevice()
  await settle()
  display.set({})
  for (const name of displayAttributes) root.removeAttribute(`data-${name}`)
  removeCookie('bs-display')
  history.replaceState(null, '', '/')
})

describe('a change of the display', () => {
  it('is known at once and seen after the next frame, so that what was pressed is seen first', async () => {
    const { now } = await drawHook(() => useDisplayOf('font'))
    changeDisplay({ font: 'lato' })
    expect(currentDisplay().font).toBe('lato')
    expect(root.dataset['font']).toBeUndefined()
    await until(() => expect(root.dataset['font']).toBe('lato'))
    expect(now()).toBe('lato')
  })

  it('is kept in the cookie that boot.js reads', async () => {
    await changed({ theme: 'dark', hide: 'numbers headings' })
    expect(JSON.parse(readCookie('bs-display') ?? '')).toEqual({ theme: 'dark', hide: 'numbers headings' })
  })

  it('takes its attribute away where it goes back to the default', async () => {
    await changed({ width: 'full', lines: 'verse' })
    await changed({ width: undefined })
    expect([root.dataset['width'], root.dataset['lines']]).toEqual([undefined, 'verse'])
  })

  it('sets the options of the person, defaults too', async () => {
    await changed({ theme: 'sepia', size: '11', hide: 'footnotes' })
    expect(optionValue('theme')).toBe('sepia')
    expect(optionValue('textFormats.fontSize')).toBe(1.8)
    expect(optionValue('textFormats.showFootnotes')).toBe(false)
    await changed({ theme: undefined, size: undefined, hide: undefined })
    expect(optionValue('theme')).toBe('light')
    expect(optionValue('textFormats.fontSize')).toBe(1.4)
    expect(optionValue('textFormats.showFootnotes')).toBe(true)
  })

  it.each([
    ['stack', 'sideways'],
    ['swipe', 'off'],
    ['shortcuts', 'off'],
    ['paged', 'on'],
  ] as const)('of %s stays with the device', async (name, value) => {
    const asked = storing()
    await changed({ [name]: value })
    await changed({ [name]: undefined })
    await until(() => expect(asked).toHaveLength(2))
    expect(asked).toEqual([
      ['setOption', `device.${name}`, value],
      ['setOption', `device.${name}`, ''],
    ])
  })

  it('leaves to the last of several what is painted', async () => {
    changeDisplay({ theme: 'dark' })
    changeDisplay({ theme: 'black' })
    const seen: (string | undefined)[] = []
    const watching = new MutationObserver(() => seen.push(root.dataset['theme']))
    watching.observe(root, { attributes: true })
    await until(() => expect(root.dataset['theme']).toBe('black'))
    watching.disconnect()
    expect(seen).not.toContain('dark')
  })

  it('gives the bars of the browser the colour of the header', async () => {
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
    root.style.setProperty('--surface', ' #123456 ')
    await changed({ theme: 'dark' })
    expect(meta.content).toBe('#123456')
    meta.remove()
    root.style.removeProperty('--surface')
  })
})

describe('a page that follows the options', () => {
  // The page follows once; it goes on for every test below.
  it('stores first what `?dark` asked for', async () => {
    history.replaceState(null, '', '/?dark')
    display.set({ theme: 'dark' })
    followDisplay()
    await until(() => expect(root.dataset['theme']).toBe('dark'))
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('dark'))
  })

  it('shows what another tab changes, and keeps what belongs to the device', async () => {
    await changed({ swipe: 'off' })
    await database.options.put({ path: 'textFormats.jesus', value: true })
    await until(() => expect(root.dataset['jesus']).toBe('on'))
    expect(root.dataset['swipe']).toBe('off')
    expect(JSON.parse(readCookie('bs-display') ?? '')).toEqual({ swipe: 'off', jesus: 'on' })
  })

  it('shows the display of who signs in, and nothing of it when they have gone', async () => {
    await changed({ stack: 'sideways' })
    await signIn(7, { options: { theme: 'black', 'textFormats.font': 'antiqua' } })
    await until(() => expect(root.dataset['theme']).toBe('black'))
    expect(root.dataset['font']).toBe('antiqua')
    await signOut(7)
    await until(() => expect(root.dataset['theme']).toBeUndefined())
    expect([root.dataset['font'], root.dataset['stack']]).toEqual([undefined, 'sideways'])
  })

  it('writes nothing anew where nothing differs', async () => {
    await changed({ theme: 'sepia' })
    await until(async () => expect((await database.options.get('theme'))?.value).toBe('sepia'))
    writeCookie('bs-display', 'untouched')
    await database.options.put({ path: 'chat.btn', value: false })
    await until(() => expect(optionValue('chat.btn')).toBe(false))
    await vi.waitFor(() => settle(250))
    expect(readCookie('bs-display')).toBe('untouched')
  })
})
