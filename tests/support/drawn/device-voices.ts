/** Voices for a device that has none: `speechSynthesis` itself, as browsers have it; an utterance ends when the test says so. */
import { afterEach, beforeEach, vi } from 'vitest'

interface Spoken {
  text: string
  voice: string | undefined
  rate: number
  volume: number
}

class Utterance extends EventTarget {
  voice: { voiceURI: string } | undefined
  lang = ''
  rate = 1
  volume = 1

  constructor(readonly text: string) {
    super()
  }
}

/** `voices` as `name language`. */
export function giveVoices(...voices: readonly string[]) {
  const spoken: Spoken[] = []
  let current: Utterance | undefined
  let names = voices
  const speech = Object.assign(new EventTarget(), {
    getVoices: () =>
      names.map((described) => {
        const [name = '', lang = ''] = described.split(' ')
        return { name, lang, voiceURI: name, localService: true, default: false }
      }),
    speak(utterance: Utterance) {
      current = utterance
      const { text, voice, rate, volume } = utterance
      spoken.push({ text, voice: voice?.voiceURI, rate, volume })
    },
    cancel() {
      current = undefined
    },
    resume() {},
  })
  beforeEach(() => {
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  })
  afterEach(() => {
    spoken.splice(0)
    names = voices
    current = undefined
  })
  return {
    spoken,
    texts: () => spoken.map(({ text }) => text),
    isSpeaking: () => current !== undefined,
    end() {
      const ended = current
      current = undefined
      ended?.dispatchEvent(new Event('end'))
    },
    fail: (error: string) => current?.dispatchEvent(Object.assign(new Event('error'), { error })),
    install(...more: readonly string[]) {
      names = more
      speech.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
