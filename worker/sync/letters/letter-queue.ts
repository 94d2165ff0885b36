/**
 * Letters to those who run this: kept in the local database, sent one after the other as soon as there is a network. A letter goes
 * when the server has said that it has it; its id makes sending it again harmless.
 */

import type { Letter, LetterOutcome } from '#core/contract/browser/letters'
import type { OpAction } from '#core/contract/browser/members'
import { errorCodes } from '#core/error-codes'
import { AppError, type ErrorCode } from '#core/errors'
import * as limits from '#core/limits'
import type { Answer } from '#core/sync/client/client-world'
import { verdictOf } from '#core/sync/client/sending/answers/verdict'
import { backOffMs } from '#core/sync/client/sending/back-off'
import { hourMs } from '#core/time'
import type { Database } from '#db/database'
import type { LetterRow } from '#db/rows'

export interface LetterDoors {
  now: () => number
  random: () => number
  newId: () => string
  timer: (run: () => void, delayMs: number) => () => void
  isOnline: () => boolean
  /** One sender at a time over all tabs. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** Never throws for what the network or the server do. */
  send: (row: LetterRow) => Promise<Answer>
  /** Letters wait: the browser may be asked to wake us. */
  tellWaiting: () => void
}

export class LetterQueue {
  readonly #database: Database
  readonly #doors: LetterDoors
  #cancelNext = () => {}

  constructor(database: Database, doors: LetterDoors) {
    this.#database = database
    this.#doors = doors
  }

  async add(letter: Letter): Promise<LetterOutcome> {
    const { letters } = this.#database
    if ((await letters.count()) >= limits.maxWaitingLetters) throw new AppError('too-many-requests')
    const { now, newId, tellWaiting } = this.#doors
    const id = newId()
    await letters.add({ id, letter, at: now(), failures: 0, nextTry: 0 })
    await this.drain()
    const left = await letters.get(id)
    if (!left) return 'sent'
    if (!left.refused) {
      tellWaiting()
      return 'waiting'
    }
    // Whoever wrote it still has it before their eyes.
    await letters.delete(id)
    throw new AppError(left.refused)
  }

  async settle(id: string, action: OpAction): Promise<void> {
    const { letters } = this.#database
    if (action === 'discard') return await letters.delete(id)
    await letters.update(id, { refused: undefined, nextTry: 0, failures: 0 })
    await this.drain()
  }

  /** Sends what is due; `isWanted`: a network has come, waits are cut short. Resolves when nothing more can be done now. */
  async drain(isWanted = false): Promise<void> {
    if (!this.#doors.isOnline()) return
    if (isWanted) await this.#database.letters.toCollection().modify({ nextTry: 0 })
    await this.#doors.alone(async () => {
      for (let row = await this.#next(); row; row = await this.#next()) {
        if (!(await this.#sendOne(row))) break
      }
    })
    await this.#wait()
  }

  /** Sends nothing by itself any more. */
  close(): void {
    this.#cancelNext()
  }

  /** How many still have to be sent. */
  async count(): Promise<number> {
    return await this.#database.letters.filter(({ refused }) => refused === undefined).count()
  }

  #next(): Promise<LetterRow | undefined> {
    const now = this.#doors.now()
    const isNext = ({ refused, nextTry }: LetterRow) => refused === undefined && isDue(nextTry, now)
    return this.#database.letters.orderBy('at').filter(isNext).first()
  }

  /** False when the way there is bad: all of them wait then. */
  async #sendOne(row: LetterRow): Promise<boolean> {
    const { letters } = this.#database
    const answer = await this.#doors.send(row)
    const verdict = verdictOf(answer)
    if (verdict === 'done') await letters.delete(row.id)
    else if (verdict === 'final') await letters.update(row.id, { refused: codeOf(answer) })
    else {
      const failures = row.failures + 1
      const retryAfterMs = answer.kind === 'answer' ? answer.retryAfterMs : undefined
      const nextTry = this.#doors.now() + backOffMs(failures, this.#doors.random(), retryAfterMs)
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
    const delayMs = Math.min(Math.max(1_000, next - this.#doors.now()), limits.pullAgainMs)
    this.#cancelNext = this.#doors.timer(() => void this.drain(), delayMs)
  }
}

/** A server may ask for an hour; a time further away means that the clock was put back. */
const longestWaitMs = hourMs

function isDue(nextTry: number, now: number): boolean {
  return nextTry <= now || nextTry > now + longestWaitMs
}

function codeOf(answer: Answer): ErrorCode {
  const code = answer.kind === 'answer' ? answer.code : ''
  return errorCodes.find((known) => known === code) ?? 'api-response'
}
