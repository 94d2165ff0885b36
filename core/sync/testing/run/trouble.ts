/** Faults of a device that are not faults of a request. */
import { dayMs } from '../../../time'
import type { SeededRandom } from '../world/seeded-random'
import type { SimDevice } from '../world/sim-device'
import type { TroubleKind } from './schedule'

const minuteMs = 60_000
/** Six minutes are eighteen days here (times.ts). */
const longestFreezeMs = 6 * minuteMs

/** Makes one fault happen. */
export function trouble(device: SimDevice, kind: TroubleKind, random: SeededRandom): void {
  const { agenda, around } = device
  switch (kind) {
    case 'connection':
      return disconnect(device, random)
    case 'open tab':
      if (device.tabs.filter((tab) => tab.isOpen).length < 2) device.newTab()
      return
    case 'look':
      return device.openTab().start(true)
    case 'close tab':
      around.counts['tab crash'] += 1
      return device.tabs.find((tab) => tab.isOpen)?.close()
    case 'power loss':
      around.counts['power loss'] += 1
      return device.losePower()
    case 'freeze':
      around.counts['tab frozen'] += 1
      return device.tabs
        .find((tab) => tab.isOpen)
        ?.freeze(agenda.now + random.between(minuteMs, longestFreezeMs))
    case 'freeze holder':
      return freezeHolder(device, random)
    case 'revoke':
      around.counts['session revoked'] += 1
      return device.revokeSession()
    case 'sign in':
      return signIn(device, device.account)
    case 'switch account':
      around.counts['account switch'] += 1
      return switchAccount(device, random)
    case 'clock':
      return setClock(device, random)
    case 'purge':
      return around.server.purge()
  }
}

/** For minutes or hours, then connected again. */
function disconnect(device: SimDevice, random: SeededRandom): void {
  device.connection = random.pick(['offline', 'offline', 'hanging', 'portal'])
  const ms = random.chance(0.3) ? random.between(60, 150) * minuteMs : random.between(1, 40) * minuteMs
  device.agenda.after(ms, () => {
    device.connection = 'good'
    if (random.chance(0.5)) device.openTab().start(true)
  })
}

/** During its work: looks every few ms for a tab that holds a lock. */
function freezeHolder(device: SimDevice, random: SeededRandom): void {
  const until = device.agenda.now + random.between(2 * minuteMs, longestFreezeMs)
  const look = (tries: number): void => {
    const [run] = device.locks.values()
    if (!run && tries > 0) return device.agenda.after(37, () => look(tries - 1))
    if (!run) return
    device.around.counts['holder frozen'] += 1
    run.tab.freeze(until)
    device.newTab()
  }
  device.openTab().start(true)
  look(20)
}

/** While it works for the other member. */
function switchAccount(device: SimDevice, random: SeededRandom): void {
  device.openTab().start(true)
  device.agenda.after(random.between(5, 600), () => {
    if (!device.isHealed) signIn(device, device.account === 1 ? 2 : 1)
  })
}

function signIn(device: SimDevice, user: number): void {
  device.signIn(user)
  device.openTab().start(true)
}

function setClock(device: SimDevice, random: SeededRandom): void {
  device.around.counts['clock jump'] += 1
  const days = 20 * dayMs
  device.clockOffset = random.chance(0.5)
    ? random.between(-days, days)
    : device.clockOffset + random.between(-7_200_000, 7_200_000)
}
