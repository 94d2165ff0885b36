// @vitest-environment happy-dom
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice, signIn, signOut, storeSettings, withMember } from '../../../tests/support/drawn/device'
import { clearPage, doing, draw, drawHook, until } from '../../../tests/support/drawn/draw'
import { allOf, key, nameOf, one, press, textOf } from '../../../tests/support/drawn/hand'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { currentDisplay, display } from '../../model/options/display'
import { shownReport } from '../../model/shell/report-dialog'
import { database } from '../../platform/local/database'
import { useStore } from '../../ui/store/store'
import { MainMenu } from './main-menu'

beforeEach(async () => {
  vi.stubGlobal('__VERSION__', '1.2.3')
  // The menu goes at once: what moves is a matter of ui/sheets.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  workerThat({ setOption: async (path, value) => void (await database.options.put({ path, value })) })
  await speakAll('de')
  await emptyDevice()
})
afterEach(async () => {
  await clearPage()
  await signOut(1)
  display.set({})
  vi.unstubAllGlobals()
})

async function openMenu(address = '/SDE/Joh3') {
  const { history, wrap } = await routed([address])
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const trigger = createRef<HTMLElement>()
  trigger.current = opener
  const onClose = vi.fn()
  const drawn = await draw(wrap(<MainMenu trigger={trigger} onClose={onClose} />))
  await until(() => one('dialog', 'Menü'))
  return { history, onClose, opener, ...drawn }
}
const paths = () => allOf('link').map((link) => link.getAttribute('href'))
/** Its press, without the browser following the link. */
const follow = async (link: HTMLElement) => {
  let isPrevented = false
  addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await press(link)
  return isPrevented
}

