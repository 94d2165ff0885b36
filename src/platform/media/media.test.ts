// @vitest-environment happy-dom
/** Sound and the buttons of the headset, with the browser's own objects played at the border. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { settle } from '../../../tests/support/drawn/draw'
import { takeMediaButtons, tellMedia } from './media-session'
import type * as silenceModule from './silence'
import { openSound } from './sound'

/** An audio element that plays when the test says so. */
class FakeAudio extends EventTarget {
  static made: FakeAudio[] = []
  static refuses: Error | undefined
  preload = ''
  loop = false
  currentTime = 0
  duration = Number.NaN
  defaultPlaybackRate = 1
  playbackRate = 1
  volume = 1
  error: object | null = null
  isPlaying = false
  loads = 0
  constructor(public src: string) {
    super()
    FakeAudio.made.push(this)
  }
  play() {
    if (FakeAudio.refuses) return Promise.reject(FakeAudio.refuses)
    this.isPlaying = true
    return Promise.resolve()
  }
  pause() {
    this.isPlaying = false
  }
  load() {
    this.loads += 1
    this.error = null
  }
  removeAttribute() {
    this.src = ''
  }
  tell(name: string, facts: Partial<Pick<FakeAudio, 'currentTime' | 'duration' | 'error'>> = {}) {
    Object.assign(this, facts)
    this.dispatchEvent(new Event(name))
  }
}

const blobs = new Map<string, Blob>()
const revoked: string[] = []

beforeEach(() => {
  FakeAudio.made = []
  FakeAudio.refuses = undefined
  blobs.clear()
  revoked.length = 0
  vi.stubGlobal('Audio', FakeAudio)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(URL.createObjectURL).mockRestore()
  vi.mocked(URL.revokeObjectURL).mockRestore()
})

function opened(source: Parameters<typeof openSound>[0] = '/sound.mp3') {
  const heard: unknown[] = []
  const sound = openSound(source, {
    onTime: (ms) => heard.push(['time', ms]),
    onLength: (ms) => heard.push(['length', ms]),
    onEnd: () => heard.push('end'),
    onProblem: (problem) => heard.push(problem),
  })
  const audio = FakeAudio.made.at(-1)
  if (!audio) throw new Error('No audio element')
  return { sound, audio, heard }
}

describe('a recorded sound', () => {
  it('tells where it stands, how long it is once that is known, and its end', () => {
    const { audio, heard } = opened()
    audio.tell('durationchange')
    audio.tell('durationchange', { duration: Number.POSITIVE_INFINITY })
    audio.tell('durationchange', { duration: 61.5 })
    audio.tell('timeupdate', { currentTime: 1.25 })
    audio.tell('ended')
    expect(heard).toEqual([['length', 61_500], ['time', 1_250], 'end'])
  })

  it('plays, pauses, goes to a place, and keeps speed and volume', () => {
    const { sound, audio } = opened()
    sound.play()
    expect(audio.isPlaying).toBe(true)
    sound.pause()
    sound.seek(2_500)
    sound.adjust(1.5, 0.4)
    expect([audio.isPlaying, audio.currentTime]).toEqual([false, 2.5])
    expect([audio.playbackRate, audio.defaultPlaybackRate, audio.volume]).toEqual([1.5, 1.5, 0.4])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'failed'],
    ['AbortError', undefined],
  ])('that cannot be played because of %s is told as %s', async (name, problem) => {
    const { sound, heard } = opened()
    FakeAudio.refuses = new DOMException('', name)
    sound.play()
    await settle(1)
    expect(heard).toEqual(problem ? [problem] : [])
  })

  it('is fetched anew when it is played after a failure', () => {
    const { sound, audio, heard } = opened()
    audio.tell('error', { error: {} })
    expect(heard).toEqual(['failed'])
    sound.play()
    sound.play()
    expect(audio.loads).toBe(1)
  })

  it('tells nothing more once it is closed, and gives back what it took', async () => {
    const { sound, audio, heard } = opened({ type: 'audio/mpeg', bytes: new ArrayBuffer(3) })
    expect(blobs.get(audio.src)?.type).toBe('audio/mpeg')
    FakeAudio.refuses = new DOMException('', 'NotSupportedError')
    sound.play()
    sound.close()
    audio.tell('timeupdate')
    audio.tell('error')
    await settle(1)
    expect([heard, audio.src, revoked]).toEqual([[], '', ['blob:0']])
  })

  it('of an address gives nothing back', () => {
    opened().sound.close()
    expect(revoked).toEqual([])
  })
})

