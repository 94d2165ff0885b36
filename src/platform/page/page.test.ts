// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractVersion } from '#core/contract/version'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { doing, drawHook, startDrawing } from '../../../tests/support/drawn/draw'
import type * as firstPageModule from './first-page'
import type * as firstPaintModule from './first-paint'
import type * as headerHeightModule from './header-height'
import { keepPlaces } from './keep-places'
import { useOnline } from './online'
import { saveJson } from './save-file'
import { canShareFile, copyRich, copyText, shareFile, shareOrCopy } from './share'

startDrawing()
afterEach(() => void vi.unstubAllGlobals())

describe('the data the page came with', () => {
  const pageWith = async (text: string | undefined) => {
    if (text !== undefined) {
      const block = document.createElement('script')
      block.type = 'application/json'
      block.id = 'data'
      block.textContent = text
      document.body.append(block)
    }
    return await freshModule<typeof firstPageModule>('./first-page.ts', import.meta.url)
  }

  it('is parsed once: the same object each time, whatever becomes of the block', async () => {
    const { firstPage } = await pageWith(JSON.stringify({ contract: contractVersion, manifests: [] }))
    const first = firstPage()
    document.body.replaceChildren()
    expect(first).toEqual({ contract: contractVersion, manifests: [] })
    expect(firstPage()).toBe(first)
  })

  it.each([
    ['is no block', undefined],
    ['is an empty one', ''],
    ['is that of another version', JSON.stringify({ contract: contractVersion - 1 })],
  ])('is none where there %s', async (_, text) => {
    const { firstPage } = await pageWith(text)
    expect(firstPage()).toBeUndefined()
  })
})

describe('the chapter that stood in the answer', () => {
  const load = () => freshModule<typeof firstPaintModule>('./first-paint.ts', import.meta.url)
  beforeEach(() => {
    document.body.innerHTML = '<main id="first">Am Anfang</main><div id="root"></div>'
  })
  const order = () => [...document.body.children].map(({ id }) => id)

  it('goes when the page has drawn its own', async () => {
    const { isFirstPaintShown, removeFirstPaint } = await load()
    expect(isFirstPaintShown()).toBe(true)
    removeFirstPaint()
    removeFirstPaint()
    expect([isFirstPaintShown(), order()]).toEqual([false, ['root']])
  })

  it('is what one reads only for who has scrolled it', async () => {
    const { scrolledFirstPaint, watchFirstPaint } = await load()
    watchFirstPaint()
    expect(scrolledFirstPaint()).toBeNull()
    dispatchEvent(new Event('scroll'))
    expect(scrolledFirstPaint()?.id).toBe('first')
  })
})

describe('the network, as the browser believes', () => {
  it('is told live', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { now } = await drawHook(useOnline)
    expect(now()).toBe(true)
    online.mockReturnValue(false)
    await doing(() => dispatchEvent(new Event('offline')))
    expect(now()).toBe(false)
    online.mockReturnValue(true)
    await doing(() => dispatchEvent(new Event('online')))
    expect(now()).toBe(true)
    online.mockRestore()
  })
})

describe('the place a page was scrolled to', () => {
  it('is kept by the app while the page is here, and by the browser where it loads it anew', () => {
    vi.stubGlobal('history', { scrollRestoration: 'auto' })
    // Dexie tells of pages that come back.
    vi.mocked(console.debug).mockImplementation(() => undefined)
    keepPlaces()
    expect(history.scrollRestoration).toBe('manual')
    dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(history.scrollRestoration).toBe('auto')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(history.scrollRestoration).toBe('manual')
    vi.mocked(console.debug).mockClear()
  })
})

describe('how much of the window the header covers', () => {
  it.each([
    ['16px', 55],
    ['20px', 61],
    ['', 55],
  ])('with letters of %j is %i px', async (size, expected) => {
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: size }))
    const { headerPx } = await freshModule<typeof headerHeightModule>('./header-height.ts', import.meta.url)
    expect(headerPx()).toBe(expected)
  })
})

