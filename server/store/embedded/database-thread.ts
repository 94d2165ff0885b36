/**
 * The thread of the embedded database: one query after the other, transactions as its server asks for them. Its data is
 * the folder of the database. It reads no clock and decides nothing.
 */

import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'
import { openFiles } from './open-files'
import { type DatabaseQuestion, type DatabaseReply, errorFields } from './thread-messages'

/** On Linux the priority of this thread alone: reading has precedence. */
const politeness = 5

const asText = (value: string) => value
/** As drizzle wants them (drizzle-orm/pglite/session): times and lists of them stay as PostgreSQL writes them. */
const parsers: QueryOptions['parsers'] = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
)

/** A transaction of the server's; PGlite lets every other query wait for its end. */
interface OpenTransaction {
  tx: Transaction
  end(isKept: boolean): void
  over: Promise<void>
}

function tell(reply: DatabaseReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node has no origin
  parentPort?.postMessage(reply)
}

/** PostgreSQL would wait for ever for a write that cannot succeed: the thread ends, and its server with it. */
function stop(error: unknown): never {
  tell({ kind: 'disk', error: errorFields(error) })
  process.exit(1)
}

async function beginIn(client: PGlite): Promise<OpenTransaction> {
  let end: OpenTransaction['end'] = () => undefined
  const ending = new Promise<boolean>((resolve) => {
    end = resolve
  })
  let over: Promise<void> = Promise.resolve()
  const tx = await new Promise<Transaction>((resolve, reject) => {
    over = client.transaction(async (begun) => {
      resolve(begun)
      if (!(await ending)) await begun.rollback()
    })
    over.catch(reject)
  })
  return { tx, end, over }
}

/** Answers questions about an open database. */
function answerFor(client: PGlite): (question: DatabaseQuestion) => Promise<unknown> {
  const open = new Map<number, OpenTransaction>()
  const placeOf = (transaction: number | undefined): PGlite | Transaction => {
    const found = transaction === undefined ? { tx: client } : open.get(transaction)
    if (!found) throw new Error('This transaction is over')
    return found.tx
  }
  return async (question) => {
    switch (question.kind) {
      case 'query': {
        const { sql, params, rowMode, transaction } = question
        return await placeOf(transaction).query(sql, params, { rowMode, parsers })
      }
      case 'exec':
        return await placeOf(question.transaction).exec(question.sql)
      case 'begin':
        open.set(question.id, await beginIn(client))
        return undefined
      case 'end': {
        const found = open.get(question.transaction)
        open.delete(question.transaction)
        found?.end(question.isKept)
        return await found?.over
      }
      case 'close':
        return await client.close()
    }
  }
}

async function main(): Promise<void> {
  if (process.platform === 'linux') setPriority(politeness)
  const client = await openFiles(String(workerData), stop).catch((error: unknown) => {
    tell({ kind: 'unopened', error: errorFields(error) })
  })
  if (!client) return
  const answer = answerFor(client)
  parentPort?.on('message', (question: DatabaseQuestion) => {
    const { id } = question
    answer(question).then(
      (value) => tell({ kind: 'answer', id, value }),
      (error: unknown) => tell({ kind: 'failure', id, error: errorFields(error) }),
    )
  })
  tell({ kind: 'open' })
}

await main()
