// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#core/contract/editions/edition'
import { AppError } from '#core/errors'
import { loadNames } from '#core/scripture/names/load-names'
import { emptyDevice, signIn, signOut, storeNames, storeText } from '../../../../tests/support/drawn/device'
import {
  doing,
  draw,
  drawHook,
  later,
  settle,
  startDrawing,
  until,
} from '../../../../tests/support/drawn/draw'
import { allOf, one, press, textOf, type } from '../../../../tests/support/drawn/hand'
import { speakAll } from '../../../../tests/support/drawn/speak'
import { workerThat } from '../../../../tests/support/drawn/worker-here'
import { bareManifest } from '../../../../tests/support/editions/bare-edition'
import { keepInSession } from '../../../platform/storage/session-copy'
import { closeSnackbar, useSnackbars } from '../../../ui/snackbars/snackbars'
import { ListHead } from './list-head'
import { OwnVerses } from './own-verses'
import { SharedVerses } from './shared-verses'
import { usePages } from './use-pages'
import { VerseRows } from './verse-rows'

startDrawing()
let count = 0
let manifest: Manifest

beforeEach(async () => {
  await speakAll('de')
  await emptyDevice()
  await storeNames('de')
  count += 1
  manifest = bareManifest({ abbreviation: `L${count}`, locale: 'de' }, [{ number: 43, chapters: [3] }])
  await storeText(manifest, { 43_003_000: ['Eins.', 'Zwei.', 'Drei.'] })
  keepInSession('bibles', [manifest.abbreviation])
})
afterEach(async () => {
  keepInSession('bibles', null)
  await signOut(1)
})

