/** How the player reads. Volume and going on are options of the person; speed and headings are choices of this device. */

import { setOption, useOption } from '../../model/options/options'
import { keepDeviceFact, useDeviceFact } from '../../platform/local/device-fact'

export interface AudioSettings {
  /** 0.5 to 2. */
  speed: number
  /** 0 to 100. */
  volume: number
  /** True if the player opens and reads the next chapter at the end of one. */
  goesOn: boolean
  hasHeadings: boolean
  /** True once the device has answered. */
  isKnown: boolean
}

export const slowest = 0.5
export const fastest = 2
export const speedStep = 0.25

const speedKey = 'audio.speed'
const headingsKey = 'audio.headings'

export function useAudioSettings(): AudioSettings {
  const speed = useDeviceFact(speedKey)
  const headings = useDeviceFact(headingsKey)
  return {
    speed: typeof speed === 'number' ? Math.min(fastest, Math.max(slowest, speed)) : 1,
    volume: useOption('audioPlayer.volume'),
    goesOn: useOption('audioPlayer.autoplay'),
    hasHeadings: headings === true,
    isKnown: speed !== undefined && headings !== undefined,
  }
}

export const changeSpeed = (speed: number) => keepDeviceFact(speedKey, speed)
export const changeHeadings = (hasHeadings: boolean) => keepDeviceFact(headingsKey, hasHeadings)
export const changeVolume = (volume: number) => setOption('audioPlayer.volume', volume)
export const changeGoingOn = (goesOn: boolean) => setOption('audioPlayer.autoplay', goesOn)
