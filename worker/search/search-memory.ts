/** What searches on this device keep in memory, of every kind together: indexes and vectors of editions, indexes of packs. */
import { Memory } from '#core/memory'

/** As much as a search in twelve whole translations needs; what is beyond is made again each time. */
const usualBytes = 300_000_000
/** On a device with two gigabytes or fewer the system would end the app. */
const smallBytes = 100_000_000
const smallDeviceGb = 2

/** The memory of a device with so many gigabytes; only some browsers say how many. */
export function searchMemory(deviceGb: number | undefined): Memory {
  return new Memory(deviceGb !== undefined && deviceGb <= smallDeviceGb ? smallBytes : usualBytes)
}
