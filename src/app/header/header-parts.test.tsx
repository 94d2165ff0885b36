// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice, signIn, signOut } from '../../../tests/support/drawn/device'
import { doing, draw, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { key, one, press } from '../../../tests/support/drawn/hand'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { display } from '../../model/options/display'
import { setOption } from '../../model/options/options'
import { database } from '../../platform/local/database'
import { useStore } from '../../ui/store/store'
import { useFixedHeader } from '../bars/member-bars'
import { HeaderUser } from './header-user'
import { areBarsHidden } from './hiding/bars-hidden'
import { watchBars } from './hiding/watch-bars'
import { useHeaderPanels } from './use-header-panels'

startDrawing()
beforeEach(async () => {
  await speakAll('de')
  await emptyDevice()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  display.set({})
  await signOut(1)
})

describe('the panels of the header', () => {
  function Header({ onPanel }: { onPanel: (isOpen: boolean) => void }) {
    const { header, panel, isByKey, panelButton, close, onActive } = useHeaderPanels(onPanel)
    return (
      <header ref={header}>
        <button type="button" {...panelButton('menu')} aria-label="Menü" />
        <button type="button" {...panelButton('books')} aria-label="Bücher" />
        <input aria-label="Feld" onFocus={() => onActive(true)} onBlur={() => onActive(false)} />
        <button type="button" onClick={close} aria-label="Zu" />
        <output>{`${panel ?? 'none'}${isByKey ? ' by key' : ''}`}</output>
      </header>
    )
  }
  const shown = () => document.querySelector('output')?.textContent
  const drawHeader = async () => {
    const at = await routed(['/SDE/Joh3'])
    const told: boolean[] = []
    await draw(at.wrap(<Header onPanel={(isOpen) => void told.push(isOpen)} />))
    return { ...at, told }
  }

  it('open and close by their buttons, one at a time, and say so', async () => {
    await drawHeader()
    await press(one('button', 'Menü'))
    expect([shown(), one('button', 'Menü').getAttribute('aria-expanded')]).toEqual(['menu', 'true'])
    await press(one('button', 'Bücher'))
    expect([shown(), one('button', 'Menü').getAttribute('aria-expanded')]).toEqual(['books', 'false'])
    await press(one('button', 'Bücher'))
    expect(shown()).toBe('none')
    await press(one('button', 'Menü'))
    await press(one('button', 'Zu'))
    expect(shown()).toBe('none')
  })

  it('tell what lies over the page, which suggestions do not', async () => {
    const { told } = await drawHeader()
    await press(one('button', 'Menü'))
    await until(() => expect(told.at(-1)).toBe(true))
    await press(one('button', 'Zu'))
    await until(() => expect(told.at(-1)).toBe(false))
    const before = told.length
    await doing(() => one('textbox', 'Feld').focus())
    await until(() => expect(shown()).toBe('suggestions'))
    await settle(250)
    expect(told.slice(before)).toEqual([])
  })

  it('go with a move where it is the menu, not with an address that is only written better', async () => {
    const { history } = await drawHeader()
    await press(one('button', 'Menü'))
    await doing(() => history.replace('/SDE/Johannes3'))
    expect(shown()).toBe('menu')
    await doing(() => history.push('/SDE/Joh4'))
    expect(shown()).toBe('none')
  })

  it.each([
    ['m', {}, 'menu by key'],
    ['B', { shiftKey: true }, 'books by key'],
    // There is no button for translations here.
    ['b', {}, 'none'],
    ['m', { altKey: true }, 'none'],
    ['m', { ctrlKey: true }, 'none'],
    ['m', { isComposing: true }, 'none'],
    ['x', {}, 'none'],
  ])('open by the key %s (%j): %s', async (name, more, expected) => {
    await drawHeader()
    await key(document.body, name, more)
    expect(shown()).toBe(expected)
  })

  it('leave keys to fields, and to who has switched them off', async () => {
    await drawHeader()
    await key(one('textbox', 'Feld'), 'm')
    expect(shown()).toBe('none')
    await doing(() => display.set({ shortcuts: 'off' }))
    await key(document.body, 'm')
    expect(shown()).toBe('none')
  })

  it('are opened once by a key that is held, and the help by its own', async () => {
    const { history } = await drawHeader()
    const at = { timeStamp: 1_000 }
    for (let times = 0; times < 3; times += 1) {
      const event = Object.defineProperty(
        new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }),
        'timeStamp',
        { value: at.timeStamp + times },
      )
      await doing(() => void document.body.dispatchEvent(event))
    }
    expect([history.location.href, history.length]).toEqual(['/help#keys', 2])
  })
})