describe('the sound nobody hears', () => {
  it('goes round: ten seconds of a real wave without any sound, made once', async () => {
    const { playSilence } = await freshModule<typeof silenceModule>('./silence.ts', import.meta.url)
    playSilence()()
    const pause = playSilence()
    expect(FakeAudio.made).toHaveLength(1)
    const [audio] = FakeAudio.made
    expect([audio?.loop, audio?.isPlaying]).toEqual([true, true])
    const wave = new DataView((await blobs.get('blob:0')?.arrayBuffer()) ?? new ArrayBuffer(0))
    const word = (at: number) =>
      String.fromCharCode(...Array.from({ length: 4 }, (_, i) => wave.getUint8(at + i)))
    expect([word(0), word(8), word(12), word(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
    expect(wave.getUint32(4, true)).toBe(wave.byteLength - 8)
    const [rate, bytes] = [wave.getUint32(24, true), wave.getUint32(40, true)]
    expect(bytes / rate).toBe(10)
    expect(new Set(new Uint8Array(wave.buffer, 44))).toEqual(new Set([128]))
    pause()
    expect(audio?.isPlaying).toBe(false)
  })

  it('is done without where the browser refuses', async () => {
    FakeAudio.refuses = new DOMException('', 'NotAllowedError')
    const { playSilence } = await freshModule<typeof silenceModule>('./silence.ts', import.meta.url)
    playSilence()
    await settle(1)
    expect(FakeAudio.made[0]?.isPlaying).toBe(false)
  })
})

describe('the buttons of the headset', () => {
  const session = () => {
    const handlers = new Map<string, (() => void) | null>()
    const found = {
      metadata: null as { title?: string; artist?: string } | null,
      playbackState: 'none',
      setActionHandler(name: string, handler: (() => void) | null) {
        if (name === 'stop') throw new TypeError('not known')
        handlers.set(name, handler)
      },
    }
    vi.stubGlobal('navigator', { mediaSession: found })
    vi.stubGlobal('MediaMetadata', function (this: object, facts: object) {
      Object.assign(this, facts)
    })
    return { found, press: (name: string) => handlers.get(name)?.(), handlers }
  }
  const take = () => {
    const pressed: string[] = []
    const on = (name: string) => () => void pressed.push(name)
    const give = takeMediaButtons({
      play: on('play'),
      pause: on('pause'),
      previous: on('previous'),
      next: on('next'),
      stop: on('stop'),
    })
    return { pressed, give }
  }

  it('do what is asked of them; those for seconds go to the next verse', () => {
    const { press } = session()
    const { pressed } = take()
    for (const name of ['play', 'pause', 'previoustrack', 'nexttrack', 'seekbackward', 'seekforward'])
      press(name)
    expect(pressed).toEqual(['play', 'pause', 'previous', 'next', 'previous', 'next'])
  })

  it('are given back, with what the lock screen shows', () => {
    const { found, handlers } = session()
    const { give } = take()
    tellMedia({ title: 'Johannes 3', text: 'Am Anfang', album: 'SDE' }, true)
    expect(found.metadata).toMatchObject({ title: 'Johannes 3', artist: 'Am Anfang', album: 'SDE' })
    expect(found.playbackState).toBe('playing')
    tellMedia({ title: 'Johannes 3', text: 'Am Anfang', album: 'SDE' }, false)
    expect(found.playbackState).toBe('paused')
    give()
    expect([found.metadata, found.playbackState]).toEqual([null, 'none'])
    expect(new Set(handlers.values())).toEqual(new Set([null]))
  })

  it('are done without in a browser that has none', () => {
    vi.stubGlobal('navigator', {})
    const { give } = take()
    expect(() => tellMedia({ title: '', text: '', album: '' }, true)).not.toThrow()
    expect(give).not.toThrow()
  })
})
