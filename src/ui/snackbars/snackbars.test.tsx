// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { clearPage, doing, draw, drawHook } from '../../../tests/support/drawn/draw'
import { allOf, key, one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { SnackbarRegion } from './snackbar-region'
import { closeSnackbar, hideSnackbar, moveSnackbars, showSnackbar, useSnackbars } from './snackbars'
import { useReporting } from './use-reporting'

function Region() {
  return (
    <>
      <button type="button">Im Text</button>
      <SnackbarRegion
        snackbars={useSnackbars()}
        label="Meldungen"
        closeLabel="Schließen"
        isBelowPanel={false}
      />
    </>
  )
}

const shown = () => [...document.querySelectorAll('section > div')].map((bar) => textOf(bar.firstChild))
const show = (...values: Parameters<typeof showSnackbar>) => doing(() => showSnackbar(...values))

let now: () => ReturnType<typeof useSnackbars>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now = (await drawHook(useSnackbars)).now
  await draw(<Region />)
})
afterEach(async () => {
  for (const { uniqueId } of now()) await doing(() => closeSnackbar(uniqueId))
  await clearPage()
  vi.useRealTimers()
})
const pass = (ms: number) => doing(() => vi.advanceTimersByTimeAsync(ms))

describe('a message', () => {
  it('goes by itself after eight seconds, unless it is to stay', async () => {
    await show('Gespeichert')
    await show('Neue Version', { timeoutMs: -1 })
    expect(shown()).toEqual(['Neue Version', 'Gespeichert'])
    await pass(7_999)
    expect(shown()).toHaveLength(2)
    await pass(1)
    expect(shown()).toEqual(['Neue Version'])
    await pass(600_000)
    expect(shown()).toEqual(['Neue Version'])
  })

  it('is held while somebody is at it, and has its whole time again afterwards', async () => {
    await show('Gespeichert')
    const bar = one('status', undefined, document)
    await pass(7_000)
    await doing(() => void bar.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await pass(60_000)
    expect(shown()).toEqual(['Gespeichert'])
    await doing(() => void bar.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    await pass(7_999)
    expect(shown()).toHaveLength(1)
    await pass(1)
    expect(shown()).toEqual([])
  })

  it('is an alert where it tells of an error, and a status otherwise', async () => {
    await show('Ging nicht', { type: 'error' })
    await show('Ging', { type: 'success' })
    expect([allOf('alert').length, allOf('status').length]).toEqual([1, 1])
  })

  it('runs its action and goes', async () => {
    const run = vi.fn()
    await show('Entfernt', { action: { label: 'Rückgängig', run } })
    await press(one('button', 'Rückgängig'))
    expect(run).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('tells once that it has gone, however it goes', async () => {
    const gone: string[] = []
    const told = (id: string) => ({ id, onClose: () => void gone.push(id) })
    await show('a', told('closed'))
    await press(one('button', 'Schließen'))
    await show('b', told('hidden'))
    await doing(() => hideSnackbar('hidden'))
    await show('c', told('timed out'))
    await pass(8_000)
    await show('d', { ...told('moved'), places: ['text'] })
    await doing(() => moveSnackbars('text'))
    await doing(() => moveSnackbars('home'))
    await show('e', told('replaced'))
    await show('f', { id: 'replaced' })
    expect(gone).toEqual(['closed', 'hidden', 'timed out', 'moved', 'replaced'])
  })
})

describe('the messages on the screen', () => {
  it('are three at most; the others come when there is room', async () => {
    for (const text of ['1', '2', '3', '4']) await show(text)
    expect(shown()).toEqual(['4', '3', '2'])
    await press(one('button', 'Schließen'))
    expect(shown()).toEqual(['3', '2', '1'])
  })

  it('are reached by F6, which goes back to where the focus was', async () => {
    await show('Gespeichert')
    const text = one('button', 'Im Text')
    text.focus()
    expect((await key(document.body, 'F6')).defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(one('region', 'Meldungen'))
    await key(document.body, 'F6')
    expect(document.activeElement).toBe(text)
  })

  it('leave F6 to the browser while there are none', async () => {
    expect((await key(document.body, 'F6')).defaultPrevented).toBe(false)
  })
})

describe('a change that is reported', () => {
  it('says nothing when it is stored, and why when it is not', async () => {
    vi.useRealTimers()
    await speakAll('de')
    const report = await drawHook(useReporting)
    expect(await doing(() => report.now()(Promise.resolve()))).toBe(true)
    expect(shown()).toEqual([])
    expect(await doing(() => report.now()(Promise.reject(new AppError('quota-exceeded'))))).toBe(false)
    expect(await doing(() => report.now()(Promise.reject(new AppError('storage-blocked'))))).toBe(false)
    // One place for all of them.
    expect(shown()).toHaveLength(1)
    expect(now()[0]).toMatchObject({ type: 'error', id: 'not-stored' })
  })
})