describe('a list the server gives a page at a time', () => {
  const pages = (failing: () => boolean = () => false) => {
    const load = vi.fn(async (page: number) => {
      if (failing()) throw new AppError('network')
      return { items: [`${page}a`, `${page}b`], lastPage: 2 }
    })
    return load
  }

  it('begins with the first page, and has more as long as there is', async () => {
    const load = pages()
    const states: string[] = []
    const { now } = await drawHook(() => {
      const list = usePages('key', load)
      states.push(list.state)
      return list
    })
    expect(states[0]).toBe('loading')
    await until(() => expect(now().items).toEqual(['1a', '1b']))
    expect([now().state, now().hasMore]).toEqual(['loaded', true])
    await doing(() => now().more())
    await until(() => expect(now().items).toEqual(['1a', '1b', '2a', '2b']))
    expect([now().hasMore, load.mock.calls]).toEqual([false, [[1], [2]]])
  })

  it('keeps what it has where the next page does not come, and asks for that again', async () => {
    let isFailing = false
    const load = pages(() => isFailing)
    const { now } = await drawHook(() => usePages('key', load))
    await until(() => expect(now().state).toBe('loaded'))
    isFailing = true
    await doing(() => now().more())
    await until(() => expect(now().state).toBe('failed'))
    expect([now().items, now().error?.code]).toEqual([['1a', '1b'], 'network'])
    isFailing = false
    await doing(() => now().retry())
    await until(() => expect(now().items).toHaveLength(4))
    expect(now().error).toBeUndefined()
  })

  it('begins again where something else is listed, and hears no late answer', async () => {
    const slow = later<{ items: string[]; lastPage: number }>()
    let key = 'slow'
    const { now, again } = await drawHook(() =>
      usePages(key, async () => (key === 'slow' ? slow.comes : { items: [key], lastPage: 1 })),
    )
    key = 'quick'
    await again()
    await until(() => expect(now().items).toEqual(['quick']))
    await doing(() => slow.come({ items: ['late'], lastPage: 1 }))
    await settle()
    expect(now().items).toEqual(['quick'])
  })

  it('asks for nothing where nothing is listed', async () => {
    const load = pages()
    await drawHook(() => usePages('', load))
    await settle()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('rows of verses', () => {
  it('are named and quoted in the shown edition, and say where they have no place or text', async () => {
    const { names } = await loadNames('de')
    const edition = { manifest, naming: { names, separators: manifest.separators, locale: 'de' } }
    const rows = [{ target: 'v:org:43003002' }, { target: 'v:org:1001001' }, { target: 'broken' }]
    const { container } = await draw(
      <VerseRows rows={rows} edition={edition} about={({ target }) => target.length} />,
    )
    await until(() => expect(container.querySelectorAll('p')).toHaveLength(3))
    const [found, other, broken] = [...container.querySelectorAll('li')]
    expect(textOf(found)).toContain('Johannes 3,2')
    expect(textOf(found?.querySelector('p'))).toBe('Zwei.')
    expect(found?.querySelector('a')?.getAttribute('href')).toBe(`/${manifest.abbreviation}/Joh3,2`)
    expect(textOf(other?.querySelector('p'))).not.toBe('')
    expect(broken?.querySelector('a')).toBeNull()
  })

  const likes = (rows: number) =>
    Array.from({ length: rows }, (_, index) => ({
      key: `like:v:org:${43_003_001 + index}`,
      target: `v:org:${43_003_001 + index}`,
    }))
  const own = (rows: number) => (
    <OwnVerses
      kind="like"
      rows={likes(rows)}
      count={`${rows} Likes`}
      removeLabel={(place) => `Like von ${place} entfernen`}
      removed={(place) => `Entfernt: ${place}`}
    />
  )

  it('of the member are taken off, which can be undone', async () => {
    const asked = workerThat({ change: async () => undefined })
    const shown = await drawHook(useSnackbars)
    await draw(own(2))
    await press(await until(() => one('button', 'Like von Johannes 3,2 entfernen')))
    await until(() =>
      expect(shown.now()[0]?.message.replaceAll(/[\u2068\u2069]/g, '')).toBe('Entfernt: Johannes 3,2'),
    )
    expect(asked).toEqual([['change', { kind: 'like', key: 'like:v:org:43003002', body: null }]])
    await doing(() => shown.now()[0]?.action?.run())
    await until(() =>
      expect(asked.at(-1)).toEqual(['change', { kind: 'like', key: 'like:v:org:43003002', body: true }]),
    )
    for (const { uniqueId } of shown.now()) await doing(() => closeSnackbar(uniqueId))
  })

  it('of the member are not said to be off where that could not be stored', async () => {
    workerThat({ change: () => Promise.reject(new AppError('quota-exceeded')) })
    const shown = await drawHook(useSnackbars)
    await draw(own(1))
    await press(await until(() => one('button', /entfernen/)))
    await until(() => expect(shown.now()).toHaveLength(1))
    expect(shown.now()[0]?.id).toBe('not-stored')
    for (const { uniqueId } of shown.now()) await doing(() => closeSnackbar(uniqueId))
  })

  it('of the member come a hundred at a time', async () => {
    workerThat({ wantChapters: async (wanted) => wanted.map(() => ({ kind: 'stored' })) })
    const { container } = await draw(own(120))
    await until(() => expect(container.querySelectorAll('li')).toHaveLength(100))
    await press(one('button', 'Weitere zeigen'))
    await until(() => expect(container.querySelectorAll('li')).toHaveLength(120))
    expect(allOf('button', 'Weitere zeigen')).toEqual([])
  })

  const shared = (more: object) => ({
    items: [],
    state: 'loaded' as const,
    error: undefined,
    hasMore: false,
    more: vi.fn(),
    retry: vi.fn(),
    ...more,
  })

  it.each([
    ['none', {}, 'Keine'],
    ['some', { items: [{ target: 'v:org:43003001', usercount: 7 }] }, '7 Personen'],
    ['why none come', { state: 'failed', error: { code: 'network', message: '', details: {} } }, 'Erneut'],
  ])('of everybody say how many share them: %s', async (_, more, expected) => {
    const { container } = await draw(
      <SharedVerses pages={shared(more)} none="Keine" about={(persons) => `${persons} Personen`} />,
    )
    await until(() => expect(textOf(container)).toContain(expected))
  })
})

describe('the head of a list', () => {
  const head = (onMine = vi.fn(), onSort = vi.fn()) => (
    <ListHead list="likes" isMine onMine={onMine} sorts={['canonical', 'date']} sort="date" onSort={onSort} />
  )

  it('tells a visitor what an account is for, and the way to one and back', async () => {
    await draw(head())
    const link = await until(() => one('link', 'Anmelden'))
    expect(link.getAttribute('href')).toBe('/register?to=%2Flikes')
    expect(textOf(document.body)).toContain('Was dir gefällt, gehört zu deinem Konto.')
  })

  it('lets a member choose between theirs and those of everybody, and an order', async () => {
    await signIn(1)
    const [onMine, onSort] = [vi.fn(), vi.fn()]
    await draw(head(onMine, onSort))
    await press(await until(() => one('button', 'Von allen')))
    expect(onMine).toHaveBeenCalledWith(false)
    await type(one('combobox'), 'canonical')
    expect(onSort).toHaveBeenCalledWith('canonical')
  })
})
