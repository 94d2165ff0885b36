/** The memory of searches on this device, of every kind together: indexes and vectors of editions, indexes of packs. */
import { Memory } from '#core/memory'

/** As much as the largest search needs, of twenty whole translations: with less it would make all vectors each time. */
const usualBytes = 448_000_000
/** Eight of them: on a device with two gigabytes or fewer the system would end the app. */
const smallBytes = 160_000_000
const smallDeviceGb = 2

/** The memory of a device with so many gigabytes; only some browsers say how many. */
export function searchMemory(deviceGb: number | undefined): Memory {
  return new Memory(deviceGb !== undefined && deviceGb <= smallDeviceGb ? smallBytes : usualBytes)
}
