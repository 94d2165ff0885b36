// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { giveVoices } from '../../../../tests/support/drawn/device-voices'
import { doing, drawHook, until } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { listenFrom, stopListening } from '../../../model/shell/listening'
import { usePlayer } from './use-player'
import { useSleepTimer } from './use-sleep-timer'

const { worker, database } = startPage()
const voices = giveVoices('Anna de-DE', 'Hans de-AT', 'Kate en-GB')

afterEach(() => stopListening())

const chapter = (canonical: number) =>
  pageOf(canonical, { chapters: [chapterWith(canonical, { 2: 'Zweiter.' }, 3)] })
const john1 = chapter(43_001_000)

async function play(data: PageData = john1, verse?: number) {
  worker.answer({ recording: async () => undefined })
  const hook = await drawHook(usePlayer, data)
  await until(() => expect(hook.now().state.status).toBe('resting'))
  await doing(() => listenFrom(verse))
  await until(() => expect(voices.texts()).toHaveLength(1))
  return hook
}
const ends = () => doing(() => voices.end())

describe('the player', () => {
  it('reads verse after verse, and ends with the chapter', async () => {
    const hook = await play()
    await ends()
    await ends()
    expect(voices.texts()).toEqual(['Vers 1', 'Zweiter.', 'Vers 3'])
    await ends()
    expect(hook.now().state.status).toBe('ended')
    expect(voices.isSpeaking()).toBe(false)
  })

  it('begins at the verse that was asked for', async () => {
    await play(john1, 2)
    expect(voices.texts()).toEqual(['Zweiter.'])
  })

  it('rests where nobody asked it to read', async () => {
    worker.answer({ recording: async () => undefined })
    const hook = await drawHook(usePlayer, john1)
    await until(() => expect(hook.now().state.status).toBe('resting'))
    expect(voices.texts()).toEqual([])
  })

  it('stops speaking with a pause, and begins the same words again', async () => {
    const hook = await play()
    await doing(() => hook.now().toggle())
    expect([hook.now().state.status, voices.isSpeaking()]).toEqual(['resting', false])
    await doing(() => hook.now().toggle())
    expect(voices.texts()).toEqual(['Vers 1', 'Vers 1'])
  })

  it.each([
    ['the browser refuses it', 'not-allowed', 'resting'],
    ['another page speaks', 'interrupted', 'resting'],
    ['the voice fails', 'synthesis-failed', 'failed'],
  ])('where %s', async (_, error, status) => {
    const hook = await play()
    await doing(() => voices.fail(error))
    expect(hook.now().state.status).toBe(status)
  })

  it('stops when another chapter comes that nobody wanted to hear', async () => {
    const hook = await play()
    await hook.again(chapter(43_002_000))
    await until(() => expect(hook.now().text?.chapter).toBe(43_002_000))
    expect(hook.now().state).toMatchObject({ status: 'resting', verse: 0 })
    expect(voices.isSpeaking()).toBe(false)
  })

  it('goes on with the next chapter where the person wants that', async () => {
    await database.options.put({ path: 'audioPlayer.autoplay', value: true })
    const hook = await play()
    await until(() => expect(hook.now().settings.goesOn).toBe(true))
    for (let verse = 1; verse <= 3; verse += 1) await ends()
    await until(() => expect(hook.path()).toBe('/LUT/Joh2'))
    await hook.again(chapter(43_002_000))
    await until(() => expect(voices.texts()).toHaveLength(4))
    expect(hook.now().state.status).toBe('playing')
  })

  it('goes on with the second chapter of a passage, not with what follows the passage', async () => {
    await database.options.put({ path: 'audioPlayer.autoplay', value: true })
    const { address } = john1
    const further = [{ from: 43_002_000, to: 43_002_000 }]
    const hook = await play({ ...john1, address: address && { ...address, further } })
    await until(() => expect(hook.now().settings.goesOn).toBe(true))
    for (let verse = 1; verse <= 3; verse += 1) await ends()
    await until(() => expect(hook.path()).toBe('/LUT/Joh2'))
  })

  it('reads on in the same chapter when only its data is new', async () => {
    const hook = await play()
    await ends()
    await hook.again(chapter(43_001_000))
    expect(hook.now().state).toMatchObject({ status: 'playing', verse: 1 })
    expect(voices.texts()).toEqual(['Vers 1', 'Zweiter.'])
  })
})

