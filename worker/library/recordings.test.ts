import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contractHeader, contractVersion } from '#core/contract/version'
import { findRecording, forgetRecording, keepRecording } from './recordings'

const recording = { address: '/api/audio/TST/files/0123456789abcdef.mp3', bytes: 5 }
const about = '/api/audio/TST/1001000'

/** What the network answers; undefined = it is away. */
let answers: Map<string, string> | undefined
let stored: Map<string, Response>

beforeEach(() => {
  answers = new Map([
    [about, JSON.stringify({ data: recording })],
    [recording.address, 'sound'],
  ])
  stored = new Map()
  vi.stubGlobal('fetch', async (address: string) => {
    if (!answers) throw new TypeError('Failed to fetch')
    const body = answers.get(address)
    const headers = { [contractHeader]: String(contractVersion), 'content-type': 'audio/mpeg' }
    return new Response(body ?? '{}', { status: body === undefined ? 404 : 200, headers })
  })
  const cache = {
    put: async (key: string, answer: Response) => void stored.set(key, answer),
    delete: async (key: string) => stored.delete(key),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: string) => stored.get(key)?.clone(),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a recording is found on the server', async () => {
  expect(await findRecording('TST', 1_001_000)).toEqual(recording)
})

it('none, no network, an edition the server does not know: there is none', async () => {
  answers?.set(about, JSON.stringify({ data: null }))
  expect(await findRecording('TST', 1_001_000)).toBeUndefined()
  answers?.delete(about)
  expect(await findRecording('TST', 1_001_000)).toBeUndefined()
  answers = undefined
  expect(await findRecording('TST', 1_001_000)).toBeUndefined()
})

it('kept on the device it is found with its sound when the network is away, until it is given up', async () => {
  await keepRecording('TST', 1_001_000)
  answers = undefined
  const found = await findRecording('TST', 1_001_000)
  expect(found).toMatchObject(recording)
  expect(new TextDecoder().decode(found?.sound?.bytes)).toBe('sound')
  await forgetRecording('TST', 1_001_000)
  expect(await findRecording('TST', 1_001_000)).toBeUndefined()
  expect(stored.size).toBe(0)
})

it('a cut sound is not kept', async () => {
  answers?.set(recording.address, 'soun')
  await expect(keepRecording('TST', 1_001_000)).rejects.toMatchObject({ code: 'network' })
  expect(stored.size).toBe(0)
})

it('what is not recorded cannot be kept', async () => {
  answers?.set(about, JSON.stringify({ data: null }))
  await expect(keepRecording('TST', 1_001_000)).rejects.toMatchObject({ code: 'not-found' })
})
