/** The database of a member on a device, in maps: for the simulation and for tests of steps. */

import type { Op } from '../../../contract/members/op'
import type { SyncRow } from '../../../contract/members/things'
import type { ClientStore, NewOp } from '../../client/client-store'
import type { SyncFacts } from '../../client/sync-facts'
import type { Thing } from '../../thing'
import { Journal } from './journal'

/** A device's database in maps. */
export class MapClientStore implements ClientStore {
  readonly journal = new Journal()
  readonly rowMap = new Map<string, SyncRow>()
  readonly incomingMap = new Map<string, SyncRow>()
  readonly outbox = new Map<number, Op>()
  readonly thingMap = new Map<string, Thing>()
  /** How often a snapshot replaced the rows. */
  swaps = 0
  /** Keys whose row was overwritten by an older one. */
  readonly setBack: string[] = []
  readonly #facts = new Map<'facts', SyncFacts>()
  readonly #numbers = new Map<'seq', number>()

  rows(keys: readonly string[]): SyncRow[] {
    return found(this.rowMap, keys)
  }

  rowKeys(prefix: string): string[] {
    return [...this.rowMap.keys()].filter((key) => key.startsWith(prefix))
  }

  putRows(rows: readonly SyncRow[]): void {
    for (const row of rows) {
      if (row.rev < (this.rowMap.get(row.key)?.rev ?? 0)) this.setBack.push(row.key)
      this.journal.set(this.rowMap, row.key, row)
    }
  }

  incoming(keys: readonly string[]): SyncRow[] {
    return found(this.incomingMap, keys)
  }

  putIncoming(rows: readonly SyncRow[]): void {
    for (const row of rows) this.journal.set(this.incomingMap, row.key, row)
  }

  clearIncoming(): void {
    for (const key of this.incomingMap.keys()) this.journal.delete(this.incomingMap, key)
  }

  swapIncoming(): string[] {
    const keys = new Set([...this.rowMap.keys(), ...this.incomingMap.keys()])
    for (const key of this.rowMap.keys()) this.journal.delete(this.rowMap, key)
    for (const [key, row] of this.incomingMap) this.journal.set(this.rowMap, key, row)
    this.clearIncoming()
    this.swaps += 1
    return [...keys]
  }

  laneOps(lane: string): Op[] {
    return this.allOps().filter((op) => op.lane === lane)
  }

  keyOps(keys: readonly string[]): Op[] {
    if (this.outbox.size === 0) return []
    const wanted = new Set(keys)
    return this.allOps().filter((op) => wanted.has(op.key))
  }

  opsAfter(seq: number, limit: number): Op[] {
    return this.allOps()
      .filter((op) => op.seq > seq)
      .slice(0, limit)
  }

  op(seq: number): Op | undefined {
    return this.outbox.get(seq)
  }

  countOps(): number {
    return this.outbox.size
  }

  addOp(op: NewOp): number {
    const seq = (this.#numbers.get('seq') ?? 0) + 1
    this.journal.set(this.#numbers, 'seq', seq)
    this.journal.set(this.outbox, seq, { ...op, seq })
    return seq
  }

  putOp(op: Op): void {
    this.journal.set(this.outbox, op.seq, op)
  }

  removeOps(seqs: readonly number[]): void {
    for (const seq of seqs) this.journal.delete(this.outbox, seq)
  }

  putThings(things: readonly Thing[]): void {
    for (const thing of things) this.journal.set(this.thingMap, thing.key, thing)
  }

  removeThings(keys: readonly string[]): void {
    for (const key of keys) this.journal.delete(this.thingMap, key)
  }

  facts(): SyncFacts | undefined {
    return this.#facts.get('facts')
  }

  putFacts(facts: SyncFacts): void {
    this.journal.set(this.#facts, 'facts', facts)
  }

  /** The whole outbox by seq. */
  allOps(): Op[] {
    return [...this.outbox.values()].sort((one, other) => one.seq - other.seq)
  }
}

function found<Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]): Value[] {
  return keys.flatMap((key) => map.get(key) ?? [])
}
