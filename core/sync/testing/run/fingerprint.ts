/** The final state of a run as a number that is the same for two equal runs. */
import { hash128 } from '../../server/hash-128'
import type { SimDevice } from '../world/sim-device'
import type { SimServer } from '../world/sim-server'

/** Computed from all rows of the server and all databases of the devices. */
export function fingerprint(server: SimServer, devices: readonly SimDevice[]): string {
  const members = [...server.members].map(([user, store]) => [
    user,
    store.marks(),
    [...store.rowMap.values()],
  ])
  const databases = devices.flatMap(({ name, databases }) =>
    [...databases].map(([user, store]) => [
      name,
      user,
      [...store.rowMap.values()],
      store.allOps(),
      [...store.thingMap.values()],
      store.facts(),
    ]),
  )
  return hash128(JSON.stringify([members, databases]))
}
