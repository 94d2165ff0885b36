/** The browser's voices (speechSynthesis): which there are, and speaking one utterance. */
import type { Voice } from '#core/reading-aloud/choose-voice'

export interface Utterance {
  text: string
  voice: Voice
  /** 0.5 to 2, 1 = as the voice speaks by itself. */
  speed: number
  /** 0 to 1. */
  volume: number
}

/** `stopped`: not by us: the browser wants a press of a button first, or another page speaks. `failed`: the voice did not speak. */
export type Spoken = 'done' | 'stopped' | 'failed'

const stops: ReadonlySet<string> = new Set(['not-allowed', 'interrupted', 'canceled'])

/** Voices of a device may arrive late: after this a device without any has none. */
const patienceMs = 2_000

/**
 * Tells of the voices now, when more arrive, and once after a while where none has come; undefined = not known yet. The result stops it.
 */
export function followVoices(tell: (voices: readonly Voice[] | undefined) => void): () => void {
  const speech = synthesis()
  if (!speech) {
    tell([])
    return () => undefined
  }
  const look = (isFinal: boolean) => {
    const voices = speech.getVoices().map(voiceOf)
    if (voices.length > 0 || isFinal) tell(voices)
  }
  const onChange = () => look(true)
  look(false)
  const timer = setTimeout(onChange, patienceMs)
  // Safari has the event only as a property on older systems: there the timer looks.
  speech.addEventListener?.('voiceschanged', onChange)
  // Chromium speaks on when its page has gone.
  const onHide = () => speech.cancel()
  addEventListener('pagehide', onHide)
  return () => {
    clearTimeout(timer)
    speech.removeEventListener?.('voiceschanged', onChange)
    removeEventListener('pagehide', onHide)
  }
}

/** The one being spoken: without a reference from here Chromium collects it and never tells its end. */
let current: SpeechSynthesisUtterance | undefined

/** Speaks; `onEnd` hears how it went unless it was stopped. The result stops it. */
export function speak({ text, voice, speed, volume }: Utterance, onEnd: (how: Spoken) => void): () => void {
  const speech = synthesis()
  if (!speech) {
    onEnd('failed')
    return () => undefined
  }
  const utterance = new SpeechSynthesisUtterance(text)
  const found = speech.getVoices().find(({ voiceURI }) => voiceURI === voice.id)
  if (found) utterance.voice = found
  utterance.lang = found?.lang ?? voice.language
  utterance.rate = speed
  utterance.volume = volume
  current = utterance
  const end = (how: Spoken) => {
    if (current !== utterance) return
    current = undefined
    onEnd(how)
  }
  utterance.addEventListener('end', () => end('done'))
  utterance.addEventListener('error', ({ error }) => end(stops.has(error) ? 'stopped' : 'failed'))
  speech.speak(utterance)
  // A browser that paused by itself would wait for ever.
  speech.resume()
  return () => {
    if (current !== utterance) return
    current = undefined
    speech.cancel()
  }
}

function voiceOf({ voiceURI, name, lang, localService, default: isDefault }: SpeechSynthesisVoice): Voice {
  return { id: voiceURI, name, language: lang, isLocal: localService, isDefault }
}

/** Absent in some browsers inside apps. */
function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as Partial<Pick<Window, 'speechSynthesis'>>).speechSynthesis
}
