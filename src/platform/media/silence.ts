/**
 * A silent sound, played in a loop while a voice of the browser reads: browsers give headset buttons and lock
 * screen only to audio elements, and not to their own voices.
 */

import { once } from '#core/once'

const sampleRate = 8_000
/** Chromium shows nothing on the lock screen for sounds of less than five seconds. */
const seconds = 10

const sound = once(() => {
  const element = new Audio(URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' })))
  element.loop = true
  return element
})

/**
 * Starts the sound; the returned function stops it. Where the browser refuses, reading goes on without the
 * headset buttons.
 */
export function playSilence(): () => void {
  void sound()
    .play()
    .catch(() => undefined)
  return () => sound().pause()
}

/** 8-bit samples around 128. */
function silentWave(): ArrayBuffer {
  const count = sampleRate * seconds
  const wave = new DataView(new ArrayBuffer(44 + count))
  const word = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) wave.setUint8(offset + index, text.charCodeAt(index))
  }
  word(0, 'RIFF')
  wave.setUint32(4, 36 + count, true)
  word(8, 'WAVEfmt ')
  wave.setUint32(16, 16, true)
  wave.setUint16(20, 1, true)
  wave.setUint16(22, 1, true)
  wave.setUint32(24, sampleRate, true)
  wave.setUint32(28, sampleRate, true)
  wave.setUint16(32, 1, true)
  wave.setUint16(34, 8, true)
  word(36, 'data')
  wave.setUint32(40, count, true)
  new Uint8Array(wave.buffer).fill(128, 44)
  return wave.buffer
}
