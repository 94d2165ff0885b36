/**
 * The store of the sync steps over IndexedDB: each operation is one request of the current transaction
 * (core/sync/client). It makes no decisions.
 */

import type { Op } from '#core/contract/members/op'
import type { ClientStore, StoreSteps } from '#core/sync/client/client-store'
import type { SyncFacts } from '#core/sync/client/sync-facts'
import { type AsyncPort, driveAsync } from '#core/sync/steps'
import type { UserDatabase } from '#db/user-database'

/**
 * Runs a body in one read-write transaction over all data of a member here: either everything is on disk
 * afterwards, or nothing.
 */
export async function transact<Result>(
  database: UserDatabase,
  body: () => StoreSteps<Result>,
): Promise<Result> {
  const { rows, incoming, outbox, things, state } = database
  const run = () =>
    database.transaction('rw', [rows, incoming, outbox, things, state], () =>
      driveAsync(body(), dexieStore(database)),
    )
  try {
    return await run()
  } catch (error) {
    // The browser closed the connection: Dexie opens it again, and one retry follows. A connection that we
    // closed stays closed.
    if (!(error instanceof Error) || !connectionErrors.has(error.name)) throw error
    return await run()
  }
}

const connectionErrors = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError'])

/** The operations inside a running transaction. */
export function dexieStore({ rows, incoming, outbox, things, state }: UserDatabase): AsyncPort<ClientStore> {
  return {
    rows: async (keys) => (await rows.bulkGet([...keys])).filter((row) => row !== undefined),
    rowKeys: (prefix) => rows.where('key').startsWith(prefix).primaryKeys(),
    putRows: (list) => done(rows.bulkPut([...list])),

    incoming: async (keys) => (await incoming.bulkGet([...keys])).filter((row) => row !== undefined),
    putIncoming: (list) => done(incoming.bulkPut([...list])),
    clearIncoming: () => incoming.clear(),
    async swapIncoming() {
      const before = await rows.toCollection().primaryKeys()
      const snapshot = await incoming.toArray()
      await rows.clear()
      await rows.bulkPut(snapshot)
      await incoming.clear()
      return [...new Set([...before, ...snapshot.map(({ key }) => key)])]
    },

    laneOps: (lane) => outbox.where('lane').equals(lane).sortBy('seq'),
    keyOps: (keys) => outbox.where('key').anyOf(keys).sortBy('seq'),
    opsAfter: (seq, limit) => outbox.where('seq').above(seq).limit(limit).toArray(),
    op: (seq) => outbox.get(seq),
    countOps: () => outbox.count(),
    addOp: (op) => outbox.add(op as Op),
    putOp: (op) => done(outbox.put(op)),
    removeOps: (seqs) => outbox.bulkDelete([...seqs]),

    putThings: (list) => done(things.bulkPut([...list])),
    removeThings: (keys) => things.bulkDelete([...keys]),

    facts: async () => (await state.get('sync'))?.value as SyncFacts | undefined,
    putFacts: (value) => done(state.put({ key: 'sync', value })),
  }
}

async function done(write: PromiseLike<unknown>): Promise<void> {
  await write
}