describe('who reads', () => {
  it('is a voice of the language, that of its region first', async () => {
    const hook = await play(pageOf(43_001_000, { manifests: [manifestOf('AUT', { locale: 'de-AT' })] }))
    expect(voices.spoken[0]?.voice).toBe('Hans')
    expect(hook.now().sources.voices.map(({ name }) => name)).toEqual(['Hans', 'Anna'])
  })

  it('is the one that was chosen on this device for the language', async () => {
    const hook = await play()
    await doing(() => hook.now().sources.choose('Hans'))
    await until(() => expect(voices.spoken.at(-1)?.voice).toBe('Hans'))
    expect(await database.facts.get('audio.voice.de')).toMatchObject({ value: 'Hans' })
  })

  it('is nobody where the device has no voice for the language, until one is installed', async () => {
    worker.answer({ recording: async () => undefined })
    const french = pageOf(43_001_000, { manifests: [manifestOf('LSG', { locale: 'fr' })] })
    const hook = await drawHook(usePlayer, french)
    await until(() => expect(hook.now().state.status).toBe('no-voice'))
    await doing(() => voices.install('Anna de-DE', 'Claire fr-FR'))
    await until(() => expect(hook.now().state.status).toBe('resting'))
    expect(hook.now().sources.source).toMatchObject({ kind: 'voice', voice: { name: 'Claire' } })
  })

  it('speaks as quickly and as loudly as it was set on this device', async () => {
    await database.facts.put({ key: 'audio.speed', value: 9 })
    const hook = await play()
    expect(hook.now().settings.speed).toBe(2)
    expect(voices.spoken[0]).toMatchObject({ rate: 2, volume: hook.now().settings.volume / 100 })
  })

  it('is a recording where there is one, which is not asked for twice', async () => {
    const recording = { address: '/api/audio/LUT/files/0123456789abcdef.mp3', bytes: 10 }
    worker.answer({ recording: async () => recording })
    const hook = await drawHook(usePlayer, john1)
    await until(() => expect(hook.now().sources.recording).toEqual(recording))
    expect(worker.inputsOf('recording')).toEqual([['LUT', 43_001_000]])
    await doing(() => hook.now().sources.lookAgain())
    await until(() => expect(worker.inputsOf('recording')).toHaveLength(2))
  })

  it('is never a recording for a file of one’s own', async () => {
    await play(pageOf(43_001_000, { manifests: [manifestOf('OWN', { id: 0 })] }))
    expect(worker.inputsOf('recording')).toEqual([])
  })
})

describe('the timer to fall asleep', () => {
  afterEach(() => vi.useRealTimers())

  it('switches off after its minutes, once', async () => {
    let slept = 0
    const hook = await drawHook(useSleepTimer, () => void (slept += 1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await doing(() => hook.now().choose('5'))
    await doing(() => vi.advanceTimersByTime(4.9 * 60_000))
    expect([slept, hook.now().choice]).toEqual([0, '5'])
    await doing(() => vi.advanceTimersByTime(0.2 * 60_000))
    expect([slept, hook.now().choice]).toEqual([1, 'off'])
    await doing(() => vi.advanceTimersByTime(60 * 60_000))
    expect(slept).toBe(1)
  })

  it.each(['off', 'chapter'] as const)('counts no minutes where it is set to %s', async (choice) => {
    let slept = 0
    const hook = await drawHook(useSleepTimer, () => void (slept += 1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await doing(() => hook.now().choose('60'))
    await doing(() => hook.now().choose(choice))
    await doing(() => vi.advanceTimersByTime(90 * 60_000))
    expect(slept).toBe(0)
  })
})