describe('a header that stays', () => {
  it('stays as long as the member wishes so', async () => {
    workerThat({ setOption: async (path, value) => void (await database.options.put({ path, value })) })
    const state = () => document.documentElement.dataset['header']
    const { end } = await drawHook(useFixedHeader)
    expect(state()).toBe('fixed')
    await doing(() => setOption('fixHeader', false))
    expect(state()).toBeUndefined()
    await doing(() => setOption('fixHeader', true))
    expect(state()).toBe('fixed')
    await end()
    expect(state()).toBeUndefined()
    await settle()
  })
})

describe('the end of the header', () => {
  const panelButton = (name: string) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': false,
    'data-panel': name,
    onClick: () => undefined,
  })

  it.each([
    ['a visitor', undefined],
    ['somebody whose account was deleted', { isDeleted: true }],
  ])('is for %s the way to an account', async (_, facts) => {
    if (facts) await signIn(1, facts)
    await draw(<HeaderUser panelButton={panelButton} />)
    await until(() => expect(one('link').getAttribute('href')).toBe('/register'))
  })

  it('is for a member their own panel, with their initials', async () => {
    await signIn(1)
    await draw(<HeaderUser panelButton={panelButton} />)
    const button = await until(() => one('button', 'Dein Konto'))
    expect(button.dataset['panel']).toBe('user')
    await until(() => expect(button.textContent).toBe('M1'))
  })
})

describe('the bars', () => {
  let y: number
  const ownScroll = Object.getOwnPropertyDescriptor(globalThis, 'scrollY')
  const scrollTo = async (to: number) => {
    y = to
    dispatchEvent(new Event('scroll'))
    await doing(() => settle(0))
  }
  let stop: AbortController
  beforeEach(async () => {
    y = 0
    stop = new AbortController()
    // Each frame is drawn at once.
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run))
    Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y })
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 10_000 })
    const add = globalThis.addEventListener.bind(globalThis)
    const spy = vi
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation(((name: string, listener: EventListener) =>
        add(name, listener, { signal: stop.signal })) as never)
    watchBars()
    spy.mockRestore()
  })
  afterEach(() => {
    stop.abort()
    if (ownScroll) Object.defineProperty(globalThis, 'scrollY', ownScroll)
    Reflect.deleteProperty(document.documentElement, 'scrollHeight')
    areBarsHidden.set(false)
  })

  it('go when a person scrolls down, and come when they scroll up', async () => {
    const { now } = await drawHook(() => useStore(areBarsHidden))
    dispatchEvent(new Event('wheel'))
    await scrollTo(300)
    expect(now()).toBe(true)
    await scrollTo(280)
    expect(now()).toBe(false)
  })

  it('stay where the page scrolls by itself', async () => {
    const { now } = await drawHook(() => useStore(areBarsHidden))
    await scrollTo(300)
    expect(now()).toBe(false)
    dispatchEvent(new Event('wheel'))
    dispatchEvent(new Event('scrollend'))
    await scrollTo(600)
    expect(now()).toBe(false)
  })

  it.each([
    ['ArrowDown', true],
    ['PageDown', true],
    [' ', true],
    ['Tab', false],
    ['a', false],
  ])('go where the key %j scrolls: %s', async (name, expected) => {
    const { now } = await drawHook(() => useStore(areBarsHidden))
    dispatchEvent(new KeyboardEvent('keydown', { key: name }))
    await scrollTo(300)
    expect(now()).toBe(expected)
  })

  it('stay while something in them has the focus, and begin anew at another place', async () => {
    const { now } = await drawHook(() => useStore(areBarsHidden))
    document.body.insertAdjacentHTML('beforeend', '<div data-bar><button id="bar">x</button></div>')
    document.getElementById('bar')?.focus()
    dispatchEvent(new Event('wheel'))
    await scrollTo(300)
    expect(now()).toBe(false)
    ;(document.activeElement as HTMLElement | null)?.blur()
    await scrollTo(600)
    expect(now()).toBe(true)
    dispatchEvent(new Event('landed'))
    await until(() => expect(now()).toBe(false))
  })
})
