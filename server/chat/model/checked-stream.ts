/** The text of a model through the checker: what it lets through is shown, what the answer took is settled whatever happens. */
import type { Checker } from '#core/assistant/checking/checker'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { AnswerEnd, ChatClient } from './client/chat-client'
import { ChatFailure, type FailureReason } from './client/chat-failure'
import { estimateTokens } from './prompt/data-text'
import type { Prompt } from './prompt/prompt'
import type { Shown } from './shown'

/** `cut`: it is longer than it may be. */
export type Ended = { how: 'complete' | 'cut' | 'stopped' } | { how: 'failed'; failure: ChatFailure }

export interface CheckedStream {
  client: ChatClient
  prompt: Prompt
  checker: Checker
  shown: Shown
  signal: AbortSignal
  /** Told how many tokens question and answer took. */
  settle: (tokens: number) => Promise<void>
}

export async function* streamChecked(stream: CheckedStream): AsyncGenerator<ChatEvent, Ended> {
  const { client, prompt, checker, shown, signal, settle } = stream
  const answer = client.answer(prompt.messages, signal)
  let heard = ''
  let tokens: number | undefined
  try {
    for (;;) {
      const step = await answer.next()
      if (step.done) tokens = step.value.tokens
      else heard += step.value
      for (const event of await eventsOf(checker, step)) {
        if (signal.aborted) return { how: 'stopped' }
        yield shown.note(event)
      }
      if (step.done) return { how: step.value.end }
    }
  } catch (error) {
    if (signal.aborted) return { how: 'stopped' }
    if (!(error instanceof ChatFailure)) throw error
    if (heard === '' && unread.has(error.why)) tokens = 0
    return { how: 'failed', failure: error }
  } finally {
    // A caller who stops reading breaks the request off.
    await answer.return({ end: 'cut', tokens })
    await settle(tokens ?? prompt.tokens + estimateTokens(heard))
  }
}

/** Why a service does not even read what it is asked. */
const unread: ReadonlySet<FailureReason> = new Set(['busy', 'refused', 'unavailable'])

async function eventsOf(
  checker: Checker,
  step: IteratorResult<string, AnswerEnd>,
): Promise<readonly ChatEvent[]> {
  if (!step.done) return await checker.push(step.value)
  // A sentence that was cut may say the opposite of the whole one.
  return step.value.end === 'complete' ? await checker.end() : []
}
