/**
 * Collects what a writer yields into a log, within limits of time, number and size. It ends at once when it is told to,
 * whether or not the writer listens.
 */
import { foldEvents, writerOf } from '#core/assistant/fold-events'
import type { ChatEvent } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import type { AnswerWriter, AskedQuestion, WrittenAnswer } from '../answer-writer'
import type { OpenLog } from './answer-log'

/**
 * Why an answer ends before its writer does. `stopped`: by the member. `closing`: the server stops. `too-long`: in time or
 * in size.
 */
export type BreakReason = 'stopped' | 'closing' | 'too-long'

/** How it ended; throws what the writer throws, unless it was told to stop. */
export async function collectAnswer(
  writer: AnswerWriter,
  asked: Omit<AskedQuestion, 'signal'>,
  log: OpenLog,
  breaking: AbortController,
): Promise<WrittenAnswer> {
  const { signal } = breaking
  const writing = writer({ ...asked, signal })
  const broken = whenAborted(signal)
  let bytes = 0
  try {
    while (!signal.aborted) {
      const step = await Promise.race([writing.next(), broken])
      if (step === undefined) break
      if (step.done) return step.value
      // The last events are ours.
      if (step.value.type === 'done' || step.value.type === 'error') continue
      bytes += Buffer.byteLength(JSON.stringify(step.value))
      if (bytes > limits.maxAnswerBytes || log.events.length >= limits.maxAnswerEvents) {
        breaking.abort('too-long' satisfies BreakReason)
      } else log.add(step.value)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    // Nobody waits for a writer that does not listen to the signal, nor hears what it says then.
    writing.return({ by: 'library', state: 'stopped' }).catch(() => undefined)
  }
  return brokenAnswer(signal.reason, log.events)
}

/** An answer that broke off; what a server that stops has begun is always told as begun. */
export function brokenAnswer(reason: unknown, events: readonly ChatEvent[]): WrittenAnswer {
  const { parts } = foldEvents(events)
  const by = writerOf(parts)
  if (reason === 'stopped') return { by, state: 'stopped' }
  return { by, state: parts.length === 0 && reason !== 'closing' ? 'failed' : 'incomplete' }
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
