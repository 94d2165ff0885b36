// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followVoices, type Spoken, speak } from './voices'

afterEach(() => void vi.unstubAllGlobals())

describe('voices of the browser', () => {
  const anna = { voiceURI: 'anna', name: 'Anna', lang: 'de-DE', localService: true, default: true }
  const voice = { id: 'anna', name: 'Anna', language: 'de-DE', isLocal: true, isDefault: true }

  class Speech extends EventTarget {
    voices: (typeof anna)[] = []
    spoken: (EventTarget & { text: string; lang: string; rate: number; volume: number; voice: unknown })[] =
      []
    cancelled = 0
    resumed = 0
    getVoices = () => this.voices
    speak(utterance: Speech['spoken'][number]) {
      this.spoken.push(utterance)
    }
    cancel() {
      this.cancelled += 1
    }
    resume() {
      this.resumed += 1
    }
  }
  let speech: Speech

  beforeEach(() => {
    speech = new Speech()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        lang = ''
        rate = 1
        volume = 1
        voice: unknown = null
        constructor(readonly text: string) {
          super()
        }
      },
    )
  })
  afterEach(() => void vi.useRealTimers())

  const follow = () => {
    const told: unknown[] = []
    const end = followVoices((voices) => told.push(voices))
    return { told, end }
  }
  const say = (more: Partial<Parameters<typeof speak>[0]> = {}) => {
    const ended: Spoken[] = []
    const stop = speak({ text: 'Am Anfang', voice, speed: 1.2, volume: 0.5, ...more }, (how) =>
      ended.push(how),
    )
    return { ended, stop }
  }
  const tell = (name: string, facts: object = {}) =>
    speech.spoken.at(-1)?.dispatchEvent(Object.assign(new Event(name), facts))

  it('are told at once where they are there', () => {
    speech.voices = [anna]
    const { told, end } = follow()
    expect(told).toEqual([[voice]])
    end()
  })

  it('are told when they come later', () => {
    const { told, end } = follow()
    expect(told).toEqual([])
    speech.voices = [anna]
    speech.dispatchEvent(new Event('voiceschanged'))
    expect(told).toEqual([[voice]])
    end()
    speech.dispatchEvent(new Event('voiceschanged'))
    vi.advanceTimersByTime(5_000)
    expect(told).toHaveLength(1)
  })

  it('are none on a device that has none after a while', () => {
    const { told, end } = follow()
    vi.advanceTimersByTime(2_000)
    expect(told).toEqual([[]])
    end()
  })

  it('are silent when the page goes', () => {
    const { end } = follow()
    dispatchEvent(new Event('pagehide'))
    expect(speech.cancelled).toBe(1)
    end()
    dispatchEvent(new Event('pagehide'))
    expect(speech.cancelled).toBe(1)
  })

  it('speak with their speed and volume, in their language', () => {
    speech.voices = [anna]
    const { ended } = say()
    expect(speech.spoken[0]).toMatchObject({
      text: 'Am Anfang',
      lang: 'de-DE',
      rate: 1.2,
      volume: 0.5,
      voice: anna,
    })
    expect(speech.resumed).toBe(1)
    tell('end')
    tell('end')
    expect(ended).toEqual(['done'])
  })

  it('speak in the language of one that has gone', () => {
    say({ voice: { ...voice, id: 'gone', language: 'fa-IR' } })
    expect(speech.spoken[0]).toMatchObject({ lang: 'fa-IR', voice: null })
  })

  it.each([
    ['not-allowed', 'stopped'],
    ['interrupted', 'stopped'],
    ['canceled', 'stopped'],
    ['network', 'failed'],
    ['voice-unavailable', 'failed'],
  ])('whose utterance ends with %s have %s', (error, how) => {
    const { ended } = say()
    tell('error', { error })
    expect(ended).toEqual([how])
  })

  it('that are stopped say nothing of their end', () => {
    const { ended, stop } = say()
    stop()
    expect(speech.cancelled).toBe(1)
    tell('error', { error: 'canceled' })
    stop()
    expect([ended, speech.cancelled]).toEqual([[], 1])
  })

  it('speak one after the other: the end of an earlier utterance is not that of the present one', () => {
    const first = say()
    const [before] = speech.spoken
    const second = say()
    before?.dispatchEvent(new Event('end'))
    first.stop()
    expect([first.ended, second.ended, speech.cancelled]).toEqual([[], [], 0])
  })

  it('fail in a browser that has none', () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(follow().told).toEqual([[]])
    expect(say().ended).toEqual(['failed'])
  })
})
