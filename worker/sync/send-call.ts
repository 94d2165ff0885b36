/** Sends a sync call with a member's token and returns the answer for the sync steps to judge (SYNC 3.6). */

import type * as z from 'zod/mini'
import { type Api, type CallBody, errorAnswerSchema } from '#core/contract/api'
import type { syncCalls } from '#core/contract/members/calls/sync-calls'
import { isUnanswered } from '#core/error-rules/passing-failure'
import * as limits from '#core/limits'
import type { Answer, SyncCall } from '#core/sync/client/client-world'
import { callForReply, type Reply } from '../http'
import { asAppError } from '../storage-error'

type SyncCallName = keyof typeof syncCalls

/** Never throws for failures of the network or the server. */
export async function sendCall(token: string, call: SyncCall): Promise<Answer> {
  const { name, params, query, body, headers } = call
  try {
    const reply = await callForReply(
      name,
      params as z.input<Api[SyncCallName]['params']>,
      query as z.input<Api[SyncCallName]['query']>,
      { token, headers, timeoutMs: limits.sendTimeoutMs, body: body as CallBody<SyncCallName> },
    )
    return answerOf(reply)
  } catch (error) {
    const { code } = asAppError(error)
    if (isUnanswered(code)) return { kind: 'none' }
    throw error
  }
}

/** An answer without JSON is not ours, whatever its header says. */
export function answerOf({ status, header, json }: Reply): Answer {
  if (json === undefined && status !== 204) return { kind: 'none' }
  const error = errorAnswerSchema.safeParse(json)
  const retryAfterMs = retryAfter(header('retry-after'))
  return {
    kind: 'answer',
    status,
    code: error.success ? error.data.error.code : '',
    body: json,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

/** Takes seconds or a date; undefined when the server sent none that can be read. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
