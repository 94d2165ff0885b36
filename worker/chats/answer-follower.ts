/**
 * Follows one answer that is being written: connects, stores what comes, goes on behind the last event when the
 * connection breaks. `following.ts` decides what to do when.
 */
import { type FoldedAnswer, foldEvents } from '#core/assistant/fold-events'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { callForStream } from '../http'
import { afterFollowing, type Following, type FollowingEvent, firstFollowing } from './following'
import { type PaceDependencies, PacedStore } from './paced-store'
import { messagesOf, readChatEvent } from './stream-events'

/** An answer under way: its number in the chat, and where it is told. */
export interface RunningAnswer {
  n: number
  address: string
}

export interface FollowerDependencies extends PaceDependencies {
  /** Takes all events so far into the copy; false: nobody needs them any more. Never throws. */
  grow: (n: number, folded: FoldedAnswer) => Promise<boolean>
  /** Asks for the chat and keeps it; `over`: its answer is not being written any more. Never throws. */
  fetchAnew: () => Promise<RunningAnswer | 'over' | 'unreachable'>
  /** The last event has come, and is in the copy. */
  ended: () => void
  /** It will not go on by itself. */
  restsNow: () => void
}

export class AnswerFollower {
  readonly #dependencies: FollowerDependencies
  readonly #store: PacedStore
  readonly #stopped = new AbortController()
  #state: Following = firstFollowing
  #answer: RunningAnswer
  #events: ChatEvent[] = []
  /** How many events have come, those of kinds unknown here included. */
  #count = 0
  #connection = new AbortController()
  #heardAt = 0
  #cancelTimer = () => {}

  constructor(answer: RunningAnswer, dependencies: FollowerDependencies) {
    this.#answer = answer
    this.#dependencies = dependencies
    this.#store = new PacedStore(() => this.#grow(), limits.answerStoreMs, dependencies)
    this.#enter()
  }

  /** Aborted when nothing is followed any more. */
  get stopped(): AbortSignal {
    return this.#stopped.signal
  }

  /** The number of the answer whose events are coming, or are just being asked for; undefined: none. */
  get comingAnswer(): number | undefined {
    const isComing = this.#state.kind === 'connecting' || this.#state.kind === 'streaming'
    return isComing ? this.#answer.n : undefined
  }

  /** Waits for a person or the network. */
  get rests(): boolean {
    return this.#state.kind === 'waiting' && this.#state.delayMs === undefined
  }

  /** A person looks again, or the network is back: a connection that has been silent is not trusted. */
  notice(): void {
    const silentMs = this.#dependencies.now() - this.#heardAt
    if (silentMs > limits.streamDoubtMs) this.#go('broke')
    this.#go('noticed')
  }

  stop(): void {
    this.#go('stopped')
  }

  #go(event: FollowingEvent): void {
    const before = this.#state
    this.#state = afterFollowing(before, event)
    if (this.#state.kind !== before.kind) this.#enter()
  }

  #enter(): void {
    this.#cancelTimer()
    switch (this.#state.kind) {
      case 'connecting':
        void this.#connect()
        break
      case 'streaming':
        this.#listen()
        break
      case 'waiting': {
        this.#connection.abort()
        const { delayMs } = this.#state
        if (delayMs === undefined) this.#dependencies.restsNow()
        else this.#wait('due', delayMs)
        break
      }
      case 'lost':
        this.#connection.abort()
        void this.#fetchAnew()
        break
      case 'done':
        this.#connection.abort()
        this.#stopped.abort()
    }
  }

  /** After this time the event happens, unless something else does before. */
  #wait(event: FollowingEvent, delayMs: number): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#dependencies.timer(() => this.#go(event), delayMs)
  }

  #listen(): void {
    this.#heardAt = this.#dependencies.now()
    this.#wait('broke', limits.streamSilenceMs)
  }

  async #connect(): Promise<void> {
    const connection = new AbortController()
    this.#connection = connection
    this.#listen()
    const { n } = this.#answer
    const headers: Record<string, string> =
      this.#count === 0 ? {} : { 'last-event-id': `${n}.${this.#count - 1}` }
    // Events of a connection that was given up are dropped.
    const go = (event: FollowingEvent) => {
      if (!connection.signal.aborted) this.#go(event)
    }
    try {
      const stream = await callForStream(this.#answer.address, { signal: connection.signal, headers })
      go('opened')
      const heard = () => {
        if (!connection.signal.aborted) this.#listen()
      }
      for await (const { id, data } of messagesOf(stream, heard)) {
        if (connection.signal.aborted) return
        const event = this.#take(id, data)
        // Everything is in the copy before the end is believed. It is stored once: a second time nothing would need it, and it would stop.
        if (event === 'ended') await this.#store.store()
        if (connection.signal.aborted) return
        if (event) this.#go(event)
        if (event === 'ended') this.#dependencies.ended()
      }
      go('broke')
    } catch (error) {
      go(isGone(error) ? 'gone' : 'broke')
      if (!(error instanceof AppError)) reportError(error)
    }
  }

  /** Takes one message of the stream; undefined: it says nothing new. */
  #take(id: string | undefined, data: string): 'received' | 'ended' | 'gone' | undefined {
    const [, n, place] = /^(\d{1,5})\.(\d{1,5})$/.exec(id ?? '') ?? []
    if (Number(n) !== this.#answer.n || place === undefined) return 'gone'
    if (Number(place) < this.#count) return undefined
    // One that is missing would be missed for good.
    if (Number(place) > this.#count) return 'gone'
    const event = readChatEvent(data)
    if (event === undefined) return 'gone'
    this.#count += 1
    if (event !== 'unknown') this.#events.push(event)
    if (event !== 'unknown' && (event.type === 'done' || event.type === 'error')) return 'ended'
    void this.#store.store()
    return 'received'
  }

  async #grow(): Promise<void> {
    if (this.stopped.aborted) return
    if (!(await this.#dependencies.grow(this.#answer.n, foldEvents(this.#events)))) this.stop()
  }

  async #fetchAnew(): Promise<void> {
    const running = await this.#dependencies.fetchAnew()
    if (typeof running === 'string') return this.#go(running)
    this.#answer = running
    // Told from its beginning again, for it may be another answer by now; the copy only takes what it lacks.
    this.#events = []
    this.#count = 0
    this.#go('running')
  }
}

/** The server is there and does not tell this answer; or what it tells cannot be read. */
function isGone(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const { status } = error.details
  if (typeof status !== 'number') return error.code === 'api-response'
  return status >= 400 && status < 500 && !passing.has(status)
}

/** As in SYNC 3.6: the way is bad, not the request. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])
