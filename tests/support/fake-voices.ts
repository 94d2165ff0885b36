/**
 * Voices for a browser that has none: Chromium without a desktop speaks nothing. Only `speechSynthesis` itself is put in, before the page
 * starts; an utterance ends when the test says so.
 */
import type { BrowserContext, Page } from 'playwright'

export interface Heard {
  text: string
  language: string
  voice: string
  speed: number
  volume: number
}

interface FakeSpeech {
  heard: Heard[]
  finish: (() => void) | undefined
  media: Map<string, (() => void) | null>
}

/** Gives every page of a context these voices (`name language`). */
export async function giveVoices(context: BrowserContext, voices: readonly string[]): Promise<void> {
  await context.addInitScript((names: readonly string[]) => {
    const fake: FakeSpeech = { heard: [], finish: undefined, media: new Map() }
    Object.assign(window, { fakeSpeech: fake })
    let current: EventTarget | undefined
    const voiceOf = (described: string) => {
      const [name = '', lang = ''] = described.split(' ')
      return { name, lang, voiceURI: name, localService: true, default: false }
    }
    class Utterance extends EventTarget {
      lang = ''
      rate = 1
      volume = 1
      voice: { name: string } | null = null
      constructor(readonly text: string) {
        super()
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => names.map(voiceOf),
      speak(utterance: Utterance) {
        current = utterance
        const { text, lang, voice, rate, volume } = utterance
        fake.heard.push({ text, language: lang, voice: voice?.name ?? '', speed: rate, volume })
      },
      cancel() {
        const stopped = current
        current = undefined
        stopped?.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }))
      },
      pause: () => undefined,
      resume: () => undefined,
    })
    fake.finish = () => {
      const ended = current
      current = undefined
      ended?.dispatchEvent(new Event('end'))
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    const { mediaSession } = navigator
    const original = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (name, handler) => {
      fake.media.set(name, handler as (() => void) | null)
      original(name, handler)
    }
  }, voices)
}

/** Everything that was begun to be spoken since the page was loaded. */
export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.heard)
}

/** The utterance being spoken comes to its end. */
export async function finishUtterance(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.finish?.())
}

/** Presses a button of the headset or the lock screen. */
export async function pressMedia(page: Page, button: string): Promise<void> {
  await page.evaluate((name) => {
    const { media } = (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech
    media.get(name)?.()
  }, button)
}
