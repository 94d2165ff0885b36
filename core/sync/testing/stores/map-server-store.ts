/** A member's data on the server, in maps: for the simulation and for tests of steps. */

import type { MemberMarks, RecordedOp, ServerStore, StoredRow } from '../../server/server-store'
import { rowBytes } from '../../server/space'
import { Journal } from './journal'

const noMarks: MemberMarks = { rev: 0, floor: 0, clearedBefore: 0, gaps: [], space: 0, recorded: 0 }

/** The server's database of one member in maps. */
export class MapServerStore implements ServerStore {
  readonly journal = new Journal()
  /** Bytes the member may use. */
  space = Number.POSITIVE_INFINITY
  readonly rowMap = new Map<string, StoredRow>()
  readonly recorded = new Map<string, RecordedOp & { at: number }>()
  readonly #marks = new Map<'marks', MemberMarks>()
  #epoch = 'e1'
  #restores = 0

  /** `now` returns the server's time, ms. */
  constructor(readonly now: () => number) {}

  lockMember(): MemberMarks {
    return this.marks()
  }

  marks(): MemberMarks {
    return { ...(this.#marks.get('marks') ?? noMarks), space: this.#space(), recorded: this.recorded.size }
  }

  quota(): number {
    return this.space
  }

  #space(): number {
    return [...this.rowMap.values()].reduce((sum, row) => sum + rowBytes(row), 0)
  }

  putMarks(marks: MemberMarks): void {
    this.journal.set(this.#marks, 'marks', { ...marks })
  }

  epoch(): string {
    return this.#epoch
  }

  /**
   * Restores a backup of it, as the database does (server/store/epoch); `keepsEpoch`: as
   * if nobody had noticed.
   */
  restored(backup: MapServerStore, keepsEpoch = false): void {
    this.rowMap.clear()
    this.recorded.clear()
    for (const [key, row] of backup.rowMap) this.rowMap.set(key, row)
    for (const [opId, op] of backup.recorded) this.recorded.set(opId, op)
    const { rev, gaps, ...marks } = backup.marks()
    this.journal.forget()
    if (keepsEpoch) return void this.#marks.set('marks', { ...marks, rev, gaps })
    this.#restores += 1
    this.#epoch = `e${1 + this.#restores}`
    const next = Math.max(rev, this.now())
    const last = gaps.at(-1)
    const isSame = last?.[1] === rev
    const others = isSame ? gaps.slice(0, -1) : gaps
    this.#marks.set('marks', { ...marks, rev: next, gaps: [...others, [isSame ? last[0] : rev, next]] })
  }

  /** A copy of the current state. */
  backup(): MapServerStore {
    const copy = new MapServerStore(this.now)
    for (const [key, row] of this.rowMap) copy.rowMap.set(key, row)
    for (const [opId, op] of this.recorded) copy.recorded.set(opId, op)
    copy.putMarks(this.marks())
    return copy
  }

  row(key: string): StoredRow | undefined {
    return this.rowMap.get(key)
  }

  putRow(row: StoredRow): void {
    this.journal.set(this.rowMap, row.key, row)
  }

  activitiesToClear(instant: number, device: string): string[] {
    const isToClear = (row: StoredRow) =>
      row.key.startsWith('act:') &&
      !row.deleted &&
      (row.instant <= instant || (device !== '' && row.device === device))
    const cleared = [...this.rowMap.values()].filter(isToClear)
    return cleared.sort((one, other) => one.rev - other.rev).map(({ key }) => key)
  }

  buryRows(keys: readonly string[], first: Pick<StoredRow, 'rev' | 'device' | 'instant'>): void {
    keys.forEach((key, at) => this.putRow({ ...first, key, rev: first.rev + at, deleted: true, data: null }))
  }

  page(after: number, upto: number, limit: number): { rows: StoredRow[]; isLast: boolean } {
    const rows = [...this.rowMap.values()]
      .filter(({ rev }) => rev > after && rev <= upto)
      .sort((one, other) => one.rev - other.rev)
      .slice(0, limit)
    return { rows, isLast: rows.length < limit }
  }

  removeTombstones(before: number): number {
    const old = [...this.rowMap.values()].filter(({ deleted, instant }) => deleted && instant < before)
    for (const { key } of old) this.journal.delete(this.rowMap, key)
    return Math.max(0, ...old.map(({ rev }) => rev))
  }

  recordedOp(opId: string): RecordedOp | undefined {
    return this.recorded.get(opId)
  }

  recordOp(opId: string, recorded: RecordedOp): void {
    this.journal.set(this.recorded, opId, { ...recorded, at: this.now() })
  }

  forgetOldestOps(count: number): void {
    const oldest = [...this.recorded].sort(([, one], [, other]) => one.at - other.at).slice(0, count)
    for (const [opId] of oldest) this.journal.delete(this.recorded, opId)
  }

  /** Forgets ids of ops recorded before this instant. */
  forgetOps(before: number): void {
    for (const [opId, { at }] of this.recorded) if (at < before) this.journal.delete(this.recorded, opId)
  }
}
