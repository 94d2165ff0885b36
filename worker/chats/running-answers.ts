/** The answers this worker follows, one for each chat, and what they write into the copies. */
import type { Chat } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import { asAppError } from '../storage-error'
import type { UserSync } from '../sync/user-sync'
import { AnswerFollower, type RunningAnswer } from './answer-follower'
import { ChatCopies } from './chat-copies'
import { openAnswer } from './chat-copy'
import type { PaceDependencies } from './paced-store'

export class RunningAnswers {
  readonly #fetch: (id: string, user: number) => Promise<Chat>
  readonly #dependencies: PaceDependencies
  /** By chat; each lives until the end of its answer is known. */
  readonly #followers = new Map<string, AnswerFollower>()

  /** `fetch` asks for a chat and keeps it for this user. */
  constructor(fetch: (id: string, user: number) => Promise<Chat>, dependencies: PaceDependencies) {
    this.#fetch = fetch
    this.#dependencies = dependencies
  }

  /** Follows the answer of a chat that is being written, if there is one, until its member leaves. */
  follow(chat: Chat, sync: UserSync): void {
    const answer = runningAnswer(chat)
    const before = this.#followers.get(chat.id)
    if (answer && before?.comingAnswer === answer.n) return
    before?.stop()
    if (answer && !sync.left.aborted) this.#start(chat, answer, sync)
  }

  /** Events of the chat’s answer are coming. */
  isComing(id: string): boolean {
    return this.#followers.get(id)?.comingAnswer !== undefined
  }

  stop(id: string): void {
    this.#followers.get(id)?.stop()
  }

  notice(): void {
    for (const follower of this.#followers.values()) follower.notice()
  }

  close(): void {
    for (const follower of this.#followers.values()) follower.stop()
  }

  #start({ id, updated }: Chat, answer: RunningAnswer, sync: UserSync): void {
    const copies = new ChatCopies(sync.database)
    const { now, timer } = this.#dependencies
    const follower = new AnswerFollower(answer, {
      now,
      timer,
      grow: (n, folded) => copies.grow(id, n, folded).catch(canStoreLater),
      fetchAnew: () => this.#fetchAnew(id, sync.user),
      // Its words as plain text, for lists and filters without network, only the server has.
      ended: () => void this.#fetchAnew(id, sync.user),
      restsNow: () => {
        const breakOff = async () => {
          if (follower.rests) await copies.breakOff(id, now()).catch(canStoreLater)
        }
        timer(() => void breakOff(), Math.max(0, updated + limits.answerAtMostMs - now()))
      },
    })
    this.#followers.set(id, follower)
    const stop = () => follower.stop()
    sync.left.addEventListener('abort', stop)
    follower.stopped.addEventListener('abort', () => {
      sync.left.removeEventListener('abort', stop)
      if (this.#followers.get(id) === follower) this.#followers.delete(id)
    })
  }

  async #fetchAnew(id: string, user: number): Promise<RunningAnswer | 'over' | 'unreachable'> {
    try {
      return runningAnswer(await this.#fetch(id, user)) ?? 'over'
    } catch (error) {
      const { code } = asAppError(error)
      if (code === 'internal') reportError(error)
      return elsewhere.has(code) ? 'over' : 'unreachable'
    }
  }
}

function runningAnswer(chat: Chat): RunningAnswer | undefined {
  const answer = openAnswer(chat)
  return answer && { n: answer.n, address: chat.subscription_url }
}

/** A full disk may have room for the next event; a database that was closed is not opened by a late one. */
function canStoreLater(error: unknown): boolean {
  const { code } = asAppError(error)
  if (code === 'internal') reportError(error)
  return code === 'quota-exceeded'
}

/** The chat is gone, or belongs to nobody who is here. */
const elsewhere: ReadonlySet<string> = new Set(['not-found', 'signed-out', 'wrong-account'])
