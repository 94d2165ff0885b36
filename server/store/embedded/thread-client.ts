/**
 * The embedded database in a thread of its own, so that no query blocks the thread that serves readers. It has the
 * methods of PGlite that drizzle and the store use. When the thread ends by itself nothing more can be confirmed.
 */
import type { Worker } from 'node:worker_threads'
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import { startThread } from '../../process/start-thread'
import { type DatabaseQuestion, type DatabaseReply, errorOf } from './thread-messages'

/** Queries, inside a transaction or not. */
interface Queries {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results>
  exec(sql: string): Promise<unknown>
}

/** The database. */
export interface ThreadClient extends Queries {
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Why the thread ended by itself. */
export interface ThreadEnd {
  /** The disk did not take what was written. */
  isDisk: boolean
  error: unknown
}

type Asked = DatabaseQuestion extends infer Question
  ? Question extends DatabaseQuestion
    ? Omit<Question, 'id'>
    : never
  : never

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** A thread that is asked and answers. */
interface AskedThread {
  /** Throws what the thread says; also when it ends before it has answered. */
  ask(asked: Asked, id?: number): Promise<unknown>
  newId(): number
  isClosed(): boolean
  close(): Promise<void>
}

/** Throws when the files cannot be opened. `onEnded` is called at most once, never after `close`. */
export async function openThread(
  directory: string,
  onEnded: (end: ThreadEnd) => void,
): Promise<ThreadClient> {
  const thread = startThread('database', directory)
  await opened(thread)
  // A process that waits for nothing may end, as it could when the database was in it.
  thread.unref()
  const asked = askedThread(thread, onEnded)
  const { ask, newId, isClosed } = asked
  return {
    ...queriesOf(ask),
    async transaction(work) {
      const id = newId()
      await ask({ kind: 'begin' }, id)
      try {
        const result = await work(queriesOf(ask, id))
        await ask({ kind: 'end', transaction: id, isKept: true })
        return result
      } catch (error) {
        if (!isClosed()) await ask({ kind: 'end', transaction: id, isKept: false })
        throw error
      }
    },
    close: asked.close,
  }
}

function askedThread(thread: Worker, onEnded: (end: ThreadEnd) => void): AskedThread {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isClosed = false
  const settle = (id: number): Waiting | undefined => {
    const asker = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
    return asker
  }
  const end = (ended: ThreadEnd) => {
    if (isClosed) return
    isClosed = true
    const left = [...waiting.values()]
    waiting.clear()
    onEnded(ended)
    for (const { reject } of left) reject(ended.error)
  }
  thread.on('message', (reply: DatabaseReply) => {
    if (reply.kind === 'disk') end({ isDisk: true, error: errorOf(reply.error) })
    if (reply.kind === 'answer') settle(reply.id)?.resolve(reply.value)
    if (reply.kind === 'failure') settle(reply.id)?.reject(errorOf(reply.error))
  })
  thread.once('error', (error) => end({ isDisk: false, error }))
  thread.once('exit', (code) => end({ isDisk: false, error: new Error(`it ended with ${code}`) }))
  const newId = () => (lastId += 1)
  const ask: AskedThread['ask'] = async (asked, id = newId()) => {
    if (isClosed) throw new Error('The database is closed')
    const question: DatabaseQuestion = { id, ...asked }
    thread.ref()
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      thread.postMessage(question)
    })
  }
  return {
    ask,
    newId,
    isClosed: () => isClosed,
    async close() {
      if (isClosed) return
      await ask({ kind: 'close' })
      isClosed = true
      await thread.terminate()
    },
  }
}

/** Outside of transactions, or in one. */
function queriesOf(ask: AskedThread['ask'], transaction?: number): Queries {
  const place = transaction === undefined ? {} : { transaction }
  return {
    query: async (sql, params = [], { rowMode = 'object' } = {}) =>
      // The thread answers a query with `Results`.
      (await ask({ kind: 'query', sql, params, rowMode, ...place })) as Results,
    exec: async (sql) => await ask({ kind: 'exec', sql, ...place }),
  }
}

/** For drizzle, which calls nothing else of it. */
export function asPGlite(client: ThreadClient): PGlite {
  return client as unknown as PGlite
}

/** Waits for the first message. */
async function opened(thread: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    thread.once('message', (reply: DatabaseReply) => {
      if (reply.kind === 'open') resolve()
      else reject('error' in reply ? errorOf(reply.error) : new Error('It did not open'))
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The thread of the database ended with ${code}`)))
  })
}