describe('copying', () => {
  const refusing = () => Promise.reject(new DOMException('', 'NotAllowedError'))

  it('tells whether the browser took it', async () => {
    const taken: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void taken.push(text) } })
    expect([await copyText('Joh 3,16'), taken]).toEqual([true, ['Joh 3,16']])
    vi.stubGlobal('navigator', {})
    expect(await copyText('Joh 3,16')).toBe(false)
  })

  it('gives words and markup, for the program it goes to to choose', async () => {
    const written: Record<string, string>[] = []
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly parts: Record<string, Blob>) {}
      },
    )
    const write = async ([item]: { parts: Record<string, Blob> }[]) => {
      for (const [type, blob] of Object.entries(item?.parts ?? {}))
        written.push({ [type]: await blob.text() })
    }
    vi.stubGlobal('navigator', { clipboard: { write } })
    expect(await copyRich({ plain: 'Wort', html: '<b>Wort</b>' })).toBe(true)
    expect(written).toEqual([{ 'text/plain': 'Wort' }, { 'text/html': '<b>Wort</b>' }])
  })

  it('gives the words alone where no more is taken', async () => {
    const taken: string[] = []
    const clipboard = { write: refusing, writeText: async (text: string) => void taken.push(text) }
    vi.stubGlobal('navigator', { clipboard })
    expect([await copyRich({ plain: 'Wort', html: '<b>Wort</b>' }), taken]).toEqual([true, ['Wort']])
  })

  it.each([true, false])(
    'goes the way of old on a page that is not secure; it worked: %s',
    async (isDone) => {
      vi.stubGlobal('navigator', {})
      const data = new Map<string, string>()
      const clipboardData = { setData: (type: string, text: string) => data.set(type, text) }
      Object.assign(document, {
        execCommand() {
          document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }))
          return isDone
        },
      })
      expect(await copyRich({ plain: 'Wort', html: '<b>Wort</b>' })).toBe(isDone)
      expect(Object.fromEntries(data)).toEqual({ 'text/plain': 'Wort', 'text/html': '<b>Wort</b>' })
      Reflect.deleteProperty(document, 'execCommand')
    },
  )
})

describe('sharing', () => {
  const shared = { title: 'Joh 3,16', text: 'Also hat Gott', url: 'https://example.org/SDE/Joh3,16' }
  const aborting = () => Promise.reject(new DOMException('', 'AbortError'))
  const failing = () => Promise.reject(new DOMException('', 'DataError'))
  const clipboard = { writeText: async () => undefined }

  it.each([
    ['a sheet that shares', { share: async () => undefined }, 'shared'],
    ['a sheet that was closed', { share: aborting }, 'shared'],
    ['a sheet that fails, and a clipboard', { share: failing, clipboard }, 'copied'],
    ['no sheet but a clipboard', { clipboard }, 'copied'],
    ['neither', {}, 'failed'],
  ])('with %s', async (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator)
    expect(await shareOrCopy(shared)).toBe(expected)
  })

  it.each([
    ['shares it', async () => undefined, 'shared'],
    ['was closed', aborting, 'cancelled'],
    ['fails', failing, 'failed'],
  ])('a file by a sheet that %s', async (_, share, expected) => {
    vi.stubGlobal('navigator', { share })
    expect(await shareFile(new File([], 'picture.png'))).toBe(expected)
  })

  it.each([
    [{}, false],
    [{ canShare: () => false }, false],
    [{ canShare: ({ files }: { files: File[] }) => files[0]?.name === 'picture.png' }, true],
  ])('of a file is offered only where the sheet takes it (%#)', (navigator, expected) => {
    vi.stubGlobal('navigator', navigator)
    expect(canShareFile(new File([], 'picture.png'))).toBe(expected)
  })
})

describe('a file to keep', () => {
  it.each([
    ['Perikope', 7, 'perikope-7.json'],
    ['Die Bibel für alle', 'Meine Daten', 'die-bibel-für-alle-meine-daten.json'],
    ['קורא', 'x/..\\y', 'קורא-x-y.json'],
  ])('of %s %s is called %s and is given back in time', async (product, name, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let saved: Blob | undefined
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:1'
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const clicked: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })
    saveJson(product, name, { a: 1 })
    expect(clicked).toEqual([expected])
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual({ a: 1 })
    expect(revoke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(revoke).toHaveBeenCalledWith('blob:1')
    for (const spy of [create, revoke, click]) spy.mockRestore()
    vi.useRealTimers()
  })
})
