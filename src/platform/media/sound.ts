/** A recorded sound and its controls. */
import type { KeptSound } from '#core/contract/browser/worker'

export interface SoundEvents {
  /** The position in milliseconds; called a few times a second. */
  onTime: (ms: number) => void
  /** Its length is known now. */
  onLength: (ms: number) => void
  onEnd: () => void
  /**
   * `refused`: the browser requires a click first. `failed`: no network, or a format this browser cannot
   * play.
   */
  onProblem: (problem: 'refused' | 'failed') => void
}

export interface Sound {
  play(): void
  pause(): void
  seek(ms: number): void
  /** `speed` 0.5 to 2, `volume` 0 to 1 (iPhone and iPad keep the volume of their buttons). */
  adjust(speed: number, volume: number): void
  close(): void
}

/** Opens a sound from an address of the app, or from its data. */
export function openSound(source: string | KeptSound, events: SoundEvents): Sound {
  const address =
    typeof source === 'string' ? source : URL.createObjectURL(new Blob([source.bytes], { type: source.type }))
  const audio = new Audio(address)
  audio.preload = 'metadata'
  const stop = new AbortController()
  const on = (name: keyof HTMLMediaElementEventMap, run: () => void) =>
    audio.addEventListener(name, run, { signal: stop.signal })
  on('timeupdate', () => events.onTime(audio.currentTime * 1000))
  on('durationchange', () => {
    if (Number.isFinite(audio.duration)) events.onLength(audio.duration * 1000)
  })
  on('ended', events.onEnd)
  on('error', () => events.onProblem('failed'))
  return {
    play() {
      // After a failure it has to be fetched anew.
      if (audio.error) audio.load()
      audio.play().catch((error: unknown) => {
        if (stop.signal.aborted || isNamed(error, 'AbortError')) return
        events.onProblem(isNamed(error, 'NotAllowedError') ? 'refused' : 'failed')
      })
    },
    pause: () => audio.pause(),
    seek(ms) {
      audio.currentTime = ms / 1000
    },
    adjust(speed, volume) {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
      audio.volume = volume
    },
    close() {
      stop.abort()
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      if (typeof source !== 'string') URL.revokeObjectURL(address)
    },
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name
}
