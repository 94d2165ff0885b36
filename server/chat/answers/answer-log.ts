/** The events of an answer while it is being written, in memory: followers read them here, each at its own pace. */
import type { ChatEvent } from '#core/contract/assistant/chat'

/** An event with its place in the answer, from 0. */
export interface PlacedEvent {
  index: number
  event: ChatEvent
}

/** An answer as its followers read it. */
export interface AnswerLog {
  readonly events: readonly ChatEvent[]
  /** Events from `from` on, then new ones, until the answer is over or `signal` says that nobody reads any more. */
  follow(from: number, signal: AbortSignal): AsyncGenerator<PlacedEvent>
}

/** The same as its writer fills it. */
export interface OpenLog extends AnswerLog {
  add(event: ChatEvent): void
  /** Nothing more comes. */
  end(): void
}

/** A log without events. */
export function openLog(): OpenLog {
  const events: ChatEvent[] = []
  const waiting = new Set<() => void>()
  let isOver = false
  const wake = () => {
    for (const go of waiting) go()
    waiting.clear()
  }

  /** Until there is more, or nobody reads. */
  async function more(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', go)
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
      signal.addEventListener('abort', go)
    })
  }

  return {
    events,
    add(event) {
      events.push(event)
      wake()
    },
    end() {
      isOver = true
      wake()
    },
    async *follow(from, signal) {
      for (let index = from; !signal.aborted; ) {
        const event = events[index]
        if (event) {
          yield { index, event }
          index += 1
        } else if (isOver) return
        else await more(signal)
      }
    },
  }
}
