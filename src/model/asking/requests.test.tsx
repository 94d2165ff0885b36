// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestOutcome } from '#core/contract/browser/worker'
import { AppError } from '#core/errors'
import type { PageReading } from '#core/scripture/reading/read-page'
import { doing, drawHook, later, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { readingCode } from '../place/reading-code'
import { requestOf, useRequests } from './use-requests'
import { useWantedChapters } from './use-wanted-chapters'

startDrawing()

const stored: RequestOutcome = { kind: 'stored' }
const failed: RequestOutcome = { kind: 'failed', error: { code: 'network', message: '', details: {} } }
const reading = (value: object) => value as PageReading
const editionUnknown = (abbreviation: string) => reading({ kind: 'edition-unknown', abbreviation })

describe('what a reading lacks', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['nothing when it is complete', { kind: 'found', missing: [] }, undefined],
    [
      'chapters',
      { kind: 'found', missing: [{ abbreviation: 'SDE', canonical: 43_003_000 }] },
      [['wantChapters', [{ abbreviation: 'SDE', canonical: 43_003_000 }]]],
    ],
    ['an edition', { kind: 'edition-unknown', abbreviation: 'SDE' }, [['wantEdition', 'SDE']]],
    [
      'the books of some editions',
      { kind: 'manifest-missing', abbreviations: ['SDE', 'KJV'] },
      [
        ['wantEdition', 'SDE'],
        ['wantEdition', 'KJV'],
      ],
    ],
    [
      'names',
      { kind: 'names-missing', locales: ['de', 'en'] },
      [
        ['wantNames', 'de'],
        ['wantNames', 'en'],
      ],
    ],
    [
      'names, for a passage nobody understands',
      { kind: 'passage-unknown', locales: ['fr'] },
      [['wantNames', 'fr']],
    ],
    ['nothing more, where all names are here', { kind: 'passage-unknown' }, undefined],
  ])('is %s', async (_, value, expected) => {
    const asked = workerThat({
      wantEdition: async () => stored,
      wantNames: async () => undefined,
      wantChapters: async (wanted) => wanted.map(() => stored),
    })
    const request = requestOf(value && reading(value))
    if (!expected) return expect(request).toBeUndefined()
    const outcomes = await request?.ask()
    expect(outcomes?.every(({ kind }) => kind === 'stored')).toBe(true)
    expect(asked).toEqual(expected)
  })

  it('is a part of the code, which is loaded and stays', async () => {
    const request = requestOf(reading({ kind: 'code-missing', part: 'resolveAnywhere' }))
    expect(await request?.ask()).toEqual([stored])
    expect(readingCode().resolveAnywhere).toBeTypeOf('function')
    const before = readingCode()
    await request?.ask()
    expect(readingCode()).toBe(before)
  })

  it('that fails with an error is a failed request with its code', async () => {
    workerThat({ wantNames: () => Promise.reject(new AppError('quota-exceeded')) })
    const request = requestOf(reading({ kind: 'names-missing', locales: ['de'] }))
    expect(await request?.ask()).toEqual([
      { kind: 'failed', error: expect.objectContaining({ code: 'quota-exceeded' }) },
    ])
  })
})

