/**
 * The error catalogue (spec 1 §8, 2 §8): the name of a failure and what a person is shown. Sentences for
 * codes are in the group `errors`; statuses of codes on the wire in server/http/answers/error-answer.
 */
import type { ErrorCode, ErrorDetails, ErrorWire } from '../errors'

/** Names the specification gives, with their messages; an error report contains the name. */
const namedErrors = {
  ApiResponseError: 'Fehler in Api-Response',
  BsNotFoundError: 'Resource not found',
  ServiceWorkerRegError: 'ServiceWorkerRegError',
} as const

/**
 * `BsRequestError`: the special error of the statuses below; `Error`: any other, identified by its message.
 */
export type ErrorName = keyof typeof namedErrors | 'BsRequestError' | 'Error'

/** Statuses that raise the special request error. */
const requestStatuses: readonly unknown[] = [404, 403, 400, 307]

/** The specification's name of an error. */
export function nameOfError({ code, message, details }: ErrorWire): ErrorName {
  if (message === namedErrors.ServiceWorkerRegError) return 'ServiceWorkerRegError'
  if (code === 'not-found') return 'BsNotFoundError'
  if (code === 'redirect' || requestStatuses.includes(details['status'])) return 'BsRequestError'
  return code === 'api-response' ? 'ApiResponseError' : 'Error'
}

/**
 * `code` names a sentence of the group `errors`; `text` is shown as it is; `lines` are `key: value`, below
 * the sentence.
 */
export type ErrorDisplay =
  | { kind: 'text'; text: string }
  | { kind: 'sentence'; code: ErrorCode; lines: readonly string[] }

/** The standard sentence: for an empty message or one of the browser only. */
const standard: ErrorCode = 'internal'

/** Codes whose payload is shown field by field; details of other codes are values of their sentences. */
const toldByField: ReadonlySet<ErrorCode> = new Set(['invalid-input', 'api-response', 'internal'])

/** Facts about the request itself, not payload. */
const aboutRequest = new Set(['status', 'id', 'call', 'target', 'retryAfter', 'message'])

/**
 * The text a person is shown: the message of the payload; otherwise the sentence of the code and, unless the
 * status is 404 or 403, the payload's keys and values. `hasSentence` tells which codes the catalogue knows.
 */
export function displayOfError(
  { code, message, details }: ErrorWire,
  hasSentence: (code: ErrorCode) => boolean,
): ErrorDisplay {
  const said = details['message']
  if (typeof said === 'string' && isTelling(said)) return { kind: 'text', text: said }
  if (!hasSentence(code)) {
    if (isTelling(message)) return { kind: 'text', text: message }
    return { kind: 'sentence', code: standard, lines: linesOf(code, details) }
  }
  return { kind: 'sentence', code, lines: linesOf(code, details) }
}

function isTelling(message: string): boolean {
  return message.trim() !== '' && message !== 'Failed to fetch'
}

function linesOf(code: ErrorCode, details: ErrorDetails): string[] {
  if (!toldByField.has(code) || details['status'] === 404 || details['status'] === 403) return []
  return Object.entries(details)
    .filter(([key]) => !aboutRequest.has(key))
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
}
