// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPage, doing, draw, settle, until } from '../../../tests/support/drawn/draw'
import { allOf, key, one, press, textOf } from '../../../tests/support/drawn/hand'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import { OverlayFrame } from './overlay-frame'

const root = document.documentElement

beforeEach(async () => {
  await speakAll('de')
  // Nothing moves: what leaves is gone at once.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  )
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
})
afterEach(async () => {
  await clearPage()
  vi.mocked(Element.prototype.checkVisibility).mockRestore()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

interface How {
  index?: number
  viewIndex?: number
  isBeside?: boolean
  path?: string
  title?: string
}

/** An overlay over a text: `/`, `/SDE/Joh3`, `/help` and `/help/1` are the entries of the history. */
async function overlay(how: How = {}) {
  const at = await routed(['/', '/SDE/Joh3', '/help', '/help/1'].slice(0, (how.index ?? 2) + 1))
  const frame = ({ index = 2, viewIndex = 1, isBeside = false, path = '/help', title = 'Hilfe' }: How) =>
    at.wrap(
      <OverlayFrame
        title={title}
        path={path}
        index={index}
        viewIndex={viewIndex}
        viewPath="/SDE/Joh3"
        isForm={false}
        isArea={false}
        isBeside={isBeside}
        transition="slide-in"
      >
        <p>
          Inhalt <input aria-label="Feld" />
        </p>
      </OverlayFrame>,
    )
  const drawn = await draw(frame(how))
  return { ...at, ...drawn, show: (next: How) => drawn.again(frame(next)) }
}
const here = ({ history: { location } }: Awaited<ReturnType<typeof overlay>>) => location.pathname
const escape = () => doing(() => void one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))

describe('an overlay', () => {
  it('begins at its heading, over a page that is frozen while it is there', async () => {
    const { end } = await overlay()
    expect([textOf(document.activeElement), root.hasAttribute('data-frozen')]).toEqual(['Hilfe', true])
    await end()
    expect(root.hasAttribute('data-frozen')).toBe(false)
  })

  it('begins at its heading again where another takes its place, not where it is only drawn again', async () => {
    const { show } = await overlay()
    one('textbox', 'Feld').focus()
    await show({})
    expect(document.activeElement).toBe(one('textbox', 'Feld'))
    await show({ path: '/notes', title: 'Notizen' })
    expect(textOf(document.activeElement)).toBe('Notizen')
  })

  it.each([
    ['its button', () => press(one('button', 'Schließen'))],
    ['a press beside it', () => press(one('dialog'))],
    ['Esc', escape],
  ])('is closed by %s, back to the view', async (_, close) => {
    const shown = await overlay()
    await close()
    await until(() => expect(here(shown)).toBe('/SDE/Joh3'))
  })

  it('over another leads back to that by its arrow and Esc, and away from both by its button', async () => {
    const second = { index: 3, path: '/help/1' }
    for (const back of [() => press(one('button', 'Zurück')), escape]) {
      const shown = await overlay(second)
      await back()
      await until(() => expect(here(shown)).toBe('/help'))
      await clearPage()
    }
    const shown = await overlay(second)
    await press(one('button', 'Schließen'))
    await until(() => expect(here(shown)).toBe('/SDE/Joh3'))
  })

  it('that the visit began with has no way back, and leads home', async () => {
    const shown = await overlay({ index: 2, viewIndex: -1 })
    await press(one('button', 'Schließen'))
    await until(() => expect(here(shown)).toBe('/'))
  })

  it('stays away from where a link has led meanwhile', async () => {
    const shown = await overlay()
    await press(one('button', 'Schließen'))
    shown.history.push('/SDE/Joh4')
    await settle(50)
    expect(here(shown)).toBe('/SDE/Joh4')
  })

  it('gives focus and place back to the view below, unless another view came', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    const scrolled: unknown[] = []
    vi.stubGlobal('scrollTo', (how: unknown) => scrolled.push(how))
    for (const [path, isBack] of [
      ['/SDE/Joh3', true],
      ['/SDE/Joh4', false],
    ] as const) {
      opener.focus()
      const { end } = await overlay()
      history.replaceState(null, '', path)
      await end()
      expect(document.activeElement === opener).toBe(isBack)
      await settle(160)
      expect(scrolled.splice(0)).toEqual(isBack ? [{ top: 0, behavior: 'instant' }] : [])
    }
  })
})

describe('an overlay beside the view', () => {
  it('leaves the page live, and says that it is there', async () => {
    const { show } = await overlay({ isBeside: true })
    expect([root.hasAttribute('data-frozen'), root.hasAttribute('data-with-beside')]).toEqual([false, true])
    await show({ isBeside: false })
    expect([root.hasAttribute('data-frozen'), root.hasAttribute('data-with-beside')]).toEqual([true, false])
  })

  const outside = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`)
    return document.querySelector('main')?.firstElementChild ?? document.body
  }

  it.each([
    ['inside it', () => one('textbox', 'Feld'), {}, '/SDE/Joh3'],
    ['in the text', () => outside('<p>Am Anfang</p>'), {}, '/SDE/Joh3'],
    ['in a field of the page', () => outside('<input>'), {}, '/help'],
    ['while a word is put together', () => one('textbox', 'Feld'), { isComposing: true }, '/help'],
  ])('is closed by Esc %s, or not (%#)', async (_, target, more, expected) => {
    const shown = await overlay({ isBeside: true })
    await key(target(), 'Escape', more)
    await settle(50)
    expect(here(shown)).toBe(expected)
  })

  it('leaves Esc to what lies over it', async () => {
    const shown = await overlay({ isBeside: true })
    const text = outside('<p>Am Anfang</p>')
    text.insertAdjacentHTML('afterend', '<div role="dialog"></div>')
    await key(text, 'Escape')
    await settle(50)
    expect([here(shown), allOf('dialog').length]).toEqual(['/help', 2])
  })
})