describe('the main menu', () => {
  it('freezes the page, begins at its first link, and gives the focus back when it goes', async () => {
    const { opener, end } = await openMenu()
    expect(document.documentElement.hasAttribute('data-frozen')).toBe(true)
    expect(document.activeElement).toBe(allOf('link')[0])
    await end()
    expect(document.documentElement.hasAttribute('data-frozen')).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it.each([
    ['its button', () => press(one('button', 'Schließen'))],
    ['a press beside it', () => press(one('dialog'))],
    ['Esc', () => doing(() => void one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))],
  ])('is closed by %s', async (_, close) => {
    const { onClose } = await openMenu()
    await close()
    await until(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('keeps Tab inside, round and round', async () => {
    await openMenu()
    const stops = [...one('dialog').querySelectorAll<HTMLElement>('a[href], button, input')]
    const [first, last] = [stops[0], stops.at(-1)]
    first?.focus()
    await key(document.activeElement ?? document.body, 'Tab', { shiftKey: true })
    expect(document.activeElement).toBe(last)
    await key(document.activeElement ?? document.body, 'Tab')
    expect(document.activeElement).toBe(first)
    const event = await key(document.activeElement ?? document.body, 'Tab')
    expect(event.defaultPrevented).toBe(false)
  })

  it('shows no room that this server does not have', async () => {
    await openMenu()
    expect(paths()).toEqual(
      expect.arrayContaining(['/notes', '/tags', '/likes', '/history', '/downloads', '/languages']),
    )
    expect(paths()).not.toContain('/topics')
    expect(paths()).not.toContain('/chats')
  })

  it('marks where one is; a link to there only closes it', async () => {
    const { onClose } = await openMenu('/notes')
    const link = allOf('link').find((found) => found.getAttribute('href') === '/notes')
    expect(link?.getAttribute('aria-current')).toBe('page')
    expect(link && (await follow(link))).toBe(true)
    await until(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('is closed by every link', async () => {
    const { onClose } = await openMenu()
    const link = allOf('link').find((found) => found.getAttribute('href') === '/tags')
    expect(link && (await follow(link))).toBe(false)
    await until(() => expect(onClose).toHaveBeenCalledOnce())
  })
})

describe('who reads', () => {
  it('is for a visitor the product, and the way to sign in', async () => {
    await openMenu()
    await until(() => expect(paths()).toContain('/login'))
    expect(paths()).not.toContain('/profile')
  })

  it('is greeted as a member, and told whether all is saved', async () => {
    await signIn(1)
    await openMenu()
    await until(() => expect(textOf(one('dialog'))).toContain('Hallo Mitglied 1'))
    expect(paths()).toContain('/logout')
    await until(() => expect(textOf(one('dialog'))).toContain('Alles abgeglichen'))
    await withMember(1, ({ outbox }) => outbox.bulkAdd([{ seq: 1 }, { seq: 2 }] as never))
    await until(() => expect(textOf(one('dialog'))).toContain('2 Änderungen warten'))
  })
})

describe('reading', () => {
  it('is gone on with where something was read', async () => {
    await openMenu()
    expect(paths()).not.toContain('/SDE/Ps23')
    await database.recents.put({ path: '/SDE/Ps23', title: 'Psalm 23', abbreviations: ['SDE'], at: 1 })
    await until(() => expect(paths()).toContain('/SDE/Ps23'))
    expect(textOf(one('link', /^Weiterlesen/))).toBe('WeiterlesenPsalm 23')
  })

  it('is begun by chance, in the translations read last', async () => {
    await database.recents.put({ path: '/MA.MB/Ps23', title: 'Psalm 23', abbreviations: ['MA', 'MB'], at: 1 })
    const { history, onClose } = await openMenu()
    await until(() => expect(paths()).toContain('/MA.MB/Ps23'))
    await press(one('button', /Zufällig|zufällig/))
    await until(() => expect(history.location.pathname).toMatch(/^\/MA\.MB\/\d+$/))
    await until(() => expect(onClose).toHaveBeenCalled())
  })
})

describe('the device', () => {
  it('is made dark and light again', async () => {
    await openMenu()
    await press(one('switch'))
    expect(currentDisplay().theme).toBe('dark')
    await until(() => expect(one('switch')).toHaveProperty('checked', true))
    await press(one('switch'))
    expect(currentDisplay().theme).toBeUndefined()
  })

  it('prints the page once the menu is off the screen', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { onClose } = await openMenu()
    await press(one('button', 'Drucken'))
    expect(print).not.toHaveBeenCalled()
    await until(() => expect(print).toHaveBeenCalledOnce())
    await until(() => expect(onClose).toHaveBeenCalled())
  })
})

describe('the end of the menu', () => {
  it('leads out only where the operator has set an address, in a window of its own', async () => {
    await openMenu()
    const outside = () => allOf('link').filter((link) => link.getAttribute('target') === '_blank')
    expect(outside()).toEqual([])
    await storeSettings({
      links: {
        donate: { de: 'https://example.org/de', '*': 'https://example.org/' },
        facebook: { '*': 'https://f.example/' },
      },
    })
    await until(() => expect(outside()).toHaveLength(2))
    expect(outside().map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://example.org/de', 'noopener noreferrer'],
      ['https://f.example/', 'noopener noreferrer'],
    ])
    expect(nameOf(one('navigation', 'In sozialen Netzen'))).toBeTruthy()
  })

  it('tells the version, opens the form for reports, and asks again what may be counted only where anything is', async () => {
    const report = await drawHook(() => useStore(shownReport))
    await openMenu()
    expect(textOf(one('dialog'))).toContain('Version 1.2.3')
    const choices = () => allOf('button', /Datenschutz|Privatsphäre|Cookie/i)
    expect(choices()).toEqual([])
    await storeSettings({ analytics: { address: 'https://count.example/' } })
    await until(() => expect(choices()).toHaveLength(1))
    await press(one('button', 'Fehler melden'))
    expect(report.now()).toMatchObject({ type: 'text' })
    await doing(() => shownReport.set(undefined))
  })
})
