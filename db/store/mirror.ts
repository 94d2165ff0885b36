/**
 * Databases in memory belong to one thread. Where nothing can be kept, the worker sends each change it makes to
 * its page, which makes the same change in its own.
 */
import Dexie, { type DBCore, type DBCoreMutateRequest, type DBCoreTable } from 'dexie'
import type { CarriedChange, CarriedRows } from './carried-rows'
import { askAllAgain, type DeviceStore } from './device-store'

/** A change of one table, as data. */
interface TableChange {
  table: string
  request: DistributiveOmit<DBCoreMutateRequest, 'trans'>
}

type DistributiveOmit<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never

/** Messages of the worker to its page; a number tells the worker that so many messages have been taken in. */
type MirrorMessage =
  | { kind: 'lost' }
  | { kind: 'changed'; database: string; changes: readonly TableChange[] }
  | { kind: 'deleted'; database: string }
  /** Found no room on the disk. */
  | { kind: 'carried'; change: CarriedChange }

/** The part of a `MessagePort` that is used; both ends are in one process in tests. */
export type MirrorPort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start'>

export interface Sending {
  /** Resolves when the page has everything that was sent so far. */
  settled: () => Promise<void>
}

/** The worker's end. Call before a database is made. */
export function sendChanges(
  store: DeviceStore,
  carried: Pick<CarriedRows, 'onChange'>,
  port: Promise<MirrorPort>,
): Sending {
  let sent = 0
  let taken = 0
  /** Callers that wait until so many messages have been taken in. */
  const waiting = new Map<number, () => void>()
  let last: Promise<void> = Promise.resolve()
  const send = (message: MirrorMessage) => {
    sent += 1
    const number = sent
    last = new Promise((resolve) => waiting.set(number, resolve))
    void port.then((page) => post(page, message))
  }
  void port.then((page) => {
    page.addEventListener('message', ({ data }) => {
      if (typeof data === 'number') taken = data
      for (const [number, resolve] of waiting)
        if (number <= taken) {
          waiting.delete(number)
          resolve()
        }
    })
    page.start()
  })
  store.onLoss(() => send({ kind: 'lost' }))
  carried.onChange((change) => send({ kind: 'carried', change }))
  store.onDelete((database) => send({ kind: 'deleted', database }))
  Dexie.addons.push((database) => {
    database.use({
      stack: 'dbcore',
      name: 'mirror',
      // Next to the database: each key of a change is known here.
      level: -2,
      create: (core) =>
        store.isForgetful
          ? heard(core, (changes) => send({ kind: 'changed', database: database.name, changes }))
          : core,
    })
  })
  return {
    settled: () => last,
  }
}

function post(port: MirrorPort, message: MirrorMessage | number): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  port.postMessage(message)
}

/** Tells of the changes of each transaction once it has ended well. */
function heard(core: DBCore, tell: (changes: readonly TableChange[]) => void): DBCore {
  const made = new WeakMap<object, TableChange[]>()
  return {
    ...core,
    transaction(stores, mode, options) {
      const transaction = core.transaction(stores, mode, options)
      if (mode !== 'readwrite') return transaction
      const changes: TableChange[] = []
      made.set(transaction, changes)
      listenTo(transaction, () => changes.length > 0 && tell(changes))
      return transaction
    },
    table(name) {
      const table = core.table(name)
      return {
        ...table,
        async mutate(request) {
          const answer = await table.mutate(request)
          made
            .get(request.trans)
            ?.push({ table: name, request: asData(table, request, answer.results ?? []) })
          return answer
        },
      }
    },
  }
}

/** Dexie's type of a transaction says little; it is one of IndexedDB. */
function listenTo(transaction: object, ended: () => void): void {
  if ('addEventListener' in transaction && typeof transaction.addEventListener === 'function')
    transaction.addEventListener('complete', ended)
}

/** The request as it has to be made elsewhere: keys that the database chose are part of it. */
function asData(
  { schema: { primaryKey } }: DBCoreTable,
  request: DBCoreMutateRequest,
  keys: readonly unknown[],
): TableChange['request'] {
  switch (request.type) {
    case 'delete':
      return { type: 'delete', keys: [...request.keys] }
    case 'deleteRange':
      return { type: 'deleteRange', range: request.range }
    default: {
      const { keyPath, autoIncrement } = primaryKey
      const values =
        autoIncrement && typeof keyPath === 'string'
          ? request.values.map((value: object, index) => ({ ...value, [keyPath]: keys[index] }))
          : [...request.values]
      return { type: 'put', values, ...(request.keys && { keys: [...request.keys] }) }
    }
  }
}

export interface Taking {
  /** The database of a name, as the page has it open. */
  named: (name: string) => Dexie
  /** Takes in what found no room. */
  carry: (change: CarriedChange) => void
}

/** The page's end. */
export function takeChanges(store: DeviceStore, port: MirrorPort, { named, carry }: Taking): void {
  let taken = 0
  let before = Promise.resolve()
  const take = async (message: MirrorMessage) => {
    switch (message.kind) {
      case 'lost':
        store.lose()
        break
      case 'deleted':
        await Dexie.delete(message.database)
        break
      case 'carried':
        carry(message.change)
        askAllAgain()
        break
      case 'changed':
        await apply(named(message.database), message.changes)
        break
    }
  }
  const takeAfter = async (earlier: Promise<void>, message: MirrorMessage) => {
    await earlier
    try {
      await take(message)
    } catch (error) {
      reportError(error)
    }
    taken += 1
    post(port, taken)
  }
  port.addEventListener('message', ({ data }: MessageEvent<MirrorMessage>) => {
    before = takeAfter(before, data)
  })
  port.start()
}

async function apply(database: Dexie, changes: readonly TableChange[]): Promise<void> {
  const tables = [...new Set(changes.map(({ table }) => table))]
  await database.transaction('rw', tables, async (transaction) => {
    for (const { table, request } of changes)
      await database.table(table).core.mutate({ ...request, trans: transaction.idbtrans })
  })
}
