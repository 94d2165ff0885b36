/**
 * Searches that wait for the search thread. Those of verses are given to it one at a time, so that one that has waited
 * too long is never begun; those of articles at once, for they yield. One that is under way goes on after its time, and
 * what it prepared is there for the next.
 */
import { AppError, fromErrorWire } from '#core/errors'
import { CostlyFailure } from '../limits/costly-failure'
import type { ArticlesAsked, Asked, Found } from './library-search'
import { costOf } from './preparation'
import type { SearchQuestion, SearchReply } from './search-messages'

/** More would wait for seconds. */
const mostWaiting = 64
const retryAfterS = 5

interface Waiting {
  question: SearchQuestion
  resolve: (found: Found) => void
  reject: (error: AppError) => void
  timer: NodeJS.Timeout
}

/** Those of one thread after the other. */
export class WaitingSearches {
  private readonly waiting = new Map<number, Waiting>()
  /** Of verses, not begun, in order. */
  private readonly queue: number[] = []
  /** Of verses. */
  private underWay: number | undefined
  private nextId = 0

  /** `send` gives one to the thread; `mostMs`: a search that takes longer, its waiting included, fails. */
  constructor(
    private readonly send: (question: SearchQuestion) => void,
    private readonly mostMs: number,
  ) {}

  /** Its result. Throws unavailable if it cannot be had in time. */
  async ask(asked: { asked: Asked } | { articles: ArticlesAsked }): Promise<Found> {
    if (this.waiting.size >= mostWaiting) throw new AppError('unavailable', { retryAfterS })
    const id = this.nextId
    this.nextId += 1
    const question: SearchQuestion = { id, ...asked }
    const found = new Promise<Found>((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(id), this.mostMs)
      // A closing server does not wait for it.
      timer.unref()
      this.waiting.set(id, { question, resolve, reject, timer })
    })
    if ('articles' in question) this.send(question)
    else this.queue.push(id)
    this.sendNext()
    return await found
  }

  /** The thread has answered. */
  answer(reply: SearchReply): void {
    if (reply.id === this.underWay) this.underWay = undefined
    const asker = this.leave(reply.id)
    if ('found' in reply) asker?.resolve(reply.found)
    else asker?.reject(fromErrorWire(reply.error))
    this.sendNext()
  }

  /** The thread has ended: nobody answers those who wait. */
  refuseAll(): void {
    this.underWay = undefined
    this.queue.length = 0
    for (const id of this.waiting.keys()) this.leave(id)?.reject(new AppError('unavailable', { retryAfterS }))
  }

  private sendNext(): void {
    while (this.underWay === undefined) {
      const id = this.queue.shift()
      if (id === undefined) return
      const next = this.waiting.get(id)
      if (!next) continue
      this.underWay = id
      this.send(next.question)
    }
  }

  private giveUp(id: number): void {
    const failure = this.queue.includes(id)
      ? new AppError('unavailable', { retryAfterS })
      : new CostlyFailure('unavailable', { retryAfterS }, costOf({ steps: 0, preparedMs: this.mostMs }))
    this.leave(id)?.reject(failure)
  }

  private leave(id: number): Waiting | undefined {
    const asker = this.waiting.get(id)
    this.waiting.delete(id)
    clearTimeout(asker?.timer)
    return asker
  }
}
