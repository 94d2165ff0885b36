/**
 * The answers that this process is writing. One for each chat: it is claimed inside the transaction that stores the question,
 * so that nobody sees a stored answer that nobody writes, and begins when the transaction is over.
 */
import { AppError } from '#core/errors'
import type { AskedQuestion } from './answer-writer'
import { type AnswerLog, type OpenLog, openLog } from './answers/answer-log'
import type { BreakReason } from './answers/collect-answer'
import { type AnswerNeeds, runAnswer } from './answers/run-answer'
import type { AnswerPlace } from './rows/store-answer'

/** More at once would keep each of them waiting. */
const mostAnswers = 200

/** The right to write an answer; exactly one of both follows. */
export interface Claim {
  start(asked: Omit<AskedQuestion, 'signal'>): void
  /** The question was not stored after all. */
  release(): void
}

/** The answers of this process. */
export interface RunningAnswers {
  /** Throws unavailable when there are too many, in-progress when the chat has one. */
  claim(place: AnswerPlace): Claim
  /** The answer of a message while it is being written here. */
  find(chat: string, n: number): AnswerLog | undefined
  /** Ends the answer of a chat, where there is one; resolves when it is stored. */
  stop(chat: string): Promise<void>
  /** Ends all answers of a member. */
  stopAllOf(user: number): Promise<void>
  /** Ends all, and takes no more. */
  close(): Promise<void>
}

interface RunningAnswer {
  place: AnswerPlace
  log: OpenLog
  breaking: AbortController
  over: Promise<void>
  end(): void
}

/** No answers yet. */
export function runningAnswers(needs: AnswerNeeds, most = mostAnswers): RunningAnswers {
  const entries = new Map<string, RunningAnswer>()
  let isClosed = false

  async function stopAll(which: (entry: RunningAnswer) => boolean, reason: BreakReason): Promise<void> {
    const found = [...entries.values()].filter(which)
    for (const { breaking } of found) breaking.abort(reason)
    await Promise.all(found.map(async ({ over }) => await over))
  }

  return {
    claim(place) {
      if (isClosed || entries.size >= most) throw new AppError('unavailable')
      if (entries.has(place.chat)) throw new AppError('in-progress')
      const entry = newEntry(place)
      entries.set(place.chat, entry)
      const leave = () => {
        entries.delete(place.chat)
        entry.end()
      }
      return {
        start(asked) {
          const { log, breaking } = entry
          void runAnswer({ place, asked, log, breaking }, needs).finally(leave)
        },
        release: leave,
      }
    },
    find(chat, n) {
      const entry = entries.get(chat)
      return entry?.place.n === n ? entry.log : undefined
    },
    stop: async (chat) => await stopAll(({ place }) => place.chat === chat, 'stopped'),
    stopAllOf: async (user) => await stopAll(({ place }) => place.user === user, 'stopped'),
    async close() {
      isClosed = true
      await stopAll(() => true, 'closing')
    },
  }
}

function newEntry(place: AnswerPlace): RunningAnswer {
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { place, log: openLog(), breaking: new AbortController(), over, end }
}
