/** The browser's voices (speechSynthesis): which there are, and speaking one utterance. */
import type { Voice } from '#core/reading-aloud/choose-voice'

export interface Utterance {
  text: string
  voice: Voice
  /** 0.5 to 2, 1 = the normal speed of the voice. */
  speed: number
  /** 0 to 1. */
  volume: number
}

/**
 * `stopped`: not by the app: the browser requires a click first, or another page speaks. `failed`: the voice
 * did not speak.
 */
export type Spoken = 'done' | 'stopped' | 'failed'

const stops: ReadonlySet<string> = new Set(['not-allowed', 'interrupted', 'canceled'])

/** Voices of a device may arrive late: after this time a device without any has none. */
const patienceMs = 2_000

/**
 * Calls `tell` with the voices now, when more arrive, and once after a while if there are none; undefined =
 * not known yet. The returned function stops it.
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
  // Older versions of Safari have the event only as a property: the timer covers them.
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

/** The utterance being spoken: without this reference Chromium collects it and never reports its end. */
let current: SpeechSynthesisUtterance | undefined

/** Speaks; `onEnd` gets the outcome unless it was stopped. The returned function stops it. */
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

/** Absent in some in-app browsers. */
function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as Partial<Pick<Window, 'speechSynthesis'>>).speechSynthesis
}
