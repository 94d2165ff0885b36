// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { AppError, type ErrorWire } from '#core/errors'
import type { DownloadRow, EditionRow } from '#db/rows'
import {
  doing,
  draw,
  find,
  lastMessage,
  messages,
  nameOf,
  press,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../tests/support/drawn/draw'
import { editionRow } from '../../../tests/support/drawn/local-rows'
import { offline } from '../../../tests/support/drawn/network'
import { startPage } from '../../../tests/support/drawn/page'
import { DownloadsOverlay } from './downloads-overlay'
import { goesOnByItself } from './rows/use-download-actions'

const { t, worker, database } = startPage()

const german = editionRow('SDE', { summary: { name: 'Schlichte', locale: 'de', bytes: 1_900_000 } })
const english = editionRow('SEN', { summary: { name: 'Simple', locale: 'en' } })
const here = editionRow('ELB', { summary: { name: 'Elberfelder', locale: 'de' }, isInstalled: true })

async function drawDownloads(editions: readonly EditionRow[], downloads: readonly DownloadRow[] = []) {
  await database.editions.bulkPut([...editions])
  await database.downloads.bulkPut([...downloads])
  const { container } = await draw(<DownloadsOverlay />)
  await until(() => expect(rows(container)).toHaveLength(editions.length))
  return container
}
const rows = (container: HTMLElement) => textsOf(container, 'li b')
const titles = (container: HTMLElement) => textsOf(container, 'h2')
const buttons = (container: HTMLElement) => [...container.querySelectorAll('li button')].map(nameOf)

const running = (more: Partial<DownloadRow> = {}): DownloadRow => ({
  abbreviation: 'SDE',
  state: 'running',
  doneBytes: 500,
  totalBytes: 2_000,
  startedAt: 1,
  ...more,
})
const failure = (code: ErrorWire['code']): ErrorWire => ({ code, message: '', details: {} })

describe('the list of downloads', () => {
  it('stands by language, that of the interface first', async () => {
    const container = await drawDownloads([english, german, here])
    expect(titles(container)).toEqual(['Deutsch', 'Englisch'])
    expect(rows(container)).toEqual(['ELB', 'SDE', 'SEN'])
  })

  it('begins without network with what is on this device, and says what needs one', async () => {
    offline()
    const container = await drawDownloads([english, german, here])
    expect(titles(container)).toEqual([t('library:onDevice'), 'Deutsch', 'Englisch'])
    expect(rows(container)).toEqual(['ELB', 'SDE', 'SEN'])
    expect(container.textContent).toContain(t('reading:needsNetwork'))
    expect(buttons(container)).toEqual([t('library:remove', { name: 'Elberfelder' })])
  })

  it.each([
    ['an abbreviation', 'sen', ['SEN']],
    ['a name', 'elberf', ['ELB']],
    ['a language, as the interface calls it', 'englisch', ['SEN']],
    ['blanks around it', '  sde ', ['SDE']],
    ['nothing that is there', 'xyz', []],
  ])('is filtered by %s', async (_, words, left) => {
    const container = await drawDownloads([english, german, here])
    await write(find(container, 'input[type=search]'), words)
    expect(rows(container)).toEqual(left)
    expect(container.textContent?.includes(t('library:nothingFound'))).toBe(left.length === 0)
  })

  it('says so when there are none at all', async () => {
    worker.answer({ refreshLibrary: async () => undefined })
    const container = await drawDownloads([])
    await until(() => expect(container.textContent).toContain(t('library:none')))
  })

  it('says that the list is to come where there was no answer', async () => {
    worker.answer({ refreshLibrary: () => Promise.reject(new Error('network')) })
    const container = await drawDownloads([])
    await until(() => expect(container.textContent).toContain(t('library:empty')))
  })
})

describe('what can be done with an edition', () => {
  it.each<[string, EditionRow, DownloadRow[], string[]]>([
    ['that is not here', german, [], ['loadName']],
    ['that is on its way', german, [running()], ['pause', 'cancel']],
    ['that waits for its turn', german, [running({ state: 'waiting' })], ['pause', 'cancel']],
    ['that was paused', german, [running({ state: 'paused' })], ['resume', 'cancel']],
    ['that failed', german, [running({ state: 'failed', error: failure('network') })], ['resume', 'cancel']],
    ['that is here', { ...german, isInstalled: true }, [], ['remove']],
  ])('%s', async (_, edition, downloads, wanted) => {
    const container = await drawDownloads([edition], downloads)
    const name = edition.summary.name
    expect(buttons(container)).toEqual(wanted.map((key) => t(`library:${key}` as 'library:remove', { name })))
  })

  it('is to load, which says when it is here', async () => {
    worker.answer({ download: async () => undefined })
    const container = await drawDownloads([german])
    await press(find(container, 'li button'))
    await until(() => expect(messages()).toEqual([t('library:loaded', { abbreviation: 'SDE' })]))
    expect(worker.inputsOf('download')).toEqual([['SDE']])
  })

  it.each(['pause', 'cancel'] as const)('is to %s a download', async (action) => {
    const name = action === 'pause' ? 'pauseDownload' : 'cancelDownload'
    worker.answer({ [name]: async () => undefined })
    const container = await drawDownloads([german], [running()])
    await press(find(container, 'li button', t(`library:${action}`, { name: 'Schlichte' })))
    await until(() => expect(worker.inputsOf(name)).toEqual([['SDE']]))
  })

  it('is to remove it, and to take that back', async () => {
    worker.answer({ removeEdition: async () => undefined, undoRemoval: async () => undefined })
    const container = await drawDownloads([here])
    await press(find(container, 'li button'))
    await until(() => expect(messages()).toEqual([t('library:removed', { name: 'Elberfelder' })]))
    await doing(() => lastMessage()?.action?.run())
    await until(() => expect(worker.inputsOf('undoRemoval')).toEqual([['ELB']]))
  })
})

describe('a download that did not end well', () => {
  it.each([
    ['network', true],
    ['unavailable', true],
    ['too-many-requests', true],
    ['captive-portal', false],
    ['quota-exceeded', false],
    ['internal', false],
  ] as const)('for %s goes on by itself: %s', (code, isPassing) => {
    expect(goesOnByItself(failure(code))).toBe(isPassing)
  })

  it('is said once, in one message for each edition', async () => {
    worker.answer({ download: async () => Promise.reject(new AppError('quota-exceeded', {})) })
    const container = await drawDownloads([german])
    await press(find(container, 'li button'))
    await until(() => expect(lastMessage()).toMatchObject({ type: 'error', id: 'download-SDE' }))
  })

  it('is nothing to say when the person ended it', async () => {
    worker.answer({ download: async () => Promise.reject(new AppError('cancelled', {})) })
    const container = await drawDownloads([german])
    await press(find(container, 'li button'))
    await until(() => expect(worker.inputsOf('download')).toHaveLength(1))
    await worker.answered()
    expect(messages()).toEqual([])
  })
})

describe('the progress of a download', () => {
  it.each([
    ['a quarter', { doneBytes: 500 }, 25],
    ['nothing yet', { doneBytes: 0 }, 0],
    ['a size that is not known', { doneBytes: 500, totalBytes: 0 }, 0],
    ['more than was told', { doneBytes: 3_000 }, 100],
  ])('is shown for %s', async (_, bytes, share) => {
    const container = await drawDownloads([german], [running(bytes)])
    expect(find<HTMLProgressElement>(container, 'progress').getAttribute('value')).toBe(String(share))
  })

  it('says that it goes on by itself when the network is back', async () => {
    const container = await drawDownloads([german], [running({ state: 'failed', error: failure('network') })])
    expect(find(container, 'li [role=status]').textContent).toBe(t('library:interrupted'))
  })
})

describe('the pack for a journey', () => {
  const read = (abbreviations: string[], at: number) =>
    database.recents.put({ path: `/${abbreviations.join('.')}/Joh3`, title: 'Joh 3', abbreviations, at })

  it('loads what was read lately, one after the other, the latest first', async () => {
    const ended: string[] = []
    worker.answer({ download: async (abbreviation) => void ended.push(abbreviation) })
    await read(['SEN'], 1)
    await read(['SDE', 'ELB'], 2)
    const container = await drawDownloads([english, german, here])
    await until(() => expect(textsOf(container, '#travel')).toHaveLength(1))
    await press(find(container, 'section[aria-labelledby=travel] button'))
    await until(() => expect(ended).toEqual(['SDE', 'SEN']))
  })

  it('is ready when all of it is here', async () => {
    await read(['ELB'], 1)
    const container = await drawDownloads([here, german])
    await until(() => expect(wordsIn(container)).toContain(t('library:travelReady', { names: 'ELB' })))
  })

  it('is not offered where it could not be loaded', async () => {
    offline()
    await read(['SDE'], 1)
    const container = await drawDownloads([german, here])
    expect(container.querySelector('#travel')).toBeNull()
  })
})