describe('asking for it', () => {
  beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true))
  afterEach(() => vi.spyOn(navigator, 'onLine', 'get').mockRestore())

  it('is done once for the same request, however often it is drawn, and is over with the answer', async () => {
    const answer = later<RequestOutcome>()
    const asked = workerThat({ wantEdition: () => answer.comes })
    // A new object each time, as a live query gives it.
    const { now, again } = await drawHook(() => useRequests('/SDE/Joh3', editionUnknown('SDE')))
    await again()
    expect(now()).toMatchObject({ isWanting: true, error: undefined })
    answer.come(stored)
    await until(() => expect(now().isWanting).toBe(false))
    await again()
    expect(asked).toEqual([['wantEdition', 'SDE']])
  })

  it('says why it did not come, and asks again when it is told to', async () => {
    workerThat({ wantEdition: async () => failed })
    const { now } = await drawHook(() => useRequests('/SDE/Joh3', editionUnknown('SDE')))
    await until(() => expect(now().error?.code).toBe('network'))
    const answer = later<RequestOutcome>()
    workerThat({ wantEdition: () => answer.comes })
    await doing(() => now().retry())
    expect(now()).toMatchObject({ isWanting: true, error: undefined })
    answer.come(stored)
    await until(() => expect(now()).toMatchObject({ isWanting: false, error: undefined }))
  })

  it('is slow while it takes long, and comes all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = later<RequestOutcome>()
    workerThat({ wantEdition: () => answer.comes })
    const { now } = await drawHook(() => useRequests('/SDE/Joh3', editionUnknown('SDE')))
    await doing(() => vi.advanceTimersByTimeAsync(10_000))
    expect(now().error?.code).toBe('slow')
    vi.useRealTimers()
    answer.come(stored)
    await until(() => expect(now()).toMatchObject({ isWanting: false, error: undefined }))
  })

  it('goes on by itself when the network is back', async () => {
    workerThat({ wantEdition: async () => failed })
    const { now } = await drawHook(() => useRequests('/SDE/Joh3', editionUnknown('SDE')))
    await until(() => expect(now().error?.code).toBe('network'))
    // What asks again comes by itself a moment later.
    await settle()
    const asked = workerThat({ wantEdition: async () => stored })
    await doing(() => dispatchEvent(new Event('online')))
    await until(() => expect(now().error).toBeUndefined())
    await doing(() => dispatchEvent(new Event('online')))
    await settle()
    expect(asked).toHaveLength(1)
  })

  it('stops with the place that wanted it', async () => {
    workerThat({ wantEdition: async () => failed })
    const { now, end } = await drawHook(() => useRequests('/SDE/Joh3', editionUnknown('SDE')))
    await until(() => expect(now().error).toBeDefined())
    await settle()
    await end()
    const asked = workerThat({ wantEdition: async () => stored })
    dispatchEvent(new Event('online'))
    await settle()
    expect(asked).toEqual([])
  })

  it('is another request at another place', async () => {
    const asked = workerThat({ wantEdition: async () => stored })
    let place = '/SDE/Joh3'
    const { again } = await drawHook(() => useRequests(place, editionUnknown('SDE')))
    place = '/SDE/Joh4'
    await again()
    await until(() => expect(asked).toHaveLength(2))
  })
})

describe('chapters that somebody looks for', () => {
  it('are asked for at once, each once, and not half a Bible', async () => {
    const asked = workerThat({ wantChapters: async (wanted) => wanted.map(() => stored) })
    const missing = Array.from({ length: 60 }, (_, index) => 1_001_000 + Math.floor(index / 1.2) * 1_000)
    const { now } = await drawHook(() => useWantedChapters('SDE', missing))
    await until(() => expect(now()).toBe(false))
    const [[, wanted] = []] = asked as [string, { canonical: number }[]][]
    expect(wanted).toHaveLength(40)
    expect(new Set(wanted?.map(({ canonical }) => canonical)).size).toBe(40)
    expect(asked).toHaveLength(1)
  })

  it('are not asked for without an edition, or when none is missing', async () => {
    const asked = workerThat({})
    const { now } = await drawHook(() => [useWantedChapters(undefined, [1]), useWantedChapters('SDE', [])])
    await settle()
    expect([now(), asked]).toEqual([[false, false], []])
  })

  it('that did not come are asked for again when the network is back', async () => {
    workerThat({ wantChapters: async () => [failed] })
    const { now } = await drawHook(() => useWantedChapters('SDE', [43_003_000]))
    await until(() => expect(now()).toBe(false))
    const asked = workerThat({ wantChapters: async () => [stored] })
    dispatchEvent(new Event('online'))
    await until(() => expect(asked).toHaveLength(1))
  })
})
