/** What must hold (SYNC 3.14): I1, I4, I6, I7 and I10 on the databases themselves; I2 by what the server recorded. */
import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#core/contract/members/op'
import type { FakeSyncServer } from '../../../worker/testing/fake-sync-server'
import type { Device } from './device'

/** A change a device took. */
export type Accepted = Change & { opId: string; user: number; device: string }

/** I10: while the change waits, the device shows its result. */
export async function checkShown(device: Device, user: number, opId: string, change: Change): Promise<void> {
  const [op, thing] = await device.read(user, ({ outbox, things }) =>
    Promise.all([outbox.filter((one) => one.opId === opId).first(), things.get(change.key)]),
  )
  if (!op || change.kind === 'clear' || change.kind === 'dismissal') return
  const isShown = change.body === null ? thing === undefined : (thing?.waiting ?? 0) > 0
  if (!isShown) throw new Error(`I10: ${change.key} is not shown on device ${device.name}`)
  if (change.kind === 'option' && thing?.data !== change.body)
    throw new Error(`I10: ${change.key} shows another value`)
}

/** After healing: nothing waits, all devices have what the server has, every change was applied or replaced by a later one. */
export async function checkAgreement(
  user: number,
  devices: readonly Device[],
  server: FakeSyncServer | undefined,
  accepted: readonly Accepted[],
): Promise<void> {
  if (!server) throw new Error('no server')
  // A device may remember tombstones the server has purged.
  const rows = [...server.rows.values()]
    .filter(({ deleted }) => !deleted)
    .map(({ key, rev, deleted, data }) => ({ key, rev, deleted, data }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const shown: unknown[] = []
  for (const device of devices) {
    const local = await device.read(user, async ({ rows: table, outbox, things }) => ({
      rows: (await table.orderBy('key').toArray()).filter(({ deleted }) => !deleted),
      outbox: await outbox.toArray(),
      things: await things.orderBy('key').toArray(),
    }))
    if (local.outbox.length > 0) throw new Error(`I7: ${local.outbox[0]?.key} waits on device ${device.name}`)
    if (!isDeepStrictEqual(local.rows, rows))
      throw new Error(`I4: ${difference(local.rows, rows)} on ${device.name}`)
    shown.push(local.things)
  }
  if (!shown.every((things) => isDeepStrictEqual(things, shown[0])))
    throw new Error('I4: devices show different things')
  checkEffects(user, server, accepted)
}

/** I1, I2, I6: each op is recorded once and for its own member, or a later one of the device has taken its place. */
function checkEffects(user: number, server: FakeSyncServer, accepted: readonly Accepted[]): void {
  const mine = accepted.filter((op) => op.user === user)
  const known = new Set(mine.map(({ opId }) => opId))
  for (const opId of server.recorded.keys())
    if (!known.has(opId)) throw new Error(`I6: op ${opId} is not of member ${user}`)
  for (const [index, op] of mine.entries()) {
    const outcome = server.recorded.get(op.opId)?.outcome
    if (outcome && outcome.status !== 200) throw new Error(`I1: ${op.key} was refused: ${outcome.code}`)
    const isReplaced = mine
      .slice(index + 1)
      .some((later) => later.device === op.device && replaces(later, op))
    if (!outcome && !isReplaced) throw new Error(`I1: ${op.kind} ${op.key} of device ${op.device} is lost`)
  }
}

function replaces(later: Accepted, op: Accepted): boolean {
  return later.key === op.key || (later.kind === 'clear' && op.kind === 'activity')
}

function difference(
  local: readonly { key: string; rev: number }[],
  rows: readonly { key: string; rev: number }[],
): string {
  const known = new Map(rows.map((row) => [row.key, row]))
  const wrong = local.find((row) => !isDeepStrictEqual(row, known.get(row.key)))
  if (wrong) return `${JSON.stringify(wrong)} instead of ${JSON.stringify(known.get(wrong.key))}`
  return `${local.length} rows instead of ${rows.length}`
}
