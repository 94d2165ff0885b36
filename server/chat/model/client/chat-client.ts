/**
 * Asks the configured language model for an answer and gives its text while it comes. It talks to that address alone, follows
 * no redirect, offers no tools, and reads no more than an answer takes. A failure is a ChatFailure with words of ours: what
 * the service wrote, and the key, are in none.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatModelService } from '../../../settings/chat-model-settings'
import { ChatFailure, failureOfStatus } from './chat-failure'
import { dataOf, done } from './read-answer'
import { readChunk } from './read-chunk'
import { visibleText } from './visible-text'
import { type ChatTimes, chatTimes, openWatch, type Watch } from './watch'

export interface ModelMessage {
  role: 'system' | 'user'
  content: string
}

/** `cut`: it is longer than it may be. `tokens`: of question and answer, where the service said so. */
export interface AnswerEnd {
  end: 'complete' | 'cut'
  tokens: number | undefined
}

export interface ChatClient {
  /**
   * Yields the text in pieces. Throws ChatFailure, before the first piece or after some; and the reason of `signal` when it
   * is aborted. A caller who stops reading breaks the request off.
   */
  answer(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string, AnswerEnd>
}

/** An answer of 200 words, with what a model thinks before it. */
export const mostAnswerTokens = 2_000
/** Characters shown at most, were an answer to say nothing but sentences that pass. */
export const mostCharacters = 16_000
/** The longest pause a service may ask for before the second try. */
const longestPauseMs = 2_000

/** A client of one service. */
export function chatClient(service: ChatModelService, times: ChatTimes = chatTimes): ChatClient {
  return {
    async *answer(messages, signal) {
      const watch = openWatch(times, signal)
      try {
        watch.expect(times.firstMs)
        const response = await ask(service, messages, watch, times)
        return yield* readText(response, watch, times)
      } catch (error) {
        // fetch wraps or replaces the reason it was broken off for.
        if (watch.signal.aborted) throw watch.signal.reason
        if (error instanceof ChatFailure) throw error
        throw new ChatFailure('cut', 'the connection broke off')
      } finally {
        watch.close()
      }
    },
  }
}

/** The text of what the service says. A connection that breaks behind the last word does no harm. */
async function* readText(
  response: Response,
  watch: Watch,
  times: ChatTimes,
): AsyncGenerator<string, AnswerEnd> {
  const visible = visibleText(mostCharacters)
  let end: AnswerEnd['end'] | undefined
  let tokens: number | undefined
  try {
    for await (const data of dataOf(response)) {
      if (data === done) {
        end ??= 'complete'
        break
      }
      const chunk = readChunk(data)
      tokens = chunk?.tokens ?? tokens
      const text = end || !chunk ? '' : visible.push(chunk.text)
      if (text !== '') {
        watch.rest()
        yield text
        watch.expect(times.betweenMs)
      }
      if (visible.isFull()) return { end: 'cut', tokens }
      if (!end && chunk?.end) watch.expect(times.afterMs)
      end ??= chunk?.end
    }
  } catch (error) {
    if (!end) throw error
  }
  watch.rest()
  const rest = visible.rest()
  if (rest !== '') yield rest
  if (!visible.hasText()) throw new ChatFailure('nonsense', 'an answer without words')
  if (!end) throw new ChatFailure('cut', 'an answer without an end')
  return { end, tokens }
}

type Attempt = { response: Response } | { failure: ChatFailure; againMs: number | undefined }

/** The answer that begins. Once more where the service says that it will help, or is just being started. */
async function ask(
  service: ChatModelService,
  messages: readonly ModelMessage[],
  { signal }: Watch,
  { againMs }: ChatTimes,
): Promise<Response> {
  const first = await attempt(service, messages, signal, againMs)
  if ('response' in first) return first.response
  if (first.againMs === undefined) throw first.failure
  await wait(first.againMs, undefined, { signal })
  const second = await attempt(service, messages, signal, againMs)
  if ('response' in second) return second.response
  throw second.failure
}

async function attempt(
  { url, key, model }: ChatModelService,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  againMs: number,
): Promise<Attempt> {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    // Packed streams come in lumps.
    'accept-encoding': 'identity',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
  const body = JSON.stringify({
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: mostAnswerTokens,
    temperature: 0.2,
  })
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal })
    if (response.status === 200) return { response }
    await response.body?.cancel()
    return { failure: failureOfStatus(response.status), againMs: pauseOf(response, againMs) }
  } catch (error) {
    if (signal.aborted) throw error
    const failure = new ChatFailure('unavailable', 'no connection')
    return { failure, againMs: isRefused(error) ? againMs : undefined }
  }
}

/** How long to wait before a second try; undefined where it would not help, or would take too long. */
function pauseOf({ status, headers }: Response, againMs: number): number | undefined {
  const asked = headers.get('retry-after')
  if (status !== 503 && (status !== 429 || asked === null)) return undefined
  const pauseMs = asked === null ? againMs : Number(asked) * 1_000
  return pauseMs >= 0 && pauseMs <= longestPauseMs ? pauseMs : undefined
}

/** Nobody listens there, as while a service is started anew. */
function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
