/**
 * Contact messages to the operator: stored in the local database and sent one after the other as soon as
 * there is a network. A message is deleted when the server has confirmed it; its id makes sending it again
 * harmless.
 */

import type { ContactMessage, ContactOutcome } from '#core/contract/browser/contact-messages'
import type { OpAction } from '#core/contract/browser/members'
import { errorCodes } from '#core/error-codes'
import { AppError, type ErrorCode } from '#core/errors'
import * as limits from '#core/limits'
import type { Answer } from '#core/sync/client/client-world'
import { verdictOf } from '#core/sync/client/sending/answers/verdict'
import { backOffMs } from '#core/sync/client/sending/back-off'
import { hourMs } from '#core/time'
import type { Database } from '#db/database'
import type { ContactMessageRow } from '#db/rows'

export interface ContactQueueDependencies {
  now: () => number
  random: () => number
  newId: () => string
  timer: (run: () => void, delayMs: number) => () => void
  isOnline: () => boolean
  /** One sender at a time over all tabs. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** Never throws for what the network or the server do. */
  send: (row: ContactMessageRow) => Promise<Answer>
  /** Messages wait: the browser may be asked for a background sync. */
  tellWaiting: () => void
}

/** The queue of contact messages on this device. */
export class ContactQueue {
  readonly #database: Database
  readonly #dependencies: ContactQueueDependencies
  #cancelNext = () => {}

  constructor(database: Database, dependencies: ContactQueueDependencies) {
    this.#database = database
    this.#dependencies = dependencies
  }

  async add(message: ContactMessage): Promise<ContactOutcome> {
    const { letters } = this.#database
    if ((await letters.count()) >= limits.maxWaitingMessages) throw new AppError('too-many-requests')
    const { now, newId, tellWaiting } = this.#dependencies
    const id = newId()
    await letters.add({ id, letter: message, at: now(), failures: 0, nextTry: 0 })
    await this.drain()
    const left = await letters.get(id)
    if (!left) return 'sent'
    if (!left.refused) {
      tellWaiting()
      return 'waiting'
    }
    // The form still shows the message to the person who wrote it.
    await letters.delete(id)
    throw new AppError(left.refused)
  }

  async settle(id: string, action: OpAction): Promise<void> {
    const { letters } = this.#database
    if (action === 'discard') return await letters.delete(id)
    await letters.update(id, { refused: undefined, nextTry: 0, failures: 0 })
    await this.drain()
  }

  /**
   * Sends what is due; `isWanted`: the network is back, so waits are cut short. Resolves when nothing more
   * can be done now.
   */
  async drain(isWanted = false): Promise<void> {
    if (!this.#dependencies.isOnline()) return
    if (isWanted) await this.#database.letters.toCollection().modify({ nextTry: 0 })
    await this.#dependencies.alone(async () => {
      for (let row = await this.#next(); row; row = await this.#next()) {
        if (!(await this.#sendOne(row))) break
      }
    })
    await this.#wait()
  }

  /** Stops sending by itself. */
  close(): void {
    this.#cancelNext()
  }

  /** How many messages still have to be sent. */
  async count(): Promise<number> {
    return await this.#database.letters.filter(({ refused }) => refused === undefined).count()
  }

  #next(): Promise<ContactMessageRow | undefined> {
    const now = this.#dependencies.now()
    const isNext = ({ refused, nextTry }: ContactMessageRow) => refused === undefined && isDue(nextTry, now)
    return this.#database.letters.orderBy('at').filter(isNext).first()
  }

  /** Sends one message. False when the network fails: then all of them wait. */
  async #sendOne(row: ContactMessageRow): Promise<boolean> {
    const { letters } = this.#database
    const answer = await this.#dependencies.send(row)
    const verdict = verdictOf(answer)
    if (verdict === 'done') await letters.delete(row.id)
    else if (verdict === 'final') await letters.update(row.id, { refused: codeOf(answer) })
    else {
      const failures = row.failures + 1
      const retryAfterMs = answer.kind === 'answer' ? answer.retryAfterMs : undefined
      const nextTry =
        this.#dependencies.now() + backOffMs(failures, this.#dependencies.random(), retryAfterMs)
      await letters.update(row.id, { failures, nextTry })
      return verdict === 'lane'
    }
    return true
  }

  async #wait(): Promise<void> {
    this.#cancelNext()
    const waiting = await this.#database.letters.filter(({ refused }) => refused === undefined).toArray()
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map(({ nextTry }) => nextTry))
    const delayMs = Math.min(Math.max(1_000, next - this.#dependencies.now()), limits.pullAgainMs)
    this.#cancelNext = this.#dependencies.timer(() => void this.drain(), delayMs)
  }
}

/** A server may ask for an hour; a time further away means that the clock was set back. */
const longestWaitMs = hourMs

function isDue(nextTry: number, now: number): boolean {
  return nextTry <= now || nextTry > now + longestWaitMs
}

function codeOf(answer: Answer): ErrorCode {
  const code = answer.kind === 'answer' ? answer.code : ''
  return errorCodes.find((known) => known === code) ?? 'api-response'
}
